import { shiftDay } from '@domain/calendar'
import type { Handler, Person, Schemas } from '../call'
import { forEachChunk, insertRows, parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { Problem } from '../problems/problem'
import type { AppContext } from '../app-context'
import { evaluateSheet } from './evaluate-sheet'
import { hasSameTerms, logPrices, type PriceStep } from './schema'
import { getBusinessDay } from '../business-day'
import { isVisibleCompany } from '../companies/policy'
import { getDayThreeMonthsBefore } from '../companies/sold-volume'
import { fromCents, fromLitres, fromTenThousandths, toCents } from '../db/decimal-columns'
import { computeWoodAmount } from '../wood-lines/wood-figures'
import { resolvePrice, type Buyer } from './resolve-price'
import { SOLD_DEAL_STATUSES } from '@domain/rules/statuses'

type ImportCall = AppContext & { db: Db; person: Person }

export const previewPriceImport: Handler<'previewPriceImport'> = async (call) => {
  const { list } = call.body
  const { rows, steps, before, after } = await evaluateSheet(call, list, call.body.rows, false)
  return { rows, effects: await computeSheetEffects(call, { list, steps, before, after }) }
}

/**
 * Applies a part of a sheet without its refused rows. The sheet is unfinished until its last part.
 * @throws Problem 409 for an undone sheet, or another user's
 */
export const importPrices: Handler<'importPrices'> = async (call) => {
  const { import_id, list, rows: sent, is_last } = call.body
  const { rows, steps } = await evaluateSheet(call, list, sent, true)
  await createOrCheckImport(call, import_id, list)
  await writeSteps(call, steps)
  await logPrices(call, steps, import_id)
  if (is_last)
    await call.db
      .updateTable('price_imports')
      .set({ is_finished: 1 })
      .where('id', '=', import_id)
      .execute()
  return { rows }
}

async function createOrCheckImport(
  { db, person, clock }: ImportCall,
  id: string,
  list: Schemas['PriceListName'],
): Promise<void> {
  const known = await db
    .selectFrom('price_imports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!known) {
    await db
      .insertInto('price_imports')
      .values({
        id,
        list,
        created_at: clock().toISOString(),
        created_by: person.id,
        is_finished: 0,
      })
      .execute()
    return
  }
  if (known.created_by !== person.id || known.undone_at !== null || known.list !== list)
    throw new Problem('not_allowed_now')
}

/** Writes complete rows: changed ones are deleted and inserted again. */
async function writeSteps({ db }: ImportCall, steps: readonly PriceStep[]): Promise<void> {
  const last = new Map(steps.map(({ before, after }) => [(after ?? before)?.id, after]))
  const changed = steps.flatMap(({ before }) => before?.id ?? [])
  await forEachChunk(changed, (ids) => db.deleteFrom('prices').where('id', 'in', ids).execute())
  await insertRows(
    db,
    'prices',
    [...last.values()].filter((row): row is Row<'prices'> => row !== null),
  )
}

type EffectsCall = Pick<AppContext, 'clock' | 'timeZone'> & { db: Db; person: Person }
type PricesByProduct = ReadonlyMap<string, readonly Row<'prices'>[]>
type ResolvedPrice = { price: number | null; row: Row<'prices'> | null }

/**
 * Computes which companies pay more or less after a sheet: their purchases of the last three months
 * at the old and new prices, on the day of the last change in the nearest scope that changes for
 * the company. A price that ends earlier makes its difference on the day after. Purchases without a
 * price on either side are left out, and companies hidden from the user.
 */
export async function computeSheetEffects(
  call: EffectsCall,
  {
    list,
    steps,
    before,
    after,
  }: {
    list: Schemas['PriceListName']
    steps: readonly PriceStep[]
    before: PricesByProduct
    after: PricesByProduct
  },
): Promise<Schemas['PriceEffect'][]> {
  const days = getEffectDays(getBusinessDay(call), steps)
  const sold = await sumSoldLitres(call, [
    ...new Set(steps.flatMap(({ after }) => after?.product_id ?? [])),
  ])
  const sums = new Map<string, { company: Schemas['CompanyRef']; litres: number; cents: number }>()
  for (const { product_id, litres, specification, company_name, size, ...bought } of sold) {
    const buyer: Buyer = {
      id: bought.company_id,
      country: bought.country,
      country_prices: bought.country_prices,
      size,
    }
    const day = findEffectDay(days, product_id, buyer)
    if (day === null) continue
    const priceQuery = { list, buyer, day }
    const computeRowCost = (prices: PricesByProduct) =>
      computeCost(
        resolvePrice(prices.get(product_id) ?? [], priceQuery),
        litres,
        parseJson(specification),
      )
    const [wasCents, isCents] = [computeRowCost(before), computeRowCost(after)]
    if (wasCents === null || isCents === null || wasCents === isCents) continue
    const sum = sums.get(buyer.id) ?? {
      company: { id: buyer.id, name: company_name },
      litres: 0,
      cents: 0,
    }
    sums.set(buyer.id, {
      ...sum,
      litres: sum.litres + litres,
      cents: sum.cents + isCents - wasCents,
    })
  }
  return [...sums.values()].map(({ company, litres, cents }) => ({
    company,
    volume_m3: fromLitres(litres),
    amount: fromCents(cents),
  }))
}

/**
 * Returns the key of a product's price scope.
 * @param scope company id or country; null for general prices
 */
const toScopeKey = (productId: string, scope: string | null): string =>
  `${productId} ${scope ?? ''}`

/**
 * Returns per product and scope the first day, not before today, on which all its changes apply.
 * The prices of another scope may be over by then.
 */
function getEffectDays(today: string, steps: readonly PriceStep[]): ReadonlyMap<string, string> {
  const days = new Map<string, string>()
  for (const step of steps) {
    const { after } = step
    if (!after) continue
    const key = toScopeKey(after.product_id, after.company_id ?? after.country)
    const [latest, day] = [days.get(key) ?? today, getEffectDay({ ...step, after })]
    days.set(key, day > latest ? day : latest)
  }
  return days
}

/** Returns the first day on which a change makes a difference. */
function getEffectDay({ before, after }: PriceStep & { after: Row<'prices'> }): string {
  const ends = [before?.end_date, after.end_date].filter((day) => typeof day === 'string')
  const [firstEnd] = ends.toSorted()
  const movesEndOnly =
    before !== null && hasSameTerms({ ...before, end_date: after.end_date }, after)
  return movesEndOnly && firstEnd !== undefined ? shiftDay(firstEnd, 1) : after.start_date
}

/** Returns the day of the nearest scope that changes for a company; null if none does. */
function findEffectDay(
  days: ReadonlyMap<string, string>,
  productId: string,
  { id, country, country_prices }: Buyer,
): string | null {
  const scopes = [id, ...(country_prices ? [country] : []), null]
  const [day] = scopes.flatMap((scope) => days.get(toScopeKey(productId, scope)) ?? [])
  return day ?? null
}

function computeCost(
  { price, row }: ResolvedPrice,
  litres: number,
  specification: Schemas['Specification'],
): number | null {
  if (price === null || row === null) return null
  const amount = computeWoodAmount(
    { quantity: fromLitres(litres), unit: 'm3', price_unit: row.unit, specification },
    fromTenThousandths(price),
  )
  return amount === null ? null : toCents(amount)
}

/**
 * Sums the litres that visible companies bought of these products, through the deals of their
 * clients.
 */
async function sumSoldLitres(call: EffectsCall, productIds: readonly string[]) {
  if (productIds.length === 0) return []
  const { db, person } = call
  const today = getBusinessDay(call)
  return db
    .selectFrom('deal_lines')
    .innerJoin('deals', 'deals.id', 'deal_lines.deal_id')
    .innerJoin('clients', 'clients.id', 'deals.client_id')
    .innerJoin('companies', 'companies.id', 'clients.portal_company_id')
    .innerJoin('products', 'products.id', 'deal_lines.product_id')
    .select([
      'companies.id as company_id',
      'companies.name as company_name',
      'companies.country',
      'companies.country_prices',
      'companies.size',
    ])
    .select([
      'products.id as product_id',
      'products.specification',
      ({ fn }) => fn.sum<number>('deal_lines.volume_l').as('litres'),
    ])
    .where('deal_lines.product_id', 'in', productIds)
    .where('deals.status', 'in', SOLD_DEAL_STATUSES)
    .where('deals.date', '>', getDayThreeMonthsBefore(today))
    .where('deals.date', '<=', today)
    .where(isVisibleCompany(person))
    .groupBy([
      'companies.id',
      'companies.name',
      'companies.country',
      'companies.country_prices',
      'companies.size',
      'products.id',
      'products.specification',
    ])
    .execute()
}
