import {
  accessSync,
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  renameSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import Libsql from 'libsql'
import { claimDataFolder } from '../claim-folder'
import { giveToFolderOwner } from '../data-file'
import { getDatabaseFile, toFileTime } from './back-up'
import { checkDatabase, syncToDisk } from './copy-database.mjs'

/**
 * Replaces the embedded database by a backup. The current one is kept beside it.
 * @returns the file in which the current database is kept; null if there was none
 * @throws with a sentence for the operator, before it changes anything
 */
export async function restoreDatabase(
  dataDir: string,
  backup: string,
  now: Date,
): Promise<string | null> {
  const file = getDatabaseFile(dataDir)
  assertReadable(backup)
  const endClaim = await claimDataFolder(dataDir)
  const kept = existsSync(file) ? `${file}.before-restore-${toFileTime(now)}` : null
  const copy = `${file}.restored`
  let unlock = () => {}
  try {
    if (kept !== null) unlock = lockExclusively(file)
    copyFileSync(backup, copy)
    chmodSync(copy, 0o600)
    giveToFolderOwner(copy)
    checkBackup(copy, backup)
    syncToDisk(copy)
    if (kept !== null)
      for (const suffix of ['', '-wal', '-shm'])
        if (existsSync(file + suffix)) renameSync(file + suffix, kept + suffix)
    renameSync(copy, file)
    syncToDisk(path.dirname(file))
  } finally {
    unlock()
    endClaim()
    rmSync(copy, { force: true })
  }
  return kept
}

function assertReadable(file: string): void {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  try {
    accessSync(file, constants.R_OK)
  } catch (cause) {
    throw new Error(`This user may not read ${file}. Nothing was changed.`, { cause })
  }
}

function checkBackup(copy: string, name: string): void {
  try {
    checkDatabase(copy)
  } catch (cause) {
    throw new Error(`${name} is no backup of Timberdesk, or is damaged. Nothing was changed.`, {
      cause,
    })
  }
}

/**
 * Moves the write-ahead log into the file and locks the file. A damaged file stays unlocked,
 * because no server uses it.
 * @returns a function that unlocks it
 * @throws if a server has the file open
 */
function lockExclusively(file: string): () => void {
  const database = new Libsql(file)
  try {
    // The change of the mode fails while any other connection is open.
    database.exec(`
      pragma busy_timeout = 500;
      pragma journal_mode = delete;
      pragma locking_mode = exclusive;
      begin exclusive;
    `)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code !== 'SQLITE_NOTADB' && code !== 'SQLITE_CORRUPT') {
      database.close()
      throw new Error(
        code === 'SQLITE_BUSY'
          ? `A server is using ${file}. Stop it, then restore again. Nothing was changed.`
          : `${file} cannot be replaced: ${String(error)}`,
        { cause: error },
      )
    }
  }
  return () => database.close()
}
