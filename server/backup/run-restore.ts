// `npm run restore -- FILE`: replaces the embedded database by a backup, while no server runs.
import { readConfiguration } from '../configuration'
import { explainDatabaseError } from '../database-error'
import { restoreDatabase } from './restore'

const [file] = process.argv.slice(2)
try {
  const store = readConfiguration(process.env)
  if (file === undefined) throw new Error('Name the file: npm run restore -- backup.sqlite')
  if ('databaseUrl' in store)
    throw new Error('This restores the embedded database. Restore PostgreSQL with pg_restore.')
  try {
    const kept = await restoreDatabase(store.dataDir, file, new Date())
    console.log(`${file} is restored.${kept === null ? '' : ` The database before is ${kept}.`}`)
  } catch (error) {
    const sentence = explainDatabaseError(error, store)
    throw sentence === null ? error : new Error(sentence, { cause: error })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
