import { expressionBuilder } from 'kysely'
import type { RequestQuery, Schemas } from '../call'
import { toConditions, type Filters, type ListFilterValues } from '../db/filters'
import { containsText, parseSearchWords } from '../db/fold'
import { paginateTable } from '../db/keyset-page'
import type { Db, Tables } from '../db/tables'
import { createPersonLookup } from '../people/person-refs'

const logins = expressionBuilder<Tables, 'login_records'>()

/** Condition: the word is in the name or email of the person. */
const belongsTo = (word: string) =>
  logins.exists(
    logins
      .selectFrom('people')
      .select('people.id')
      .whereRef('people.id', '=', 'login_records.person_id')
      .where((people) =>
        people.or([containsText('people.name_key', word), containsText('people.email', word)]),
      ),
  )

const FILTERS: Filters<ListFilterValues<'listLogins'>> = {
  outcome: (outcomes) => logins('login_records.outcome', 'in', outcomes),
  person_id: (ids) => logins('login_records.person_id', 'in', ids),
  q: (text) =>
    parseSearchWords(text).map((word) =>
      logins.or([containsText('login_records.address', word), belongsTo(word)]),
    ),
}

/** Returns a page of attempts to log in, newest first by default. */
export async function readLoginPage(
  db: Db,
  query: RequestQuery<'listLogins'>,
): Promise<Schemas['LoginList']> {
  const { rows, ...page } = await paginateTable(
    db
      .selectFrom('login_records')
      .selectAll()
      .where((eb) => eb.and(toConditions(FILTERS, query))),
    { table: 'login_records', column: 'at', sort: query.sort ?? '-at' },
    query,
  )
  const toPersonRef = await createPersonLookup(
    db,
    rows.map(({ person_id }) => person_id),
  )
  return {
    items: rows.map(
      ({ id, at, first_at, count, person_id, email_hint, address, browser, system, outcome }) => ({
        id,
        at,
        first_at,
        count,
        person: toPersonRef(person_id),
        email_hint,
        address,
        browser,
        system,
        outcome,
      }),
    ),
    ...page,
  }
}
