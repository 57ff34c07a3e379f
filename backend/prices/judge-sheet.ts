import { trimDecimal } from '@/shared/lib/timber'
import { countries } from '@/shared/api/generated/countries'
import type { Person, Schemas } from '../call'
import { companiesInSight, type ScopedCompany } from '../companies/company-scope'
import { fold } from '../db/fold'
import { fromTenThousandthsOrNull, toTenThousandths } from '../db/decimal-columns'
import { grouped } from '../db/grouped'
import { parseJson } from '../db/json'
import type { Db, Row } from '../db/tables'
import { newId } from '../identifiers'
import type { Surroundings } from '../surroundings'
import { termsErrors } from './check-terms'
import { sayPeriod } from './keep-price'
import type { PriceStep } from './log-price'
import { placePrice } from './place-price'
import { priceColumns } from './price-row'
import { mayPrice } from './price-scope'

type Call = Surroundings & { db: Db; person: Person }
type List = Schemas['PriceListName']
type Sent = Schemas['ImportedPrice']
type Judged = Schemas['ImportedRow']
type Price = Row<'prices'>
type Product = Pick<Row<'products'>, 'id' | 'specification'>
type Company = ScopedCompany

/** What the names in a sheet mean, and the prices that are there of its products. */
type Known = {
  products: ReadonlyMap<string, Product>
  companies: ReadonlyMap<string, Company>
  /** By product; changed as the sheet is read, so that its rows meet each other. */
  prices: Map<string, Price[]>
}

/** A sheet that was read: what becomes of each row, what is to be written for it, and the prices of its products without it and with it. */
type Read = { rows: Judged[]; steps: PriceStep[]; before: ReadonlyMap<string, Price[]>; after: ReadonlyMap<string, Price[]> }

/**
 * What becomes of each row of a sheet. Rows count in their order: a later one meets what an earlier one did.
 * @param isSeen somebody has looked at what it does: a row that would do that to another price by now is refused
 */
export async function readSheet(call: Call, list: List, sent: readonly Sent[], isSeen: boolean): Promise<Read> {
  const known = await lookUp(call, list, sent)
  const before = new Map(known.prices)
  const steps: PriceStep[] = []
  const reading: Reading = { steps, isSeen, seen: new Set(), stale: new Set() }
  const rows = sent.map((row) => judge(call, list, row, known, reading))
  return { rows, steps, before, after: known.prices }
}

async function lookUp({ db, person }: Call, list: List, sent: readonly Sent[]): Promise<Known> {
  const names = [...new Set(sent.map(({ product }) => product))]
  const products = await db.selectFrom('products').select(['id', 'name', 'specification']).where('name', 'in', names).where('status', '=', 'active').execute()
  const keys = [...new Set(sent.flatMap(({ company }) => (company === null ? [] : fold(company))))]
  const companies = keys.length
    ? await db.selectFrom('companies').select(['id', 'name_key', 'manager_id', 'country']).where('name_key', 'in', keys).where(companiesInSight(person)).execute()
    : []
  const ids = products.map(({ id }) => id)
  const prices = ids.length ? await db.selectFrom('prices').selectAll().where('product_id', 'in', ids).where('list', '=', list).execute() : []
  return {
    products: new Map(products.map((product) => [product.name, product])),
    companies: new Map(companies.map((company) => [company.name_key, company])),
    prices: grouped(prices, ({ product_id }) => product_id),
  }
}

/** What reading a sheet comes to on its way: what is to be written, the prices that rows above say, and the scopes in which one met another price than it was seen to. */
type Reading = { steps: PriceStep[]; seen: Set<string>; stale: Set<string>; isSeen: boolean }

function judge({ person, clock, random }: Call, list: List, sent: Sent, known: Known, { steps, seen, stale, isSeen }: Reading): Judged {
  const { row, product: name, country, company: companyName, version, ...terms } = sent
  const said = { row, product: name, country, company: companyName }
  const none = { before: null, after: terms.price, percent: null, ends: null, version: null, refusal: null, other: null }
  const refused = (refusal: Schemas['ImportRefusal'], other: string | null = null): Judged => ({ ...said, ...none, outcome: 'refused', refusal, other })

  const product = known.products.get(name)
  if (!product) return refused('unknown_product')
  if (country !== null && companyName !== null) return refused('two_scopes')
  if (country !== null && !countries.includes(country)) return refused('unknown_country')
  const company = companyName === null ? null : (known.companies.get(fold(companyName)) ?? null)
  if (companyName !== null && !company) return refused('unknown_company')
  if (!mayPrice(person, { country, company })) return refused('not_yours')
  const [error] = termsErrors(terms, parseJson(product.specification))
  if (error) return refused(REFUSALS[error.code] ?? 'wrong_day')

  const beside = (known.prices.get(product.id) ?? []).filter((one) => one.country === country && one.company_id === (company?.id ?? null))
  const scope = `${product.id} ${country ?? ''} ${company?.id ?? ''}`
  const place = `${scope} ${terms.start_date}`
  if (seen.has(place)) return refused('twice')
  seen.add(place)

  // A row that begins on the day on which another does is that one.
  const itself = beside.find(({ start_date }) => start_date === terms.start_date)
  const columns = priceColumns(terms)
  if (itself && Object.entries(columns).every(([column, value]) => itself[column as keyof typeof columns] === value)) {
    return { ...said, ...none, outcome: 'same', before: fromTenThousandthsOrNull(itself.price) }
  }
  const { ends, overlaps } = placePrice(terms, beside.filter((one) => one !== itself))
  if (overlaps) return refused('overlap', sayPeriod(overlaps))
  const stamp = { updated_at: clock().toISOString(), updated_by: person.id }
  const ended = beside.find(({ id }) => id === ends?.id)
  const met = itself ?? ended
  if (isSeen && (stale.has(scope) || (met?.version ?? null) !== version)) {
    stale.add(scope)
    return refused('changed_since')
  }
  const endedAfter = ended && ends && { ...ended, end_date: ends.end_date, version: ended.version + 1, ...stamp }
  if (ended && endedAfter) steps.push({ before: ended, after: endedAfter })
  const after: Price = itself
    ? { ...itself, ...columns, version: itself.version + 1, ...stamp }
    : { id: newId(random), version: 1, product_id: product.id, list, country, company_id: company?.id ?? null, ...columns, created_at: stamp.updated_at, created_by: person.id, ...stamp }
  steps.push(itself ? { before: itself, after } : { before: null, after })
  const others = (known.prices.get(product.id) ?? []).filter((one) => one !== itself && one !== ended)
  known.prices.set(product.id, [...others, ...(endedAfter ? [endedAfter] : []), after])
  const before = fromTenThousandthsOrNull(met?.price ?? null)
  return { ...said, ...none, outcome: itself ? 'changed' : 'new', before, percent: percentOf(before, terms.price), ends: ends?.end_date ?? null, version: met?.version ?? null }
}

const REFUSALS: { readonly [Code in Schemas['FieldErrorCode']]?: Schemas['ImportRefusal'] } = {
  wrong_format: 'wrong_day',
  day_order: 'day_order',
  required: 'no_price',
  cannot_convert: 'cannot_convert',
}

/** By how much a price changes, per cent with two places at most. */
function percentOf(before: string | null, after: string | null): string | null {
  if (before === null || after === null) return null
  const [was, is] = [toTenThousandths(before), toTenThousandths(after)]
  return was === 0 ? null : trimDecimal((((is - was) / was) * 100).toFixed(2)).replace(/^-0$/, '0')
}
