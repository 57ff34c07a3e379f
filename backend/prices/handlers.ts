import { expressionBuilder } from 'kysely'
import type { Handler, Handlers, RequestQuery } from '../call'
import { requireCompany } from '../companies/policy'
import { fromTenThousandths, toTenThousandths } from '../db/decimal-columns'
import { assertVersion, toNextVersion } from '../records/record-head'
import { hasGlobalRole } from '../people/roles'
import { Problem } from '../problems/problem'
import { getBusinessDay } from '../business-day'
import { type Filters, toConditions } from '../db/filters'
import { parseJson } from '../db/rows'
import { paginateTable } from '../db/keyset-page'
import type { Tables } from '../db/tables'
import { isValidDay } from '../documents/terms'
import { NAME_KEY_COLUMNS } from '../products/name-keys'
import { findListedProducts, createProductSearchConditions } from '../products/queries'
import { resolveStockViewer, isVisibleInList } from '../stock/stock-viewer'
import { importPrices, previewPriceImport } from './import-prices'
import { createPrice, removePrice, updatePrice } from './price-crud'
import {
  createTariff,
  listTariffs,
  removeTariff,
  updateTariff,
  listRateChanges,
  logRateChange,
} from './tariff-crud'
import { listPriceChanges } from './list-price-changes'
import { listPrices } from './queries'
import { listPriceImports, undoPriceImport } from './undo-import'
import { logPrices } from './schema'
import { resolvePrices, toPriceReason } from './resolve-price'

const products = expressionBuilder<Tables, 'products'>()

const FILTERS: Filters<Pick<RequestQuery<'listCompanyPrices'>, 'q' | 'category' | 'product_id'>> = {
  q: (q) => createProductSearchConditions(q, 'begun'),
  category: (values) => products('products.category', 'in', values),
  product_id: (ids) => products('products.id', 'in', ids),
}

/**
 * Lists the prices of a company.
 * @throws Problem 404 for a hidden company, 422 for an invalid day
 */
const listCompanyPrices: Handler<'listCompanyPrices'> = async (call) => {
  const { db } = call
  const {
    company_id,
    list = 'stock',
    day = getBusinessDay(call),
    sort = 'name',
    cursor,
    limit,
    ...filters
  } = call.query
  if (!isValidDay(day)) throw Problem.invalid({ pointer: '?day', code: 'wrong_format' })
  const { buyer } = await resolveStockViewer(call, company_id)
  // Clients must not learn which products are hidden from them, nor how many.
  const visibility = call.person.role === 'client' ? [isVisibleInList(db, buyer, list, day)] : []
  const conditions = [
    products('products.status', '=', 'active'),
    ...visibility,
    ...toConditions(FILTERS, filters),
  ]
  const found = db
    .selectFrom('products')
    .where((eb) => eb.and(conditions))
    .select('products.id')
  const { rows: ids, ...page } = await paginateTable(
    found,
    { table: 'products', column: NAME_KEY_COLUMNS[call.language], sort },
    { cursor, limit },
  )
  const rows = await findListedProducts(db, ids)
  const resolved = await resolvePrices(
    db,
    buyer,
    rows.map(({ id }) => ({ product_id: id, list })),
    day,
  )
  const items = rows.map(({ id, name, specification }) => {
    const one = resolved.get(id)
    const fca =
      one?.row && one.price !== null
        ? { price: fromTenThousandths(one.price), unit: one.row.unit, sale_unit: one.row.sale_unit }
        : null
    return {
      product: { id, name, specification: parseJson(specification) },
      fca,
      reason: toPriceReason(one),
      hidden: one?.isHidden ?? false,
    }
  })
  return { day, items, ...page }
}

/** Services, in the order of the contract. */
const ORDER = ['cutting', 'planing', 'impregnation'] as const

const listServicePrices: Handler<'listServicePrices'> = async ({ db, person }) => {
  const rows = await db.selectFrom('service_prices').selectAll().execute()
  const may_edit = hasGlobalRole(person)
  return {
    items: ORDER.flatMap((service) => rows.filter((row) => row.service === service)).map(
      ({ service, version, price }) => ({
        service,
        version,
        price: fromTenThousandths(price),
        may_edit,
      }),
    ),
  }
}

/**
 * Changes the price of a service.
 * @throws Problem 404 for a service without a price, 412
 */
const updateServicePrice: Handler<'updateServicePrice'> = async (call) => {
  const { db, path, version, body } = call
  const before = await db
    .selectFrom('service_prices')
    .selectAll()
    .where('service', '=', path.service)
    .executeTakeFirst()
  if (!before) throw new Problem('not_found')
  assertVersion(version, before.version)
  const change = { price: toTenThousandths(body.price), ...toNextVersion(call, before.version) }
  await db.updateTable('service_prices').set(change).where('service', '=', path.service).execute()
  await logRateChange(call, {
    subject: path.service,
    before: fromTenThousandths(before.price),
    after: fromTenThousandths(change.price),
  })
  return {
    service: path.service,
    version: change.version,
    price: fromTenThousandths(change.price),
    may_edit: true,
  }
}

/**
 * Removes all own prices of a company.
 * @throws Problem 404 for a hidden company
 */
const removeCompanyPrices: Handler<'removeCompanyPrices'> = async (call) => {
  const { db, person, path } = call
  const company = await requireCompany(db, person, path.id)
  const rows = await db
    .selectFrom('prices')
    .selectAll()
    .where('company_id', '=', company.id)
    .execute()
  await db.deleteFrom('prices').where('company_id', '=', company.id).execute()
  await logPrices(
    call,
    rows.map((before) => ({ before, after: null })),
  )
  return { removed: rows.length }
}

export const priceHandlers = {
  listPrices,
  createPrice,
  updatePrice,
  removePrice,
  removeCompanyPrices,
  listCompanyPrices,
  listServicePrices,
  updateServicePrice,
  listTariffs,
  createTariff,
  updateTariff,
  removeTariff,
  previewPriceImport,
  importPrices,
  listPriceImports,
  undoPriceImport,
  listPriceChanges,
  listRateChanges,
} satisfies Partial<Handlers>
