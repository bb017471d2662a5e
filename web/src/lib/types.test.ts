// @vitest-environment node
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { expect, it } from 'vitest'
import description from './openapi.json'
import kept from './openapi.ts?raw'

it('the types are made from the description beside them', async () => {
  const made = astToString(await openapiTS(description as unknown as OpenAPI3, { defaultNonNullable: false }))
  expect(kept.includes(made.trim()), 'stale: npm run types').toBe(true)
})
