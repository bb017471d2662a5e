// The tables of every game as it comes out of the box, from the server's own description: for tests.
import description from './openapi.json'

const { examples } =
  description.paths['/api/rulesets/{ruleset}/tables'].get.responses['200'].content['application/json']

export const tablesOf = (game: keyof typeof examples): unknown => examples[game].value
