// A server that reports when it opens its database and when it is ready, so that its parent can
// kill it in between. Its clock is fixed, so its first start always writes the same.
import { openServer } from '../server/open-server'

const [, , dataDir = 'data'] = process.argv
process.send?.('opening')
await openServer({ dataDir, port: 0, demo: true, clock: () => new Date('2026-11-20T09:00:00Z') })
process.send?.('ready')
