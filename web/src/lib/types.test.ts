// @vitest-environment node
import { readFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import { expect, it } from 'vitest'

it('the types are made from the description beside them', async () => {
  const here = (name: string) => new URL(name, import.meta.url)
  const made = astToString(await openapiTS(here('openapi.json'), { defaultNonNullable: false }))
  const kept = readFileSync(here('openapi.ts'), 'utf8')
  expect(kept.endsWith(made.trimStart()) || kept.includes(made.trim()), 'stale: npm run types').toBe(true)
})
