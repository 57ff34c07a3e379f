import type { Handler, Schemas, PersonCall } from '../call'
import { getBusinessDay } from '../business-day'
import { fromLitres, fromTenThousandths } from '../db/decimal-columns'
import { parseJson } from '../db/rows'
import type { Db } from '../db/tables'
import { findPriceLists, resolvePrices, type Buyer } from '../prices/resolve-price'
import { Problem } from '../problems/problem'
import { ANY_BUYER } from '../stock/stock-viewer'
import { chooseLengths } from '../wood-lines/wood-fields'
import { toWoodKey } from '../wood-lines/wood-key'
import { type EditedLine, findOthers, findOwnLast } from './find-past-prices'
import { convertToLinePrice } from './line-price'
import { canSeePurchasePrices } from './select-traded-lines'
import { ORDERED_SUPPLY_STATUSES } from '../statuses/supply-statuses'

type PriceContextRequest = Schemas['PriceContextRequest']

/**
 * Returns earlier prices of a line's wood.
 * @throws Problem 403 for the other side of the trade, 422 for a line without wood
 */
export const getPriceContext: Handler<'getPriceContext'> = async (call) => {
  const { db, person } = call
  const body = { ...call.body, document_id: await findDocumentId(db, call.body) }
  const { kind, partner_id, document_id } = body
  if (person.role === (kind === 'sold' ? 'cargo_manager' : 'sale_manager'))
    throw new Problem('forbidden')
  const specification = await findSpecification(db, body)
  const line = { ...body, specification, wood_key: toWoodKey(specification) }
  const seesPurchases = canSeePurchasePrices(person)
  const hasSize = isMeasured(specification)
  const findPrices = async (query: Parameters<typeof findOthers>[2]) =>
    hasSize ? findOthers(db, line, query) : []
  return {
    own_last:
      partner_id === null || !hasSize ? null : await findOwnLast(db, line, kind, partner_id),
    others: await findPrices({ kind, exceptPartnerIds: partner_id === null ? [] : [partner_id] }),
    ...(kind === 'sold' && { list_price: await findListPrice(call, line, partner_id) }),
    ...(kind === 'sold' &&
      seesPurchases && { last_purchase: await findPrices({ kind: 'bought' }) }),
    ...(kind === 'bought' &&
      seesPurchases && {
        planned: await findPrices({ kind: 'sold', column: 'planned_purchase_price' }),
      }),
    available_m3: fromLitres(hasSize ? await sumAvailable(db, specification) : 0),
    incoming_m3: fromLitres(
      hasSize ? await sumIncoming(db, line.wood_key, kind === 'bought' ? document_id : null) : 0,
    ),
  }
}

/** Returns the document whose prices are left out: for a revision, the document that it revises. */
async function findDocumentId(
  db: Db,
  { kind, document_id }: Pick<PriceContextRequest, 'kind' | 'document_id'>,
): Promise<string | null> {
  if (document_id === null) return null
  const revision = await db
    .selectFrom(kind === 'sold' ? 'deal_revisions' : 'supply_revisions')
    .select('document_id')
    .where('id', '=', document_id)
    .executeTakeFirst()
  return revision?.document_id ?? document_id
}

async function findSpecification(
  db: Db,
  { product_id, specification }: Pick<PriceContextRequest, 'product_id' | 'specification'>,
): Promise<Schemas['Specification']> {
  if (product_id === null) {
    if (!specification) throw Problem.invalid({ pointer: '/specification', code: 'required' })
    return specification
  }
  const product = await db
    .selectFrom('products')
    .select('specification')
    .where('id', '=', product_id)
    .executeTakeFirst()
  if (!product) throw Problem.invalid({ pointer: '/product_id', code: 'not_found' })
  return chooseLengths(parseJson(product.specification), specification)
}

/** True if species and section are known, so that other wood can be the same. */
const isMeasured = (wood: Schemas['Specification']): boolean =>
  wood.wood !== null &&
  (wood.diameter_mm !== null || (wood.thickness_mm !== null && wood.width_mm !== null))

/** Returns the price for the client's company, else the general one, of the list that applies. */
async function findListPrice(
  call: PersonCall,
  line: EditedLine,
  clientId: string | null,
): Promise<Schemas['ListPrice'] | null> {
  const { db } = call
  const { product_id } = line
  if (product_id === null) return null
  const buyer = await findBuyer(db, clientId)
  const [applied] = await findPriceLists(db, [product_id])
  const lists =
    applied?.list === 'stock' ? (['stock', 'sale'] as const) : (['sale', 'stock'] as const)
  for (const list of lists) {
    const prices = await resolvePrices(db, buyer, [{ product_id, list }], getBusinessDay(call))
    const { row, price, scope } = prices.get(product_id) ?? {}
    if (!row || price === null || price === undefined || !scope) continue
    const listed = { price: fromTenThousandths(price), price_unit: row.unit }
    return {
      ...listed,
      line_price: convertToLinePrice(
        { ...listed, currency: 'EUR', exchange_rate: null },
        line.specification,
        line,
      ),
      list,
      scope,
    }
  }
  return null
}

/** Returns the portal company of a client; a client without one pays the general prices. */
async function findBuyer(db: Db, clientId: string | null): Promise<Buyer> {
  if (clientId === null) return ANY_BUYER
  const company = await db
    .selectFrom('clients')
    .innerJoin('companies', 'companies.id', 'clients.portal_company_id')
    .select(['companies.id', 'companies.country', 'companies.country_prices', 'companies.size'])
    .where('clients.id', '=', clientId)
    .executeTakeFirst()
  return company ?? ANY_BUYER
}

/** Sums the available litres in stock of a species and section. */
async function sumAvailable(
  db: Db,
  { wood, diameter_mm, thickness_mm, width_mm }: Schemas['Specification'],
): Promise<number> {
  if (wood === null) return 0
  const products = db
    .selectFrom('products')
    .select('id')
    .where('wood', '=', wood)
    .$if(diameter_mm !== null, (all) => all.where('diameter_mm', '=', diameter_mm))
    .$if(diameter_mm === null, (all) =>
      all
        .where('diameter_mm', 'is', null)
        .where('thickness_mm', '=', thickness_mm)
        .where('width_mm', '=', width_mm),
    )
  const { litres } = await db
    .selectFrom('lots')
    .select(({ fn }) => fn.sum<number | null>('litres').as('litres'))
    .where('product_id', 'in', products)
    .where('status', '=', 'available')
    .executeTakeFirstOrThrow()
  return litres ?? 0
}

/** Sums the ordered litres of a species and section that are not allocated. */
async function sumIncoming(
  db: Db,
  woodKey: string,
  exceptSupplyId: string | null,
): Promise<number> {
  const { litres } = await db
    .selectFrom('supply_lines')
    .innerJoin('supplies', 'supplies.id', 'supply_id')
    .select(({ fn }) => fn.sum<number | null>('supply_lines.free_l').as('litres'))
    .where('wood_key', '=', woodKey)
    .where('free_week', 'is not', null)
    .where('status', 'in', ORDERED_SUPPLY_STATUSES)
    .$if(exceptSupplyId !== null, (lines) => lines.where('supply_id', '!=', exceptSupplyId ?? ''))
    .executeTakeFirstOrThrow()
  return litres ?? 0
}
