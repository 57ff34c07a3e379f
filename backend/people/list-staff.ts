import { expressionBuilder } from 'kysely'
import type { Handler } from '../call'
import { conditionsOf, type Filters, type WantedOf } from '../db/filters'
import { contains, searchWords } from '../db/fold'
import { listRows } from '../db/list-rows'
import type { Tables } from '../db/tables'
import { STAFF } from './staff'

const people = expressionBuilder<Tables, 'people'>()

const FILTERS: Filters<WantedOf<'listStaff'>> = {
  role: (roles) => people('role', 'in', roles),
  id: (ids) => people('id', 'in', ids),
  q: (text) =>
    searchWords(text).map((word) =>
      people.or([contains('name_key', word), contains('email', word)]),
    ),
}

/** Who has left is no choice any more, but still called by name. */
export const listStaff: Handler<'listStaff'> = async ({ db, query }) => {
  const found = db
    .selectFrom('people')
    .where('role', 'in', STAFF)
    .$if(!query.id?.length, (qb) => qb.where('is_active', '=', 1))
    .where((eb) => eb.and(conditionsOf(FILTERS, query)))
    .select(['id', 'name', 'email', 'role'])
  const { rows, ...page } = await listRows(
    found,
    { table: 'people', column: 'name_key', sort: 'name' },
    query,
  )
  return {
    items: rows.map(({ id, name, email, role }) => ({ id, name, email, role })),
    ...page,
  }
}
