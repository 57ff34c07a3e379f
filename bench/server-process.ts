// A server in its own process, so that the measuring process does not slow it down.
import { openServer, type ServerOptions } from '../server/open-server'

const [, , store = 'data', options = '{}'] = process.argv
const where = store.startsWith('postgres:') ? { databaseUrl: store } : { dataDir: store }
const server = await openServer({
  ...where,
  port: 0,
  demo: true,
  ...(JSON.parse(options) as Partial<ServerOptions>),
})
process.send?.(server.url)
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
