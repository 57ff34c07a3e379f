// `npm run check`: all that can be said of the code without running it.
import { runParts } from './run-parts.mjs'
import { checks } from './test-parts.mjs'

await runParts(checks)
