import type { Handler } from '../call'
import { contains, searchWords } from '../db/fold'
import { STAFF } from './staff'

export const listPeople: Handler<'listPeople'> = async ({ db, query }) => {
  const roles = STAFF.filter((role) => query.role?.includes(role) ?? true)
  if (roles.length === 0) return { items: [] }
  let people = db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'role'])
    .where('role', 'in', roles)
    .where('is_active', '=', 1)
    .orderBy('name_key')
    .orderBy('id')
  for (const word of searchWords(query.q)) {
    people = people.where((eb) => eb.or([contains('name_key', word), contains('email', word)]))
  }
  return { items: await people.execute() }
}
