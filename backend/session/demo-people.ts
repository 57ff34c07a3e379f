import type { Handler, Role } from '../call'
import type { Db } from '../db/tables'

/** Setting written by a demo seed; never present in a real installation. */
export const DEMO_PASSWORD_SETTING = 'demo_password'

export const listDemoPeople: Handler<'listDemoPeople'> = async ({ db }) => {
  const password = await findDemoPassword(db)
  if (password === null) return []
  const people = await db
    .selectFrom('people')
    .select(['name', 'email', 'role'])
    .where('email', 'like', '%@timberdesk.example')
    .where('is_active', '=', 1)
    .execute()
  // One for each role, whose email is the role's name.
  return people
    .filter(({ email, role }) => email.startsWith(`${role}@`))
    .map((person) => ({ ...person, password }))
}

async function findDemoPassword(db: Db): Promise<string | null> {
  const setting = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', DEMO_PASSWORD_SETTING)
    .executeTakeFirst()
  return setting?.value ?? null
}

/** True if the person is a shared demo login: locking it out would lock out all visitors. */
export const isDemoLogin = async (
  db: Db,
  { email, role }: { email: string; role: Role },
): Promise<boolean> => email === `${role}@timberdesk.example` && (await isDemo(db))

/** True if the database was seeded as a demo. */
export const isDemo = async (db: Db): Promise<boolean> => (await findDemoPassword(db)) !== null
