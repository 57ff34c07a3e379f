import type { Handler, Role } from '../call'
import type { Db } from '../db/tables'

/** The setting that a demo seed writes; a real installation never has it. */
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
  // One for each role: the one whose e-mail is the role's name.
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

/**
 * Whether somebody is one by whom everybody comes into a demo: the login page offers each, so that who locks one out locks all visitors out.
 */
export const isDemoLogin = async (
  db: Db,
  { email, role }: { email: string; role: Role },
): Promise<boolean> => email === `${role}@timberdesk.example` && (await isDemo(db))

/** Whether this database was seeded as a demo, where anybody may be anybody. */
export const isDemo = async (db: Db): Promise<boolean> => (await findDemoPassword(db)) !== null
