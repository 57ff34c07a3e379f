import { expressionBuilder, sql } from 'kysely'
import { addWeeks, weekEnd, toWeek, weekStart } from '@domain/timber'
import { getBusinessDay } from '../business-day'
import type { StaffCall } from '../call'
import { toConditions, type Filters, type ListFilterValues } from '../db/filters'
import { containsText, parseSearchWords } from '../db/fold'
import type { Db, Tables } from '../db/tables'
import { DOCUMENT_STATUSES, UNDEPARTED_STATUSES } from './rules/statuses'

type CargoFilterValues = ListFilterValues<'listCargos'>

const eb = expressionBuilder<Tables, 'cargos'>()
const joinLiterals = (statuses: readonly string[]) =>
  sql.join(statuses.map((status) => sql.lit(status)))

/** Number of missing documents. Must match the expression of its index. */
const MISSING_DOCUMENT_COUNT = sql<
  number | null
>`case when cargos.status in (${joinLiterals(DOCUMENT_STATUSES)}) then cargos.missing_documents end`
/** Cut-off of a cargo that has not departed. Must match the expression of its index. */
const UPCOMING_CUT_OFF = sql<
  string | null
>`case when cargos.status in (${joinLiterals(UNDEPARTED_STATUSES)}) then cargos.cut_off end`

const createCargoFilters = (db: Db, today: string): Filters<CargoFilterValues> => ({
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
  country: (codes) => eb.or(codes.map((code) => containsText('cargos.countries', code))),
  wood: (woods) => eb.or(woods.map((wood) => containsText('cargos.woods', wood))),
  fill_from: (percent) => eb('cargos.fill_bp', '>=', Number(percent) * 100),
  fill_to: (percent) => eb('cargos.fill_bp', '<', Number(percent) * 100),
  etd_from: (week) => eb('cargos.etd', '>=', weekStart(week)),
  etd_to: (week) => eb('cargos.etd', '<=', weekEnd(week)),
  eta_from: (week) => eb('cargos.eta', '>=', weekStart(week)),
  eta_to: (week) => eb('cargos.eta', '<=', weekEnd(week)),
  documents: () => sql<boolean>`${MISSING_DOCUMENT_COUNT} > 0`,
  cut_off: () => {
    const week = toWeek(today)
    return sql<boolean>`${UPCOMING_CUT_OFF} >= ${weekStart(week)} and ${UPCOMING_CUT_OFF} < ${weekStart(addWeeks(week, 1))}`
  },
  q: (text) =>
    parseSearchWords(text).map((word) =>
      eb.or([containsText('cargos.search_text', word), containsText('cargos.partner_keys', word)]),
    ),
})

/** Query for the cargos that match the list's filters. The caller adds the selection. */
export const filterCargos = (
  call: Pick<StaffCall, 'db' | 'clock' | 'timeZone'>,
  filters: CargoFilterValues,
) =>
  call.db
    .selectFrom('cargos')
    .where((all) =>
      all.and(toConditions(createCargoFilters(call.db, getBusinessDay(call)), filters)),
    )
