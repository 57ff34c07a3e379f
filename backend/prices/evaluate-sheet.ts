import { countries } from '@contract/countries'
import type { Schemas } from '../call'
import { isVisibleCompany } from '../companies/policy'
import { fold } from '@domain/text/fold'
import { groupBy, parseJson } from '../db/rows'
import {
  type Candidate,
  type Company,
  type EvaluatedRow,
  evaluateScope,
  type Price,
  type Product,
  type SentPriceRow,
  type SheetCall,
  toRefusedRow,
} from './evaluate-scope'
import { findPriceTermsErrors, type PriceStep, toPriceColumns } from './schema'
import { canSetPrices } from './price-permissions'
import { resolvePrice } from './resolve-price'

type List = Schemas['PriceListName']

/** Records that the sheet's names refer to, and the stored prices of its products. */
type SheetLookups = {
  products: ReadonlyMap<string, Product>
  companies: ReadonlyMap<string, Company>
  /** By product. */
  prices: ReadonlyMap<string, Price[]>
}

/**
 * The result of a sheet: each row's outcome, the changes to write, and the prices of its products
 * before and after.
 */
type EvaluatedSheet = {
  rows: EvaluatedRow[]
  steps: PriceStep[]
  before: ReadonlyMap<string, Price[]>
  after: ReadonlyMap<string, Price[]>
}

/**
 * Evaluates the rows of a sheet by their combined result, whatever their order.
 * @param isSeen true if the rows are to be applied: a row whose price changed since the preview, or
 * with an unconfirmed alert, is refused
 */
export async function evaluateSheet(
  call: SheetCall,
  list: List,
  sent: readonly SentPriceRow[],
  isSeen: boolean,
): Promise<EvaluatedSheet> {
  const lookups = await loadLookups(call, list, sent)
  const seen = new Set<string>()
  const rows = new Map<number, EvaluatedRow>()
  const candidates: Candidate[] = []
  for (const [index, row] of sent.entries()) {
    const one = resolveRow(call, { sent: row, index, lookups, seen })
    if (typeof one === 'string') rows.set(index, toRefusedRow(row, one))
    else candidates.push(one)
  }
  const steps: PriceStep[] = []
  for (const scopeRows of groupBy(candidates, toScopeKey).values()) {
    const [
      { product, company, sheetRow: { country } } = {
        product: { id: '' },
        company: null,
        sheetRow: { country: null },
      },
    ] = scopeRows
    const stored = (lookups.prices.get(product.id) ?? []).filter(
      (one) => one.country === country && one.company_id === (company?.id ?? null),
    )
    const buyer = {
      id: '',
      country: company?.country ?? '',
      country_prices: company?.country_prices ?? 0,
      size: null,
    }
    const outcome = evaluateScope({
      call,
      list,
      candidates: scopeRows,
      stored,
      findWiderPrice: (day) =>
        country === null && company === null
          ? null
          : findWiderPrice(lookups.prices.get(product.id) ?? [], { list, buyer, day }),
      isApplied: isSeen,
    })
    for (const [index, row] of outcome.rows) rows.set(index, row)
    steps.push(...outcome.steps)
  }
  return {
    rows: sent.flatMap((_, index) => rows.get(index) ?? []),
    steps,
    before: lookups.prices,
    after: applySteps(lookups.prices, steps),
  }
}

function findWiderPrice(rows: readonly Price[], where: Parameters<typeof resolvePrice>[1]) {
  const { row, scope, isHidden } = resolvePrice(rows, where)
  return row && scope && !isHidden ? { row, scope } : null
}

function applySteps(
  prices: ReadonlyMap<string, Price[]>,
  steps: readonly PriceStep[],
): ReadonlyMap<string, Price[]> {
  const changed = new Map(
    steps.flatMap(({ before, after }) => (before && after ? [[before.id, after] as const] : [])),
  )
  const added = groupBy(
    steps.flatMap(({ before, after }) => (before === null && after ? [after] : [])),
    ({ product_id }) => product_id,
  )
  const ids = new Set([...prices.keys(), ...added.keys()])
  return new Map(
    [...ids].map((id) => [
      id,
      [
        ...(prices.get(id) ?? []).map((one) => changed.get(one.id) ?? one),
        ...(added.get(id) ?? []),
      ],
    ]),
  )
}

async function loadLookups(
  { db, person }: SheetCall,
  list: List,
  sent: readonly SentPriceRow[],
): Promise<SheetLookups> {
  const names = [...new Set(sent.map(({ product }) => product))]
  const products = await db
    .selectFrom('products')
    .select(['id', 'name', 'specification'])
    .where('name', 'in', names)
    .where('status', '=', 'active')
    .execute()
  const keys = [...new Set(sent.flatMap(({ company }) => (company === null ? [] : fold(company))))]
  const companies = keys.length
    ? await db
        .selectFrom('companies')
        .select(['id', 'name_key', 'manager_id', 'country', 'country_prices'])
        .where('name_key', 'in', keys)
        .where(isVisibleCompany(person))
        .execute()
    : []
  const ids = products.map(({ id }) => id)
  const prices = ids.length
    ? await db
        .selectFrom('prices')
        .selectAll()
        .where('product_id', 'in', ids)
        .where('list', '=', list)
        .execute()
    : []
  return {
    products: new Map(products.map((product) => [product.name, product])),
    companies: new Map(companies.map((company) => [company.name_key, company])),
    prices: groupBy(prices, ({ product_id }) => product_id),
  }
}

/** Resolves a row's names and checks its terms, apart from other prices. */
function resolveRow(
  { person }: SheetCall,
  {
    sent,
    index,
    lookups,
    seen,
  }: {
    sent: SentPriceRow
    index: number
    lookups: SheetLookups
    seen: Set<string>
  },
): Candidate | Schemas['ImportRefusal'] {
  const {
    row: _row,
    product: name,
    country,
    company: companyName,
    version: _version,
    confirmed: _confirmed,
    ...terms
  } = sent
  const product = lookups.products.get(name)
  if (!product) return 'unknown_product'
  if (country !== null && companyName !== null) return 'two_scopes'
  if (country !== null && !countries.includes(country)) return 'unknown_country'
  const company = companyName === null ? null : (lookups.companies.get(fold(companyName)) ?? null)
  if (companyName !== null && !company) return 'unknown_company'
  if (!canSetPrices(person, { country, company })) return 'not_yours'
  const [error] = findPriceTermsErrors(terms, parseJson(product.specification))
  if (error) return REFUSAL_BY_ERROR_CODE[error.code] ?? 'wrong_day'
  const candidate = { index, sheetRow: sent, terms: toPriceColumns(terms), product, company }
  const place = `${toScopeKey(candidate)} ${terms.start_date}`
  if (seen.has(place)) return 'twice'
  seen.add(place)
  return candidate
}

const toScopeKey = ({ product, sheetRow, company }: Candidate): string =>
  `${product.id} ${sheetRow.country ?? ''} ${company?.id ?? ''}`

const REFUSAL_BY_ERROR_CODE: {
  readonly [Code in Schemas['FieldErrorCode']]?: Schemas['ImportRefusal']
} = {
  wrong_format: 'wrong_day',
  day_order: 'day_order',
  required: 'no_price',
  cannot_convert: 'cannot_convert',
}
