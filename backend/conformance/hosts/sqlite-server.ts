import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openServer } from '../../../server/open-server'
import type { Host } from '../host'
import { createHostClock } from './host-clock'
import { createHttpSend } from './over-http'

/** Starts the server of `npm start` on a SQLite file. */
export async function openSqliteServer(): Promise<Host> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'timberdesk-conformance-'))
  const clock = createHostClock()
  const server = await openServer({ port: 0, dataDir, demo: true, validatesResponses: true, clock })
  return {
    createSend: () => createHttpSend(server.url, clock),
    close: async () => {
      await server.close()
      await rm(dataDir, { recursive: true })
    },
  }
}
