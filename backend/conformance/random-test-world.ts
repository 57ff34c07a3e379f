import initSqlJs from 'sql.js'
import { getSeededBytes } from '@mocks/host/seeded-bytes'
import { createSeededRandom } from '@mocks/host/seeded-random'
import { FakeClock } from '@mocks/host/fake-clock'
import { openWorld, type World } from '@mocks/host/world'
import { getCachedSeed } from '@mocks/node/seed-cache'
import { defaultScenario, type ScenarioName } from '@mocks/scenarios'
import { loadPaperFonts } from '../../server/paper-fonts'
import type { People } from './host'
import { createWorldPeople } from './world-people'

/**
 * The whole backend without a network, for random tests. Unexpected errors are in `loggedErrors`.
 */
export type RandomTestWorld = { world: World; people: People; loggedErrors: unknown[] }

export async function openRandomTestWorld(
  scenario: ScenarioName = defaultScenario,
  timeZone?: string,
): Promise<RandomTestWorld> {
  const loggedErrors: unknown[] = []
  const sql = await initSqlJs()
  const { now } = new FakeClock()
  const bytes = await getSeededBytes(sql, scenario, getCachedSeed)
  const world = openWorld({
    sql,
    bytes,
    now,
    random: createSeededRandom(1),
    log: { error: (_message, cause) => loggedErrors.push(cause) },
    loadPaperFonts,
    ...(timeZone !== undefined && { timeZone }),
  })
  return { world, people: createWorldPeople(world.backend, now), loggedErrors }
}
