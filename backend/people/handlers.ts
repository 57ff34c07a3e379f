import { expressionBuilder } from 'kysely'
import type { Handler, Handlers } from '../call'
import { type Filters, type ListFilterValues, toConditions } from '../db/filters'
import { containsText, parseSearchWords } from '../db/fold'
import { paginateTable } from '../db/paginate-table'
import type { Tables } from '../db/tables'
import { createPerson, getPerson, updatePerson } from './person-crud'
import { listDone } from './list-person-activity'
import { listPeople } from './list-people'
import {
  clearPersonSessions,
  handWorkOver,
  sendPersonLink,
  transitionPerson,
} from './transition-person'
import { STAFF_ROLES } from './roles'

const people = expressionBuilder<Tables, 'people'>()

const FILTERS: Filters<ListFilterValues<'listStaff'>> = {
  role: (roles) => people('role', 'in', roles),
  id: (ids) => people('id', 'in', ids),
  q: (text) =>
    parseSearchWords(text).map((word) =>
      people.or([containsText('name_key', word), containsText('email', word)]),
    ),
}

/** Inactive people can't be chosen, but their names are still shown. */
const listStaff: Handler<'listStaff'> = async ({ db, query }) => {
  const found = db
    .selectFrom('people')
    .where('role', 'in', STAFF_ROLES)
    .$if(!query.id?.length, (qb) => qb.where('is_active', '=', 1))
    .where((eb) => eb.and(toConditions(FILTERS, query)))
    .select(['id', 'name', 'email', 'role'])
  const { rows, ...page } = await paginateTable(
    found,
    { table: 'people', column: 'name_key', sort: 'name' },
    query,
  )
  return {
    items: rows.map(({ id, name, email, role }) => ({ id, name, email, role })),
    ...page,
  }
}

export const peopleHandlers = {
  listPeople,
  listStaff,
  createPerson,
  getPerson,
  updatePerson,
  transitionPerson,
  handWorkOver,
  clearPersonSessions,
  sendPersonLink,
  listDone,
} satisfies Partial<Handlers>
