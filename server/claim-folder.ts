import path from 'node:path'
import Libsql from 'libsql'
import { isSqliteLocked } from '@backend/db/dialect'
import { ConfigurationError } from './configuration'
import { createDataFile } from './data-file'
import { createFolder } from './open-database'

/**
 * Claims a data folder for one server with a lock of the operating system, which ends with the
 * process, however that ends.
 * @returns a function that ends the claim
 * @throws ConfigurationError if another server has claimed the folder
 */
export async function claimDataFolder(dataDir: string): Promise<() => void> {
  await createFolder(path.resolve(dataDir))
  const file = path.join(path.resolve(dataDir), 'server.lock')
  createDataFile(file)
  const lock = new Libsql(file)
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive')
  } catch (error) {
    lock.close()
    if (!isSqliteLocked(error)) throw error
    throw new ConfigurationError(
      `Another Timberdesk server uses the folder ${path.resolve(dataDir)}. Stop it first, or give this server its own folder such as DATA_DIR=data-2.`,
    )
  }
  return () => lock.close()
}
