import type { Role } from '@backend/call'
import { secureRandom, systemClock } from '@backend/surroundings'
import { applyFault, type FaultName } from '../host/faults'
import { broughtUpToDate } from '../host/kept-bytes'
import { MovedClock } from '../host/moved-clock'
import { seededBytes } from '../host/seeded-bytes'
import { seededRandom } from '../host/seeded-random'
import { StillClock } from '../host/still-clock'
import { openWorld, type World } from '../host/world'
import { defaultScenario, type ScenarioName } from '../scenarios'
import { forgetWorld, keepWorld, recallWorld } from './kept-world'
import { readySeeds } from './seed-store'
import { sql } from './sql'

/** Which world to show. */
export type WorldChoice = {
  scenario?: ScenarioName
  /** Whose session has begun already; nobody's when left out. */
  role?: Role
  /** A moment at which time stands, ISO 8601; by default it is now, and goes on. */
  clock?: string
  faults?: FaultName[]
  /** Goes on where the last visit ended, and keeps what happens. A story leaves it out: each gets a world of its own. */
  isKept?: boolean
}

type Present = { world: World; scenario: ScenarioName; isKept: boolean; clock: MovedClock }

const NONE = 'startMock() has shown no world yet.'
const log = { error: (message: string, cause: unknown) => console.error(message, cause) }

let present: Promise<Present> | undefined
/** The world before the present one. It ends when the next comes: calls of a screen that was just left may be under way in it. */
let former: Promise<Present> | undefined
/** Another tab changed the kept world; read it again before the next call. */
let isOutdated = false
const tabs = new BroadcastChannel('timberdesk-mock')
tabs.addEventListener('message', () => {
  isOutdated = true
})

/** Puts that world in place of the present one. */
export async function showWorld(choice: WorldChoice): Promise<World> {
  const ended = former
  former = present
  present = openChosen(choice)
  void ended?.then(
    ({ world }) => world.db.destroy(),
    () => {},
  )
  return (await present).world
}

/** The world that calls go to. @throws before one was shown */
export async function presentWorld(): Promise<World> {
  const shown = await present
  if (!shown) throw new Error(NONE)
  if (!shown.isKept || !isOutdated) return shown.world
  isOutdated = false
  const { network } = shown.world
  const world = await showWorld({ isKept: true, scenario: shown.scenario })
  Object.assign(world.network, network)
  return world
}

/** The world that is shown, with what can be said of it and done to it from outside. @throws before one was shown */
export async function presentScene(): Promise<Omit<Present, 'isKept'>> {
  // As another tab left it.
  await presentWorld()
  const shown = await present
  if (!shown) throw new Error(NONE)
  return shown
}

/** Keeps the present world for the next visit, and tells other tabs. */
export async function keepPresentWorld(): Promise<void> {
  const shown = await present
  if (!shown?.isKept) return
  const { world, scenario, clock } = shown
  await keepWorld({
    scenario,
    bytes: await world.exportBytes(),
    cookies: world.jar.snapshot(),
    ahead: clock.ahead,
  })
  tabs.postMessage('kept')
}

/** Starts over: the next visit meets the scenario as it was written. */
export const forgetKeptWorld = forgetWorld

async function openChosen({
  scenario,
  role,
  clock: moment,
  faults = [],
  isKept = false,
}: WorldChoice): Promise<Present> {
  const kept = isKept ? await recallWorld() : null
  const fits = kept && (scenario === undefined || scenario === kept.scenario) ? kept : null
  const chosen = fits?.scenario ?? scenario ?? defaultScenario
  const carried = fits && (await broughtUpToDate(await sql, fits.bytes))
  const isRenewed = fits !== null && carried === null
  if (isRenewed) {
    console.info(
      'The world that this browser kept was of other code and can’t go on with it. It was made anew.',
    )
    await forgetWorld()
  }
  const clock = new MovedClock(
    moment === undefined ? systemClock : new StillClock(moment).now,
    carried ? fits?.ahead : 0,
  )
  // The database is fetched while WebAssembly compiles.
  const [sqlJs, bytes] = await Promise.all([sql, carried ?? seededBytes(sql, chosen, readySeeds)])
  const world = openWorld({
    sql: sqlJs,
    bytes,
    now: clock.now,
    // A kept world must never draw the same ids again after a reload.
    random: isKept ? secureRandom : seededRandom(1),
    log,
    cookies: carried && fits ? fits.cookies : [],
  })
  if (role) await world.loginAs(role)
  for (const fault of faults) applyFault(world, fault)
  return { world, scenario: chosen, isKept, clock }
}
