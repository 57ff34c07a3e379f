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

/** Named worlds; `?scenario=` chooses one in development. */
export const scenarios = {
  first_day: seedFirstDay,
  busy_week: seedBusyWeek,
  everything_late: seedEverythingLate,
  unread_mail: seedUnreadMail,
  hundred_thousand: seedHundredThousand,
  // A world knows no session of another visit: who believes to be logged in finds the session gone.
  expired_session: seedBusyWeek,
} satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios
export const defaultScenario: ScenarioName = 'busy_week'
