import initSqlJs from 'sql.js'
import { beforeEach } from 'vitest'
import { seededBytes } from '../host/seeded-bytes'
import { seededRandom } from '../host/seeded-random'
import { StillClock } from '../host/still-clock'
import { applyFault, type FaultName } from '../host/faults'
import { openWorld, type World } from '../host/world'
import { defaultScenario, type ScenarioName } from '../scenarios'
import { cachedSeed } from './seed-cache'

/** The present test's world, and what a test may do to it. */
export type TestWorld = Pick<World, 'db' | 'backend' | 'jar' | 'network' | 'loginAs'> & {
  clock: StillClock
  /** Makes something go wrong from now on. */
  fail(fault: FaultName): void
  /** What nobody expected: failures that the backend logged, and calls that the contract doesn't have. */
  failures: unknown[]
}

let present: TestWorld | undefined
const sql = initSqlJs()

/** @throws outside a test */
export function presentWorld(): TestWorld {
  if (!present) throw new Error('There is no world yet: call renewWorlds() in its file.')
  return present
}

/** Puts a fresh world in place of the present one. */
export async function renewWorld(scenario: ScenarioName = defaultScenario): Promise<void> {
  const sqlJs = await sql
  const clock = new StillClock()
  const failures: unknown[] = []
  const world = openWorld({
    sql: sqlJs,
    bytes: await seededBytes(sqlJs, scenario, cachedSeed),
    now: clock.now,
    random: seededRandom(1),
    log: { error: (_message, cause) => failures.push(cause) },
  })
  present = { ...world, clock, failures, fail: (fault) => applyFault(world, fault) }
}

export async function leaveWorld(): Promise<void> {
  await present?.db.destroy()
  present = undefined
}

/**
 * The world of each test, fresh every time; a scenario other than the usual one may be named.
 * @returns an object that always shows the present test's world
 */
export function useWorld(scenario?: ScenarioName): TestWorld {
  if (scenario) beforeEach(() => renewWorld(scenario))
  return {
    get db() {
      return presentWorld().db
    },
    get backend() {
      return presentWorld().backend
    },
    get jar() {
      return presentWorld().jar
    },
    get network() {
      return presentWorld().network
    },
    get clock() {
      return presentWorld().clock
    },
    get failures() {
      return presentWorld().failures
    },
    loginAs: (role) => presentWorld().loginAs(role),
    fail: (fault) => presentWorld().fail(fault),
  }
}
