import type { Db } from '@backend/db/tables'
import type { SeedTools } from '@backend/seed/people'
import {
  seedBusyWeek,
  seedEverythingLate,
  seedFirstDay,
  seedHundredThousand,
  seedUnreadMail,
} from '@backend/seed/worlds'

/** Fills an empty, migrated database. */
export type Scenario = (db: Db, tools: SeedTools) => Promise<void>

/** Scenarios by name. docs/mock.md describes each. */
export const scenarios = {
  first_day: seedFirstDay,
  busy_week: seedBusyWeek,
  everything_late: seedEverythingLate,
  unread_mail: seedUnreadMail,
  hundred_thousand: seedHundredThousand,
  // This world does not contain the session of an earlier visit, so the browser finds its session
  // expired.
  expired_session: seedBusyWeek,
} satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios
export const DEFAULT_SCENARIO: ScenarioName = 'busy_week'

export const isScenario = (name: unknown): name is ScenarioName =>
  typeof name === 'string' && Object.hasOwn(scenarios, name)
export const scenarioNames = Object.keys(scenarios).filter(isScenario)

/** Returns the first scenario with the same seed, so that equal databases are created once. */
export const getSeedName = (name: ScenarioName): ScenarioName =>
  scenarioNames.find((other) => scenarios[other] === scenarios[name]) ?? name
