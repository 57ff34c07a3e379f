// `npm run backup -- FILE`: copies the embedded database, also while the server runs.
import path from 'node:path'
import { readConfiguration } from '../configuration'
import { explainDatabaseError } from '../database-error'
import { backUp } from './back-up'

const [file] = process.argv.slice(2)
try {
  const store = readConfiguration(process.env)
  if (file === undefined) throw new Error('Name the file: npm run backup -- backup.sqlite')
  if ('databaseUrl' in store)
    throw new Error('This backs up the embedded database. Back up PostgreSQL with pg_dump.')
  const target = path.resolve(file)
  const { bytes } = await backUp(store.dataDir, target).catch((error: unknown) => {
    const sentence = explainDatabaseError(error, {
      dataDir: isDiskFull(error) ? path.dirname(target) : store.dataDir,
    })
    throw sentence === null ? error : new Error(sentence, { cause: error })
  })
  console.log(`${target}: ${(bytes / 1e6).toFixed(1)} MB, checked.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** True if the disk of the copy is full: the source is only read. */
function isDiskFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === 'ENOSPC' || code === 'SQLITE_FULL'
}
