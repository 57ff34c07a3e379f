// A server that says when it begins to open its database, and when it is there: whoever started it may end it in between. Its clock stands
// still, so that what it writes at its first start is the same each time.
import { openServer } from '../server/open-server'

const [, , dataDir = 'data'] = process.argv
process.send?.('begins')
await openServer({ dataDir, port: 0, demo: true, clock: () => new Date('2026-11-20T09:00:00Z') })
process.send?.('is there')
