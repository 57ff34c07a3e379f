/** Makes the databases of scenarios that lie ready for the browser, and prints where they are as JSON: `{ "busy_week": "/…/busy_week-….sqlite" }`. */
import initSqlJs from 'sql.js'
import { getSeededBytes } from '../host/seeded-bytes'
import { getCachedSeed, getSeedFile } from '../node/seed-cache'
import type { ScenarioName } from '../scenarios'

/** Those that people and stories open most; a larger one is made where it is wanted. */
const PREBUILT_SCENARIOS: readonly ScenarioName[] = [
  'first_day',
  'busy_week',
  'unread_mail',
  'everything_late',
  'expired_session',
]

const sql = await initSqlJs()
const files: Record<string, string> = {}
for (const scenario of PREBUILT_SCENARIOS) {
  await getSeededBytes(sql, scenario, getCachedSeed)
  files[scenario] = await getSeedFile(scenario)
}
console.log(JSON.stringify(files))
