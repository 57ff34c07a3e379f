import type { Handler } from '../call'
import { Problem } from '../problems/problem'
import { STAFF } from './staff'

/** People who have left are found too, because documents name them. */
export const getPerson: Handler<'getPerson'> = async ({ db, path }) => {
  const person = await db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'role'])
    .where('id', '=', path.id)
    .where('role', 'in', STAFF)
    .executeTakeFirst()
  if (!person) throw new Problem('not_found')
  return person
}
