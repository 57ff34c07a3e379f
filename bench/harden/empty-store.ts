import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { DataStore } from '../../server/configuration'
import { withPostgres } from '../postgres'

/**
 * Provides an empty database of the same kind for as long as the work takes. Writing a million
 * rows there would lock the server of the attack and slow down the measured calls.
 */
export async function withEmptyStore<Result>(
  store: DataStore,
  work: (empty: DataStore) => Promise<Result>,
): Promise<Result> {
  if (!('dataDir' in store)) return withPostgres(({ url }) => work({ databaseUrl: url }))
  const dataDir = await mkdtemp(path.join(tmpdir(), 'timberdesk-empty-'))
  try {
    return await work({ dataDir })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
