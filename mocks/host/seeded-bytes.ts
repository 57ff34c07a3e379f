import type { SqlJsStatic } from 'sql.js'
import { migrate } from '@backend/db/migrate'
import { openSqlJs } from '@backend/db/open-sql-js'
import { getSeedName, scenarios, type ScenarioName } from '../scenarios'
import { createSeededRandom } from './seeded-random'
import { FakeClock } from './fake-clock'

/** Returns a scenario's database, from a cache if the host has one, or else from `createSeed`. */
export type SeedStore = (
  scenario: ScenarioName,
  createSeed: () => Promise<Uint8Array>,
) => Promise<Uint8Array>

const seededByScenario = new Map<ScenarioName, Promise<Uint8Array>>()

/**
 * Returns a scenario's database file. It is fetched or created once, then shared by all worlds.
 * @param sql awaited only if the file must be created
 */
export function getSeededBytes(
  sql: SqlJsStatic | Promise<SqlJsStatic>,
  scenario: ScenarioName,
  store: SeedStore,
): Promise<Uint8Array> {
  const name = getSeedName(scenario)
  const pending = seededByScenario.get(name) ?? store(name, async () => seed(await sql, name))
  seededByScenario.set(name, pending)
  return pending
}

async function seed(sql: SqlJsStatic, scenario: ScenarioName): Promise<Uint8Array> {
  const database = new sql.Database()
  const db = openSqlJs(database)
  await migrate(db, 'sqlite')
  const tools = { clock: new FakeClock().now, random: createSeededRandom(20261120) }
  await db.transaction().execute((trx) => scenarios[scenario](trx, tools))
  const bytes = database.export()
  await db.destroy()
  return bytes
}
