import { expressionBuilder, sql } from 'kysely'
import { addWeeks, weekEnd, weekOf, weekStart } from '@/shared/lib/timber'
import { businessDay } from '../business-day'
import type { StaffCall } from '../call'
import { conditionsOf, type Filters, type WantedOf } from '../db/filters'
import { contains, searchWords } from '../db/fold'
import type { Db, Tables } from '../db/tables'
import { DOCUMENTED, UNDEPARTED } from './rules/statuses'

type Wanted = WantedOf<'listCargos'>

const eb = expressionBuilder<Tables, 'cargos'>()
const literally = (statuses: readonly string[]) =>
  sql.join(statuses.map((status) => sql.lit(status)))

/** How many documents lack, written as in the index of them. */
const LACKING = sql<
  number | null
>`case when cargos.status in (${literally(DOCUMENTED)}) then cargos.missing_documents end`
/** The cut-off of what has not left, likewise. */
const AWAITED_CUT_OFF = sql<
  string | null
>`case when cargos.status in (${literally(UNDEPARTED)}) then cargos.cut_off end`

const filtersOn = (db: Db, today: string): Filters<Wanted> => ({
  status: (statuses) => eb('cargos.status', 'in', statuses),
  kind: (kinds) => eb('cargos.kind', 'in', kinds),
  client_id: (ids) =>
    eb(
      'cargos.id',
      'in',
      db.selectFrom('cargo_loads').select('cargo_id').where('client_id', 'in', ids),
    ),
  sawmill_id: (ids) =>
    eb(
      'cargos.id',
      'in',
      db.selectFrom('cargo_loads').select('cargo_id').where('sawmill_id', 'in', ids),
    ),
  carrier: (names) => eb('cargos.carrier', 'in', names),
  port: (codes) =>
    eb.or([eb('cargos.port_of_loading', 'in', codes), eb('cargos.port_of_discharge', 'in', codes)]),
  port_of_loading: (codes) => eb('cargos.port_of_loading', 'in', codes),
  port_of_discharge: (codes) => eb('cargos.port_of_discharge', 'in', codes),
  country: (codes) => eb.or(codes.map((code) => contains('cargos.countries', code))),
  wood: (woods) => eb.or(woods.map((wood) => contains('cargos.woods', wood))),
  fill_from: (percent) => eb('cargos.fill_bp', '>=', Number(percent) * 100),
  fill_to: (percent) => eb('cargos.fill_bp', '<', Number(percent) * 100),
  etd_from: (week) => eb('cargos.etd', '>=', weekStart(week)),
  etd_to: (week) => eb('cargos.etd', '<=', weekEnd(week)),
  eta_from: (week) => eb('cargos.eta', '>=', weekStart(week)),
  eta_to: (week) => eb('cargos.eta', '<=', weekEnd(week)),
  documents: () => sql<boolean>`${LACKING} > 0`,
  cut_off: () => {
    const week = weekOf(today)
    return sql<boolean>`${AWAITED_CUT_OFF} >= ${weekStart(week)} and ${AWAITED_CUT_OFF} < ${weekStart(addWeeks(week, 1))}`
  },
  q: (text) =>
    searchWords(text).map((word) =>
      eb.or([contains('cargos.search_text', word), contains('cargos.partner_keys', word)]),
    ),
})

/** The cargos that a list is narrowed to on this business day, with nothing selected. */
export const filterCargos = (call: Pick<StaffCall, 'db' | 'clock' | 'timeZone'>, wanted: Wanted) =>
  call.db
    .selectFrom('cargos')
    .where((all) => all.and(conditionsOf(filtersOn(call.db, businessDay(call)), wanted)))
