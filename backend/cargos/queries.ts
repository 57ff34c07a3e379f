import { sql, expressionBuilder } from 'kysely'
import { getBusinessDay } from '../business-day'
import type { Call, OperationResult, RequestQuery, Schemas, PersonCall } from '../call'
import { MAX_COUNTED } from '../db/keyset-page'
import { type ListFilterValues, toConditions, type Filters } from '../db/filters'
import {
  listIndexed,
  createListOrder,
  findListOrder,
  type ListOrder,
  type PlainSort,
} from '../db/paginate-indexed'
import { assertWeekOrder } from '../documents/terms'
import { indexById } from '../db/rows'
import type { Db, Row, Tables } from '../db/tables'
import { settleDerivedColumns } from '../db/unit-of-work'
import { Problem } from '../problems/problem'
import { getWeekEnd, toWeek, getWeekStart } from '@domain/calendar'
import { trimDecimal } from '@domain/numbers'
import { containsText } from '../db/fold'
import { createDocumentSearchConditions } from '../products/document-search'
import { listByWords } from '../products/list-by-words'
import { EXPECTED_STATUSES, getCargoDueDay, getCargoLateness } from './rules/cargo-delay'
import { type CargoPlaces, findCargoPlaces } from './cargo-routes'
import { getMissingDocuments } from './rules/required-documents'
import { fromCents, fromCentsOrNull, fromLitres } from '../db/decimal-columns'
import type { CargoSummary } from './schema'
import { DOCUMENT_CARGO_STATUSES, UNDEPARTED_CARGO_STATUSES } from '../statuses/cargo-statuses'

const cargoOrders: Readonly<
  Record<
    PlainSort<NonNullable<RequestQuery<'listCargos'>['sort']>>,
    ListOrder<keyof ListFilterValues<'listCargos'>>
  >
> = {
  number: createListOrder(sql`cargos.number_key`, 'number'),
  status: createListOrder(
    sql`case cargos.status when 'planned' then 0 when 'booked' then 1 when 'loading' then 2 when 'sealed' then 3 when 'in_transit' then 4
      when 'arrived' then 5 when 'delivered' then 6 when 'closed' then 7 else 8 end`,
    'number',
  ),
  carrier: {
    ...createListOrder(sql`cargos.carrier_key`, 'string', true),
    nonNullFilters: ['carrier'],
  },
  cut_off: { ...createListOrder(sql`cargos.cut_off`, 'string', true), nonNullFilters: ['cut_off'] },
  etd: {
    ...createListOrder(sql`cargos.etd`, 'string', true),
    nonNullFilters: ['etd_from', 'etd_to'],
  },
  eta: {
    ...createListOrder(sql`cargos.eta`, 'string', true),
    nonNullFilters: ['eta_from', 'eta_to'],
  },
  m3: createListOrder(sql`cargos.volume_l`, 'number'),
  gross_kg: createListOrder(sql`cargos.gross_kg`, 'number'),
  fill_percent: {
    ...createListOrder(sql`cargos.fill_bp`, 'number', true),
    nonNullFilters: ['fill_from', 'fill_to'],
  },
  freight_eur: createListOrder(sql`cargos.freight_eur_cents`, 'number', true),
  updated_at: createListOrder(sql`cargos.updated_at`, 'string'),
}

/**
 * Lists the cargos that match the filters.
 * @param maxCounted a longer list has no total; null to count every list
 */
export async function listCargos(
  call: Call<'listCargos'>,
  maxCounted: number | null = MAX_COUNTED,
): Promise<OperationResult<'listCargos'>> {
  const { sort = '-number', ...filters } = call.query
  assertWeekOrder({ week_from: filters.etd_from, week_to: filters.etd_to }, 'etd_to')
  assertWeekOrder({ week_from: filters.eta_from, week_to: filters.eta_to }, 'eta_to')
  const all = filterCargos(call, filters)
  const order = findListOrder(cargoOrders, sort, filters)
  const toItems = (ids: readonly string[]) => summarizeCargos(call.db, ids, getBusinessDay(call))
  const visible = call.db.selectFrom('cargos')
  return (
    (await listByWords(
      call,
      { table: 'cargos', visible, isAllVisible: true, filters, order, sort },
      toItems,
    )) ?? listIndexed(call, { all, id: sql`cargos.id`, order, sort, maxCounted }, toItems)
  )
}

/** A stored cargo, with its loads in order of position. */
export type StoredCargo = { cargo: Row<'cargos'>; loads: Row<'cargo_loads'>[] }

/**
 * Returns a cargo with its loads.
 * @throws Problem 404
 */
export async function requireCargo(db: Db, id: string): Promise<StoredCargo> {
  const cargo = await requireCargoRow(db, id)
  return {
    cargo,
    loads: await db
      .selectFrom('cargo_loads')
      .selectAll()
      .where('cargo_id', '=', id)
      .orderBy('position')
      .execute(),
  }
}

/**
 * Returns a cargo without its loads.
 * @throws Problem 404
 */
export async function requireCargoRow(db: Db, id: string): Promise<Row<'cargos'>> {
  await settleDerivedColumns(db)
  const cargo = await db.selectFrom('cargos').selectAll().where('id', '=', id).executeTakeFirst()
  if (!cargo) throw new Problem('not_found')
  return cargo
}

type CargoFilterValues = ListFilterValues<'listCargos'>

const eb = expressionBuilder<Tables, 'cargos'>()
const joinLiterals = (statuses: readonly string[]) =>
  sql.join(statuses.map((status) => sql.lit(status)))

/** Number of missing documents. Must match the expression of its index. */
const MISSING_DOCUMENT_COUNT = sql<
  number | null
>`case when cargos.status in (${joinLiterals(DOCUMENT_CARGO_STATUSES)}) then cargos.missing_documents end`
/** Cut-off of a cargo that has not departed. Must match the expression of its index. */
const UPCOMING_CUT_OFF = sql<
  string | null
>`case when cargos.status in (${joinLiterals(UNDEPARTED_CARGO_STATUSES)}) then cargos.cut_off end`

/**
 * Last day on which a cargo is in time: it is late if the day is before today. '' if it arrived or
 * will arrive late. Must match the expression of its index.
 */
const LAST_TIMELY_DAY = sql<string | null>`case when cargos.status = 'canceled' then null
  when cargos.ata is not null then case when cargos.ata > coalesce(cargos.promised_day, cargos.eta) then '' end
  when cargos.status in (${joinLiterals(EXPECTED_STATUSES)})
  then case when cargos.eta > cargos.promised_day then '' else coalesce(cargos.promised_day, cargos.eta) end end`

/** True if a cargo is or will be late on this day, as in `getCargoLateness`. */
export const isLateCargo = (today: string) => sql<boolean>`${LAST_TIMELY_DAY} < ${today}`

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
  etd_from: (week) => eb('cargos.etd', '>=', getWeekStart(week)),
  etd_to: (week) => eb('cargos.etd', '<=', getWeekEnd(week)),
  eta_from: (week) => eb('cargos.eta', '>=', getWeekStart(week)),
  eta_to: (week) => eb('cargos.eta', '<=', getWeekEnd(week)),
  late: () => isLateCargo(today),
  documents: () => sql<boolean>`${MISSING_DOCUMENT_COUNT} > 0`,
  // A missed cut-off stays due until the cargo is sealed.
  cut_off: () =>
    sql<boolean>`${UPCOMING_CUT_OFF} <= ${getWeekEnd(toWeek(today))}
      and (cargos.status <> 'sealed' or cargos.cut_off >= ${getWeekStart(toWeek(today))})`,
  q: (text) => createDocumentSearchConditions(db, 'cargos', text),
})

/** Query for the cargos that match the list's filters. The caller adds the selection. */
export const filterCargos = (
  call: Pick<PersonCall, 'db' | 'clock' | 'timeZone'>,
  filters: CargoFilterValues,
) =>
  call.db
    .selectFrom('cargos')
    .where((all) =>
      all.and(toConditions(createCargoFilters(call.db, getBusinessDay(call)), filters)),
    )

/**
 * Returns the list items of cargos in the order of the ids.
 * @param today `YYYY-MM-DD`
 */
export async function summarizeCargos(
  db: Db,
  ids: readonly string[],
  today: string,
): Promise<CargoSummary[]> {
  if (ids.length === 0) return []
  const cargos = indexById(
    await db.selectFrom('cargos').selectAll().where('id', 'in', ids).execute(),
  )
  const getPlaces = await findCargoPlaces(db, ids)
  const loads = await db
    .selectFrom('cargo_loads')
    .innerJoin('deals', 'deals.id', 'cargo_loads.deal_id')
    .innerJoin('supplies', 'supplies.id', 'cargo_loads.supply_id')
    .select([
      'cargo_id',
      'cargo_loads.deal_id',
      'deals.number',
      'deals.client_id',
      'deals.client_name',
      'supplies.sawmill_id',
      'supplies.sawmill_name',
    ])
    .where('cargo_id', 'in', ids)
    .orderBy('cargo_loads.position')
    .execute()
  return ids.flatMap((id) => {
    const cargo = cargos.get(id)
    if (!cargo) return []
    const cargoLoads = loads.filter(({ cargo_id }) => cargo_id === id)
    return [
      {
        ...toCargoSummary(cargo, today),
        ...getPlaces(id),
        clients: deduplicateRecords(
          cargoLoads.map((load) => ({ id: load.client_id, name: load.client_name })),
        ),
        sawmills: deduplicateRecords(
          cargoLoads.map((load) => ({ id: load.sawmill_id, name: load.sawmill_name })),
        ),
        deals: deduplicateRecords(
          cargoLoads.map((load) => ({ id: load.deal_id, name: load.number })),
        ),
      },
    ]
  })
}

const deduplicateRecords = (named: readonly Schemas['NamedRecord'][]): Schemas['NamedRecord'][] => [
  ...indexById(named).values(),
]

const toCargoSummary = (
  cargo: Row<'cargos'>,
  today: string,
): Omit<CargoSummary, 'clients' | 'sawmills' | 'deals' | keyof CargoPlaces> => ({
  id: cargo.id,
  number: cargo.number,
  status: cargo.status,
  kind: cargo.kind,
  container_type: cargo.container_type,
  container_number: cargo.container_number,
  truck_plate: cargo.truck_plate,
  carrier: cargo.carrier,
  vessel: cargo.vessel,
  port_of_loading: cargo.port_of_loading,
  port_of_discharge: cargo.port_of_discharge,
  cut_off: cargo.cut_off,
  etd: cargo.etd,
  eta: cargo.eta,
  atd: cargo.atd,
  ata: cargo.ata,
  due_day: getCargoDueDay(cargo),
  ...getCargoLateness(cargo, today),
  m3: fromLitres(cargo.volume_l),
  gross_kg: cargo.gross_kg,
  fill_percent: cargo.fill_bp === null ? null : trimDecimal(fromCents(cargo.fill_bp)),
  binding: cargo.binding,
  freight_eur: fromCentsOrNull(cargo.freight_eur_cents),
  missing_documents: getMissingDocuments(cargo),
  updated_at: cargo.updated_at,
})
