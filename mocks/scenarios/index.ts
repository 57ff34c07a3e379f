import type { Db } from '@backend/db/tables'
import { seedPeople, type SeedTools } from '@backend/seed/people'

/** Fills an empty, migrated database. */
export type Scenario = (db: Db, tools: SeedTools) => Promise<void>

const firstDay: Scenario = async (db, tools) => {
  await seedPeople(db, tools)
}

/** Named worlds; `?scenario=` chooses one in development. */
export const scenarios = { first_day: firstDay } satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios
export const defaultScenario: ScenarioName = 'first_day'
