// A server in a process of its own, so that whoever measures it doesn't take its time.
import { openServer } from '../server/open'

const server = await openServer({ dataDir: process.argv[2] ?? 'data', port: 0, demo: true })
process.send?.(server.url)
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
