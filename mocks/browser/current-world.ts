import initSqlJs from 'sql.js'
import wasmUrl from 'sql.js/dist/sql-wasm-browser.wasm?url'
import { seededUrls } from 'virtual:seeded-worlds'
import type { Role } from '@backend/call'
import { secureRandom, systemClock } from '@backend/app-context'
import { applyFault, type FaultName } from '../host/faults'
import { migrateStoredWorld } from '../host/migrate-stored-world'
import { OffsetClock, FakeClock } from '../host/fake-clock'
import { getSeededBytes, type SeedStore } from '../host/seeded-bytes'
import { createSeededRandom } from '../host/seeded-random'
import { openWorld, type World } from '../host/world'
import { DEFAULT_SCENARIO, type ScenarioName } from '../scenarios'
import { loadPaperFonts } from './paper-fonts'
import { clearStoredWorld, readStoredWorld, storeWorld } from './stored-world'

/** Scenarios that are seeded at build time. Others are seeded in the page, which takes a moment. */
const loadPrebuiltSeed: SeedStore = async (scenario, createSeed) => {
  const url = seededUrls[scenario]
  if (url === undefined) return createSeed()
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The seeded database ${url} is not there (${answer.status}).`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** SQLite in WebAssembly, from the application's own origin. */
const sql = initSqlJs({ locateFile: () => wasmUrl })

/** World to open. */
export interface WorldChoice {
  scenario?: ScenarioName
  /** Role of the logged-in user. Without it, the visitor is logged out. */
  role?: Role
  /** Fixed time in ISO 8601. By default the clock runs from the current time. */
  clock?: string
  faults?: FaultName[]
  /**
   * Continues the stored world and stores changes. Stories leave it out: each gets its own world.
   */
  isStored?: boolean
}

interface CurrentWorld {
  world: World
  scenario: ScenarioName
  isStored: boolean
  clock: OffsetClock
}

const NO_WORLD_MESSAGE = 'No world is open: call startMock() first.'
const log = { error: (message: string, cause: unknown) => console.error(message, cause) }

let current: Promise<CurrentWorld> | undefined
/**
 * Previous world. It is closed when the next one opens, because calls of the last screen may still
 * use it.
 */
let previous: Promise<CurrentWorld> | undefined
/** True if another tab changed the stored world, which is then read again before the next call. */
let isOutdated = false
const tabs = new BroadcastChannel('timberdesk-mock')
tabs.addEventListener('message', () => {
  isOutdated = true
})

/** Replaces the current world. */
export async function replaceWorld(choice: WorldChoice): Promise<World> {
  const ended = previous
  previous = current
  current = openChosenWorld(choice)
  void ended?.then(
    ({ world }) => world.db.destroy(),
    () => {},
  )
  return (await current).world
}

/**
 * Returns the world that answers calls.
 * @throws if no world was opened
 */
export async function getCurrentWorld(): Promise<World> {
  const currentWorld = await current
  if (!currentWorld) throw new Error(NO_WORLD_MESSAGE)
  if (!currentWorld.isStored || !isOutdated) return currentWorld.world
  isOutdated = false
  const { network } = currentWorld.world
  const world = await replaceWorld({ isStored: true, scenario: currentWorld.scenario })
  Object.assign(world.network, network)
  return world
}

/**
 * Returns the current world with its scenario and clock.
 * @throws if no world was opened
 */
export async function getControlledWorld(): Promise<Omit<CurrentWorld, 'isStored'>> {
  // Reload the world if another tab changed it.
  await getCurrentWorld()
  const currentWorld = await current
  if (!currentWorld) throw new Error(NO_WORLD_MESSAGE)
  return currentWorld
}

/** Stores the current world for the next visit, and notifies other tabs. */
export async function storeCurrentWorld(): Promise<void> {
  const currentWorld = await current
  if (!currentWorld?.isStored) return
  const { world, scenario, clock } = currentWorld
  await storeWorld({
    scenario,
    bytes: await world.exportBytes(),
    cookies: world.jar.snapshot(),
    ahead: clock.ahead,
  })
  tabs.postMessage('kept')
}

async function openChosenWorld({
  scenario,
  role,
  clock: startTime,
  faults = [],
  isStored = false,
}: WorldChoice): Promise<CurrentWorld> {
  const stored = isStored ? await readStoredWorld() : null
  const reusable =
    stored && (scenario === undefined || scenario === stored.scenario) ? stored : null
  const chosen = reusable?.scenario ?? scenario ?? DEFAULT_SCENARIO
  const migratedBytes = reusable && (await migrateStoredWorld(await sql, reusable.bytes))
  const isRenewed = reusable !== null && migratedBytes === null
  if (isRenewed) {
    console.info(
      'The data in this browser were created by another version, which this one cannot read. They were replaced by new data.',
    )
    await clearStoredWorld()
  }
  const clock = new OffsetClock(
    startTime === undefined ? systemClock : new FakeClock(startTime).now,
    migratedBytes ? reusable?.ahead : 0,
  )
  // The database is fetched while WebAssembly compiles.
  const [sqlJs, bytes] = await Promise.all([
    sql,
    migratedBytes ?? getSeededBytes(sql, chosen, loadPrebuiltSeed),
  ])
  const world = openWorld({
    sql: sqlJs,
    bytes,
    now: clock.now,
    // A stored world must not generate the same ids again after a reload.
    random: isStored ? secureRandom : createSeededRandom(1),
    log,
    loadPaperFonts,
    cookies: migratedBytes && reusable ? reusable.cookies : [],
  })
  if (role) await world.loginAs(role)
  for (const fault of faults) applyFault(world, fault)
  return { world, scenario: chosen, isStored, clock }
}
