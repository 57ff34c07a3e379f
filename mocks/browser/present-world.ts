import type { Role } from '@backend/call'
import { secureRandom, systemClock } from '@backend/surroundings'
import { applyFault, type FaultName } from '../host/faults'
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

type Present = { world: World; scenario: ScenarioName; isKept: boolean; now: () => Date }

const log = { error: (message: string, cause: unknown) => console.error(message, cause) }

let present: Promise<Present> | undefined
/** Another tab changed the kept world; read it again before the next call. */
let isOutdated = false
const tabs = new BroadcastChannel('timberdesk-mock')
tabs.addEventListener('message', () => {
  isOutdated = true
})

/** Puts that world in place of the present one. */
export async function showWorld(choice: WorldChoice): Promise<World> {
  present = openChosen(choice)
  return (await present).world
}

/** The world that calls go to. @throws before one was shown */
export async function presentWorld(): Promise<World> {
  const shown = await present
  if (!shown) throw new Error('startMock() has shown no world yet.')
  if (!shown.isKept || !isOutdated) return shown.world
  isOutdated = false
  const { network } = shown.world
  const world = await showWorld({ isKept: true, scenario: shown.scenario })
  Object.assign(world.network, network)
  return world
}

/** Keeps the present world for the next visit, and tells other tabs. */
export async function keepPresentWorld(): Promise<void> {
  const shown = await present
  if (!shown?.isKept) return
  await keepWorld({ scenario: shown.scenario, bytes: await shown.world.exportBytes(), cookies: shown.world.jar.snapshot() })
  tabs.postMessage('kept')
}

/** Starts over: the next visit meets the scenario as it was written. */
export const forgetKeptWorld = forgetWorld

async function openChosen({ scenario, role, clock, faults = [], isKept = false }: WorldChoice): Promise<Present> {
  const now = clock === undefined ? systemClock : new StillClock(clock).now
  const kept = isKept ? await recallWorld() : null
  const fits = kept && (scenario === undefined || scenario === kept.scenario) ? kept : null
  const chosen = fits?.scenario ?? scenario ?? defaultScenario
  // The database is fetched while WebAssembly compiles.
  const [sqlJs, bytes] = await Promise.all([sql, fits?.bytes ?? seededBytes(sql, chosen, readySeeds)])
  const world = openWorld({
    sql: sqlJs,
    bytes,
    now,
    // A kept world must never draw the same ids again after a reload.
    random: isKept ? secureRandom : seededRandom(1),
    log,
    cookies: fits?.cookies ?? [],
  })
  if (role) await world.loginAs(role)
  for (const fault of faults) applyFault(world, fault)
  return { world, scenario: chosen, isKept, now }
}
