// A server in a process of its own, so that whoever measures it doesn't take its time.
import { openServer } from '../server/open-server'

const [, , store = 'data'] = process.argv
const where = store.startsWith('postgres:') ? { databaseUrl: store } : { dataDir: store }
const server = await openServer({ ...where, port: 0, demo: true, trustProxy: true })
process.send?.(server.url)
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
