import { computeTallyLength } from '@domain/timber'
import { expressionBuilder } from 'kysely'
import type { Handler, Handlers, Schemas } from '../call'
import { createBasketPackCounter } from '../baskets/reservations'
import { getBusinessDay } from '../business-day'
import { readKeysetPage, countTotal } from '../db/keyset-page'
import { NAME_KEY_COLUMNS } from '../products/name-keys'
import { findListedProducts, SPECIFICATION_FILTERS } from '../products/queries'
import { type Filters, type ListFilterValues, toConditions } from '../db/filters'
import { parseJson } from '../db/rows'
import type { Db, Row, Tables } from '../db/tables'
import { fromLitres } from '../db/decimal-columns'
import { Problem } from '../problems/problem'
import { changeLots, correctLot } from './change-lots'
import { importStock, previewStockSheet } from './import-stock'
import { listLotChanges, listLots } from './lots'
import { listStock } from './list-stock'
import { presentStock } from './present-stock'
import { listReceivable } from './receivable-lines'
import { receiveLots } from './receive-lots'
import { listStockSheets, undoStockSheet } from './undo-stock-sheet'
import { resolveStockViewer, isVisibleToBuyer } from './stock-viewer'
import { hasLengthInStock } from './length-filter'
import { computeMetres, MAX_EXACT_PACKS, toLotTally } from './rules'

const COLUMNS = [
  'quality',
  'product_group',
  'color',
  'treatment_color',
  'thickness_mm',
  'width_mm',
  'length_mm',
  'lengths_from_mm',
  'lengths_to_mm',
  'several_mm',
  'diameter_mm',
  'humidity_percent',
] as const

/** Reads the distinct combinations of values from one index, and derives each filter's values. */
const getStockFacets: Handler<'getStockFacets'> = async ({ db }) => {
  const kinds = await db
    .selectFrom('products')
    .select(COLUMNS)
    .distinct()
    .where('status', '=', 'active')
    .execute()
  const collectValues = <Value extends string | number>(
    read: (kind: (typeof kinds)[number]) => Value | null,
  ): Value[] =>
    [...new Set(kinds.flatMap((kind) => read(kind) ?? []))].sort((a, b) => (a < b ? -1 : 1))
  const yard = db
    .selectFrom('lots')
    .distinct()
    .where('status', 'in', ['available', 'reserved', 'blocked'])
  const locations = await yard.select('location').orderBy('location').execute()
  const packs = await yard.select('pcs').orderBy('pcs').execute()
  return {
    pcs: packs.map(({ pcs }) => pcs),
    location: locations.map(({ location }) => location),
    quality: collectValues(({ quality }) => quality),
    product_group: collectValues(({ product_group }) => product_group),
    color: collectValues(({ color }) => color),
    treatment_color: collectValues(({ treatment_color }) => treatment_color),
    thickness_mm: collectValues(({ thickness_mm }) => thickness_mm),
    width_mm: collectValues(({ width_mm }) => width_mm),
    length_mm: [...new Set(kinds.flatMap(listLengths))].toSorted((a, b) => a - b),
    diameter_mm: collectValues(({ diameter_mm }) => diameter_mm),
    humidity_percent: collectValues(({ humidity_percent }) => humidity_percent),
  }
}

/** Usual step of the lengths of sawn wood, mm. */
const LENGTH_STEP_MM = 300

/**
 * Returns the lengths that a filter offers: all of several, and those of a range in usual steps.
 */
function listLengths({
  length_mm,
  lengths_from_mm: from,
  lengths_to_mm: to,
  several_mm,
}: Pick<
  Row<'products'>,
  'length_mm' | 'lengths_from_mm' | 'lengths_to_mm' | 'several_mm'
>): number[] {
  if (length_mm !== null) return [length_mm]
  if (from === null || to === null) return several_mm?.trim().split(' ').map(Number) ?? []
  const steps = Math.floor((to - from) / LENGTH_STEP_MM) + 1
  return [...Array.from({ length: steps }, (_, at) => from + at * LENGTH_STEP_MM), to]
}

const listStockSizes: Handler<'listStockSizes'> = async (call) => {
  const { db, query } = call
  const { buyer } = await resolveStockViewer(call, query.company_id)
  const { found } = createStockConditions(db, {})
  const section = [
    'products.category',
    'products.thickness_mm',
    'products.width_mm',
    'products.diameter_mm',
  ] as const
  const items = await db
    .selectFrom('products')
    .where((eb) => eb.and([...found, isVisibleToBuyer(db, buyer, getBusinessDay(call), true)]))
    .select(section)
    .select(({ fn }) => fn.countAll<number>().as('products'))
    .groupBy(section)
    .execute()
  return {
    items: items.toSorted(
      (a, b) =>
        a.category.localeCompare(b.category) ||
        (a.thickness_mm ?? 0) - (b.thickness_mm ?? 0) ||
        (a.width_mm ?? 0) - (b.width_mm ?? 0) ||
        (a.diameter_mm ?? 0) - (b.diameter_mm ?? 0),
    ),
  }
}

/** Maximum packs listed per product. */
const MAX_PACKS = 200

/**
 * Returns a product with its packs in stock.
 * @throws Problem 404 for a product that is not sold, or hidden from the company
 */
const getStockProduct: Handler<'getStockProduct'> = async (call) => {
  const { db, path, query } = call
  const viewer = await resolveStockViewer(call, query.company_id)
  const row = await db
    .selectFrom('products')
    .select(['id', 'name', 'specification'])
    .where('id', '=', path.id)
    .where('status', '=', 'active')
    .where(isVisibleToBuyer(db, viewer.buyer, getBusinessDay(call), false))
    .executeTakeFirst()
  const [product] = row ? await presentStock(call, viewer, query, [row]) : []
  if (!product) throw new Problem('not_found')
  const ownPacks =
    viewer.company && !viewer.seesAmounts
      ? (await createBasketPackCounter(db, viewer.company.id, [product.id]))(product.id)
      : 0
  const maxPacks = viewer.seesAmounts ? MAX_PACKS : Math.max(0, MAX_EXACT_PACKS - ownPacks)
  const lots = await db
    .selectFrom('lots')
    .select(['id', 'barcode', 'location', 'pcs', 'litres', 'tally'])
    .where('product_id', '=', product.id)
    .where('status', '=', 'available')
    .orderBy('received_at')
    .orderBy('id')
    .limit(maxPacks + 1)
    .execute()
  return {
    product,
    packs: lots.slice(0, maxPacks).map(({ litres, tally, ...pack }) => ({
      ...pack,
      volume_m3: fromLitres(litres),
      length_lm:
        tally === null
          ? computeMetres(pack.pcs, product.specification)
          : computeTallyLength(parseJson(tally)),
      ...toLotTally(tally),
    })),
    is_more: lots.length > maxPacks,
  }
}

const products = expressionBuilder<Tables, 'products'>()

/** Filters of the list. Company, address and truck volume affect prices only. */
type StockProductFilterValues = Omit<
  ListFilterValues<'listStockProducts'>,
  'company_id' | 'address_id' | 'truck_m3'
>

type ProductFilterValues = Omit<StockProductFilterValues, 'unavailable' | 'location' | 'length_mm'>

const { length_mm: _, ...specificationFilters } = SPECIFICATION_FILTERS

const FILTERS: Filters<ProductFilterValues> = {
  ...specificationFilters,
  color: (values) => products('products.color', 'in', values),
  treatment_color: (values) => products('products.treatment_color', 'in', values),
  humidity_percent: (values) => products('products.humidity_percent', 'in', values.map(Number)),
}

const AVAILABLE: Schemas['LotStatus'] = 'available'

/** Returns the conditions of the list. A location filter implies products in stock. */
function createStockConditions(
  db: Db,
  { unavailable, location = [], length_mm = [], ...filters }: StockProductFilterValues,
) {
  const isInStock = unavailable === undefined || location.length > 0
  const found = [
    products('products.status', '=', 'active'),
    ...toConditions(FILTERS, filters),
    ...(length_mm.length > 0 ? [hasLengthInStock(db, length_mm.map(Number), location)] : []),
  ]
  if (!isInStock) return { isInStock, found }
  const lots = db
    .selectFrom('lots')
    .select('lots.product_id')
    .where('lots.status', '=', AVAILABLE)
    .$if(location.length > 0, (qb) => qb.where('lots.location', 'in', location))
  return { isInStock, found: [...found, products('products.id', 'in', lots)] }
}

const listStockProducts: Handler<'listStockProducts'> = async (call) => {
  const { db } = call
  const { company_id, address_id, truck_m3, sort = 'name', cursor, limit, ...filters } = call.query
  const viewer = await resolveStockViewer(call, company_id)
  const { isInStock, found: stockConditions } = createStockConditions(db, filters)
  const conditions = [
    ...stockConditions,
    isVisibleToBuyer(db, viewer.buyer, getBusinessDay(call), isInStock),
  ]
  const found = db.selectFrom('products').where((eb) => eb.and(conditions))
  const column = `products.${NAME_KEY_COLUMNS[call.language]}` as const
  const page = await readKeysetPage(
    found.select(['products.id', `${column} as sort_value` as const]),
    {
      sort,
      column,
      type: 'string',
      idColumn: 'products.id',
      cursor,
      limit,
    },
  )
  const present = async () =>
    presentStock(call, viewer, { address_id, truck_m3 }, await findListedProducts(db, page.rows))
  const [items, total] = await Promise.all([present(), countTotal(cursor, page, found)])
  return { items, next_cursor: page.next_cursor, total }
}

export const stockHandlers = {
  listStockProducts,
  getStockFacets,
  listStockSizes,
  getStockProduct,
  listStock,
  listLots,
  listLotChanges,
  listReceivable,
  receiveLots,
  changeLots,
  correctLot,
  previewStockSheet,
  importStock,
  listStockSheets,
  undoStockSheet,
} satisfies Partial<Handlers>
