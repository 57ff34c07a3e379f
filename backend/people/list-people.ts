import { expressionBuilder } from 'kysely'
import type { Handler, Schemas } from '../call'
import { toConditions, type Filters, type ListFilterValues } from '../db/filters'
import { containsText, parseSearchWords } from '../db/fold'
import { paginateTable, getSortColumn } from '../db/keyset-page'
import type { Tables } from '../db/tables'
import { getPersonStatus } from './present-person'

const COLUMNS = { name: 'name_key', email: 'email', created_at: 'created_at' } as const

const people = expressionBuilder<Tables, 'people'>()

const statusConditions: Record<Schemas['PersonStatus'], () => ReturnType<typeof people.and>> = {
  invited: () =>
    people.and([people('people.is_active', '=', 1), people('people.password_hash', 'is', null)]),
  active: () =>
    people.and([
      people('people.is_active', '=', 1),
      people('people.password_hash', 'is not', null),
    ]),
  deactivated: () =>
    people.and([people('people.is_active', '=', 0), people('people.erased_at', 'is', null)]),
  erased: () => people.and([people('people.erased_at', 'is not', null)]),
}

/** Condition: the word is in the name of the person's company. */
const worksInCompany = (word: string) =>
  people.exists(
    people
      .selectFrom('companies')
      .select('companies.id')
      .whereRef('companies.id', '=', 'people.company_id')
      .where(containsText('companies.name_key', word)),
  )

const FILTERS: Filters<ListFilterValues<'listPeople'>> = {
  role: (roles) => people('people.role', 'in', roles),
  status: (statuses) => people.or(statuses.map((status) => statusConditions[status]())),
  company_id: (ids) => people('people.company_id', 'in', ids),
  q: (text) =>
    parseSearchWords(text).map((word) =>
      people.or([
        containsText('people.name_key', word),
        containsText('people.email', word),
        worksInCompany(word),
      ]),
    ),
}

export const listPeople: Handler<'listPeople'> = async ({ db, query }) => {
  const sort = query.sort ?? 'name'
  const found = db.selectFrom('people').where((eb) => eb.and(toConditions(FILTERS, query)))
  const { rows, ...page } = await paginateTable(
    found.selectAll(),
    { table: 'people', column: getSortColumn(COLUMNS, sort), sort },
    query,
  )
  const ids = rows.map(({ id }) => id)
  const companyIds = rows.flatMap(({ company_id }) => company_id ?? [])
  const companies = companyIds.length
    ? await db
        .selectFrom('companies')
        .select(['id', 'name'])
        .where('id', 'in', companyIds)
        .execute()
    : []
  const countries = ids.length
    ? await db
        .selectFrom('person_countries')
        .selectAll()
        .where('person_id', 'in', ids)
        .orderBy('country')
        .execute()
    : []
  return {
    items: rows.map(
      ({ id, name, email, role, company_id, language, phone, created_at, ...row }) => ({
        id,
        name,
        email,
        role,
        language,
        phone,
        created_at,
        status: getPersonStatus(row),
        company: companies.find((company) => company.id === company_id) ?? null,
        countries: countries
          .filter(({ person_id }) => person_id === id)
          .map(({ country }) => country),
      }),
    ),
    ...page,
  }
}
