/**
 * Seeds the databases of scenarios at build time and prints their files as JSON: `{ "busy_week":
 * "/…/busy_week-….sqlite" }`.
 */
import initSqlJs from 'sql.js'
import { getSeededBytes } from '../host/seeded-bytes'
import { getCachedSeed, getSeedFile } from '../node/seed-cache'
import type { ScenarioName } from '../scenarios'

/**
 * Scenarios that users and stories open most. Larger ones are seeded in the page. `expired_session`
 * has the database of `busy_week`.
 */
const PREBUILT_SCENARIOS: readonly ScenarioName[] = [
  'first_day',
  'busy_week',
  'unread_mail',
  'everything_late',
]

const sql = await initSqlJs()
const files: Record<string, string> = {}
for (const scenario of PREBUILT_SCENARIOS) {
  await getSeededBytes(sql, scenario, getCachedSeed)
  files[scenario] = await getSeedFile(scenario)
}
console.log(JSON.stringify(files))
