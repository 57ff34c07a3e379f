import { createEmptyDatabase } from '../db/test-database'
import type { Db } from '../db/tables'
import { createId } from '../identifiers'
import { secureRandom } from '../app-context'

/** A database with one person and a fake clock, for session tests. */
export type SessionFixture = {
  db: Db
  personId: string
  clock: () => Date
  random: typeof secureRandom
  advance(milliseconds: number): void
}

export async function createSessionFixture(
  passwordHash: string | null = null,
): Promise<SessionFixture> {
  let now = Date.parse('2026-11-20T09:30:00.000Z')
  const clock = () => new Date(now)
  const db = await createEmptyDatabase()
  const personId = createId(secureRandom)
  await db
    .insertInto('people')
    .values({
      id: personId,
      name: 'Ona',
      name_key: 'ona',
      email: 'ona@timberdesk.example',
      role: 'admin',
      password_hash: passwordHash,
      created_at: clock().toISOString(),
    })
    .execute()
  return {
    db,
    personId,
    clock,
    random: secureRandom,
    advance: (milliseconds) => {
      now += milliseconds
    },
  }
}
