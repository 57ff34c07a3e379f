import initSqlJs from 'sql.js'
import { beforeEach } from 'vitest'
import { getSeededBytes } from '../host/seeded-bytes'
import { createSeededRandom } from '../host/seeded-random'
import { FakeClock } from '../host/fake-clock'
import { applyFault, type FaultName } from '../host/faults'
import { openWorld, type World } from '../host/world'
import { DEFAULT_SCENARIO, type ScenarioName } from '../scenarios'
import { loadPaperFonts } from '../../server/paper-fonts'
import { getCachedSeed } from './seed-cache'

/** World of the current test, with controls for the test. */
export type TestWorld = Pick<World, 'db' | 'backend' | 'jar' | 'network' | 'loginAs'> & {
  clock: FakeClock
  /** Injects a fault from now on. */
  injectFault(fault: FaultName): void
  /** Unexpected errors that the backend logged. */
  loggedErrors: unknown[]
}

let current: TestWorld | undefined
const sql = initSqlJs()

/**
 * Returns the world of the current test.
 * @throws outside a test
 */
export function getTestWorld(): TestWorld {
  if (!current) throw new Error('There is no world yet: call setUpTestWorlds() in its file.')
  return current
}

/** Replaces the current world with a fresh one. */
export async function openTestWorld(scenario: ScenarioName = DEFAULT_SCENARIO): Promise<void> {
  const sqlJs = await sql
  const clock = new FakeClock()
  const loggedErrors: unknown[] = []
  const world = openWorld({
    sql: sqlJs,
    bytes: await getSeededBytes(sqlJs, scenario, getCachedSeed),
    now: clock.now,
    random: createSeededRandom(1),
    log: { error: (_message, cause) => loggedErrors.push(cause) },
    loadPaperFonts,
  })
  current = { ...world, clock, loggedErrors, injectFault: (fault) => applyFault(world, fault) }
}

export async function closeTestWorld(): Promise<void> {
  await current?.db.destroy()
  current = undefined
}

/**
 * Opens a fresh world for each test.
 * @returns an object that always refers to the current test's world
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
    get loggedErrors() {
      return getTestWorld().loggedErrors
    },
    loginAs: (role) => getTestWorld().loginAs(role),
    injectFault: (fault) => getTestWorld().injectFault(fault),
  }
}
