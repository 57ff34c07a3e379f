import { fold } from '../db/fold'
import type { Db } from '../db/tables'
import type { Role } from '../call'
import { newId } from '../identifiers'
import { DEMO_PASSWORD_SETTING } from '../session/demo-people'
import { hashPassword, STRONG, type Strength } from '../session/passwords'
import type { Clock, RandomBytes } from '../surroundings'

export const DEMO_PASSWORD = 'timber-demo'

/** What a seed needs beside the database. A weak hash is for worlds that no network reaches. */
export type SeedTools = { clock: Clock; random: RandomBytes; strength?: Strength }

/** Who works in the demo, one for each role. Their e-mail is `<role>@timberdesk.example`. */
export const demoNames: Record<Role, string> = {
  sale_manager: 'Ona Petrauskaitė',
  purchase_manager: 'Tomas Kazlauskas',
  cargo_manager: 'Rūta Jankauskienė',
  purchase_agent: 'Marius Balčiūnas',
  global_manager: 'Élise Moreau',
  admin: 'Jonas Žukauskas',
  client: 'Claire Fontaine',
  manager: 'Lucía Fernández',
  country_manager: 'Antoine Lefèvre',
}

/** Adds the demo's people and says that this database is a demo. @returns their ids by role */
export async function seedPeople(db: Db, { clock, random, strength = STRONG }: SeedTools): Promise<Record<Role, string>> {
  const ids = { ...demoNames }
  const passwordHash = await hashPassword(DEMO_PASSWORD, random, strength)
  for (const [role, name] of Object.entries(demoNames) as [Role, string][]) {
    ids[role] = newId(random)
    await db
      .insertInto('people')
      .values({
        id: ids[role],
        name,
        name_key: fold(name),
        email: `${role}@timberdesk.example`,
        role,
        password_hash: passwordHash,
        created_at: clock().toISOString(),
      })
      .execute()
  }
  await db.insertInto('settings').values({ key: DEMO_PASSWORD_SETTING, value: DEMO_PASSWORD }).execute()
  return ids
}
