import initSqlJs from 'sql.js'
import { beforeEach } from 'vitest'
import { getSeededBytes } from '../host/seeded-bytes'
import { createSeededRandom } from '../host/seeded-random'
import { FakeClock } from '../host/fake-clock'
import { applyFault, type FaultName } from '../host/faults'
import { openWorld, type World } from '../host/world'
import { defaultScenario, type ScenarioName } from '../scenarios'
import { getCachedSeed } from './seed-cache'

/** The present test's world, and what a test may do to it. */
export type TestWorld = Pick<World, 'db' | 'backend' | 'jar' | 'network' | 'loginAs'> & {
  clock: FakeClock
  /** Makes something go wrong from now on. */
  fail(fault: FaultName): void
  failures: unknown[]
}

let current: TestWorld | undefined
const sql = initSqlJs()

/** @throws outside a test */
export function getTestWorld(): TestWorld {
  if (!current) throw new Error('There is no world yet: call renewWorlds() in its file.')
  return current
}

/** Puts a fresh world in place of the present one. */
export async function openTestWorld(scenario: ScenarioName = defaultScenario): Promise<void> {
  const sqlJs = await sql
  const clock = new FakeClock()
  const failures: unknown[] = []
  const world = openWorld({
    sql: sqlJs,
    bytes: await getSeededBytes(sqlJs, scenario, getCachedSeed),
    now: clock.now,
    random: createSeededRandom(1),
    log: { error: (_message, cause) => failures.push(cause) },
  })
  current = { ...world, clock, failures, fail: (fault) => applyFault(world, fault) }
}

export async function closeTestWorld(): Promise<void> {
  await current?.db.destroy()
  current = undefined
}

/**
 * The world of each test, fresh every time; a scenario other than the usual one may be named.
 * @returns an object that always shows the present test's world
 */
export function useTestWorld(scenario?: ScenarioName): TestWorld {
  if (scenario) beforeEach(() => openTestWorld(scenario))
  return {
    get db() {
      return getTestWorld().db
    },
    get backend() {
      return getTestWorld().backend
    },
    get jar() {
      return getTestWorld().jar
    },
    get network() {
      return getTestWorld().network
    },
    get clock() {
      return getTestWorld().clock
    },
    get failures() {
      return getTestWorld().failures
    },
    loginAs: (role) => getTestWorld().loginAs(role),
    fail: (fault) => getTestWorld().fail(fault),
  }
}
