import { expressionBuilder } from 'kysely'
import type { Handler } from '../call'
import { conditionsOf, type Filters, type WantedOf } from '../db/filters'
import { contains, searchWords } from '../db/fold'
import type { Tables } from '../db/tables'
import { STAFF } from './staff'

const people = expressionBuilder<Tables, 'people'>()

const FILTERS: Filters<WantedOf<'listPeople'>> = {
  role: (roles) => people('role', 'in', roles),
  q: (text) => searchWords(text).map((word) => people.or([contains('name_key', word), contains('email', word)])),
}

export const listPeople: Handler<'listPeople'> = async ({ db, query }) => {
  const items = await db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'role'])
    .where('role', 'in', STAFF)
    .where('is_active', '=', 1)
    .where((eb) => eb.and(conditionsOf(FILTERS, query)))
    .orderBy('name_key')
    .orderBy('id')
    .execute()
  return { items }
}
