// `npm run check`: every check that needs no running application.
import { runParts } from './run-parts.mjs'
import { checks } from './test-parts.mjs'

await runParts(checks)
