import { dequal } from 'dequal/lite'
import { countries } from '@/shared/api/generated/countries'
import type { Person, Schemas } from '../call'
import { isVisibleCompany, type ScopedCompany } from '../companies/policy'
import { fold } from '@domain/readers/fold'
import { fromTenThousandthsOrNull } from '../db/decimal-columns'
import { groupBy, parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { createId } from '../identifiers'
import type { AppContext } from '../app-context'
import { findPriceTermsErrors, type PriceStep, hasSameTerms, toPriceColumns } from './schema'
import { formatPeriod } from './price-crud'
import { planPeriods, type Placement } from './plan-periods'
import { convertPrices, computePercentChange, getPriceAlert } from './price-alert'
import { canSetPrices } from './price-permissions'

type SheetCall = AppContext & { db: Db; person: Person }
type List = Schemas['PriceListName']
type SentPriceRow = Omit<Schemas['ImportedPrice'], 'confirmed'> & {
  confirmed?: boolean | undefined
}
type EvaluatedRow = Schemas['ImportedRow']
type Price = Row<'prices'>
type Product = Pick<Row<'products'>, 'id' | 'specification'>
type Company = ScopedCompany

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
    const one = resolveRow(call, row, index, lookups, seen)
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
    const outcome = evaluateScope({ call, list, candidates: scopeRows, stored, isApplied: isSeen })
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
        .select(['id', 'name_key', 'manager_id', 'country'])
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

/** A row with known names and valid terms. */
type Candidate = {
  index: number
  sheetRow: SentPriceRow
  terms: ReturnType<typeof toPriceColumns>
  product: Product
  company: Company | null
}

/** Resolves a row's names and checks its terms, apart from other prices. */
function resolveRow(
  { person }: SheetCall,
  sent: SentPriceRow,
  index: number,
  lookups: SheetLookups,
  seen: Set<string>,
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
  if (error) return refusalByErrorCode[error.code] ?? 'wrong_day'
  const candidate = { index, sheetRow: sent, terms: toPriceColumns(terms), product, company }
  const place = `${toScopeKey(candidate)} ${terms.start_date}`
  if (seen.has(place)) return 'twice'
  seen.add(place)
  return candidate
}

const toScopeKey = ({ product, sheetRow, company }: Candidate): string =>
  `${product.id} ${sheetRow.country ?? ''} ${company?.id ?? ''}`

type PlacedCandidate = Placement<Price, Candidate['terms']>
type ScopeInput = {
  call: SheetCall
  list: List
  candidates: readonly Candidate[]
  stored: readonly Price[]
  isApplied: boolean
}
/** The result for a scope: the outcome of each row by index, and the changes to write. */
type ScopeResult = { rows: Map<number, EvaluatedRow>; steps: PriceStep[] }

/** Evaluates all rows of one product, list and scope together. */
function evaluateScope({ call, list, candidates, stored, isApplied }: ScopeInput): ScopeResult {
  const byIndex = new Map(candidates.map((candidate) => [candidate.index, candidate]))
  const rows = new Map<number, EvaluatedRow>()
  const planned = (someRows: readonly Candidate[]) =>
    planPeriods(someRows, stored, (one, terms) => hasSameTerms(one, terms))
  const isSame = ({ changedPrice, terms, end_date }: PlacedCandidate) =>
    changedPrice !== null && hasSameTerms(changedPrice, { ...terms, end_date })
  const alertFor = (placed: PlacedCandidate) =>
    getPriceAlert(placed.terms, comparedTo(placed), byIndex.get(placed.index)?.product)
  const comparedTo = ({
    changedPrice,
    ends,
    terms,
  }: PlacedCandidate): Candidate['terms'] | Price | null =>
    changedPrice ??
    getEndedTerms(ends, byIndex) ??
    stored
      .filter(({ start_date }) => start_date < terms.start_date)
      .toSorted((a, b) => b.start_date.localeCompare(a.start_date))[0] ??
    null

  const whole = planned(candidates)
  const unconfirmed = isApplied
    ? whole.placed.filter(
        (placed) =>
          !isSame(placed) &&
          alertFor(placed) !== null &&
          !byIndex.get(placed.index)?.sheetRow.confirmed,
      )
    : []
  const isUnconfirmed = (index: number) => unconfirmed.some((one) => one.index === index)
  const plan =
    unconfirmed.length > 0
      ? planned(candidates.filter(({ index }) => !isUnconfirmed(index)))
      : whole
  // The preview showed the result of all rows together, so its versions are compared with that.
  const isStale =
    isApplied &&
    whole.placed.some(
      (placed) =>
        !isSame(placed) &&
        !isUnconfirmed(placed.index) &&
        (findMetPrice(placed)?.version ?? null) !== byIndex.get(placed.index)?.sheetRow.version,
    )
  const isWaiting = ({ index, changedPrice, end_date, ends }: PlacedCandidate) =>
    !hasSameResult(
      whole.placed.find((one) => one.index === index),
      { changedPrice, end_date, ends },
    )
  const isCovered =
    !isStale &&
    unconfirmed.length > 0 &&
    (plan.overlaps.size > whole.overlaps.size || plan.placed.some(isWaiting))
  const changes = plan.placed.filter((placed) => !isSame(placed))

  for (const { index, sheetRow } of candidates) {
    const overlap = plan.overlaps.get(index)
    const placed = plan.placed.find((one) => one.index === index)
    if (isUnconfirmed(index)) rows.set(index, toRefusedRow(sheetRow, 'unconfirmed'))
    else if (isCovered && !whole.overlaps.has(index) && !(placed && isSame(placed)))
      rows.set(index, toRefusedRow(sheetRow, 'neighbour_unconfirmed'))
    else if (overlap) rows.set(index, toRefusedRow(sheetRow, 'overlap', formatPeriod(overlap)))
    else if (!placed) continue
    else if (isSame(placed))
      rows.set(index, {
        ...toUnchangedRow(sheetRow),
        outcome: 'same',
        before: fromTenThousandthsOrNull(placed.changedPrice?.price ?? null),
      })
    else if (isStale) rows.set(index, toRefusedRow(sheetRow, 'changed_since'))
    else {
      const previousTerms = placed.changedPrice ?? getEndedTerms(placed.ends, byIndex)
      const { changedPrice } = placed
      const previousPrice =
        previousTerms &&
        convertPrices(previousTerms, placed.terms.unit, byIndex.get(index)?.product).price
      rows.set(index, {
        ...toUnchangedRow(sheetRow),
        outcome: changedPrice ? 'changed' : 'new',
        before: fromTenThousandthsOrNull(previousPrice),
        percent: computePercentChange(previousPrice, placed.terms.price),
        ends: placed.ends?.end_date ?? null,
        moved:
          changedPrice &&
          (changedPrice.start_date !== placed.terms.start_date ||
            changedPrice.end_date !== placed.end_date)
            ? formatPeriod(changedPrice)
            : null,
        alert: alertFor(placed),
        version: findMetPrice(placed)?.version ?? null,
      })
    }
  }
  return { rows, steps: isStale || isCovered ? [] : toPriceSteps(call, list, changes, byIndex) }
}

type RowResult = Pick<PlacedCandidate, 'changedPrice' | 'end_date' | 'ends'>

/** True if a row has the same result in two plans. */
const hasSameResult = (one: RowResult | undefined, other: RowResult): boolean =>
  one !== undefined &&
  one.changedPrice?.id === other.changedPrice?.id &&
  one.end_date === other.end_date &&
  dequal(one.ends, other.ends)

/** Returns the stored price that a row changes or ends. */
const findMetPrice = ({ changedPrice, ends }: PlacedCandidate): Price | null =>
  changedPrice ?? (ends && 'stored' in ends ? ends.stored : null)

const getEndedTerms = (
  ends: PlacedCandidate['ends'],
  byIndex: ReadonlyMap<number, Candidate>,
): Candidate['terms'] | Price | null =>
  ends === null ? null : 'stored' in ends ? ends.stored : (byIndex.get(ends.row)?.terms ?? null)

const toUnchangedRow = ({ row, product, country, company, unit, price }: SentPriceRow) => ({
  row,
  product,
  country,
  company,
  unit,
  before: null,
  after: price,
  percent: null,
  ends: null,
  moved: null,
  alert: null,
  version: null,
  refusal: null,
  other: null,
})

const toRefusedRow = (
  sent: SentPriceRow,
  refusal: Schemas['ImportRefusal'],
  other: string | null = null,
): EvaluatedRow => ({ ...toUnchangedRow(sent), outcome: 'refused', refusal, other })

function toPriceSteps(
  { person, clock, random }: SheetCall,
  list: List,
  changes: readonly PlacedCandidate[],
  byIndex: ReadonlyMap<number, Candidate>,
): PriceStep[] {
  const at = clock().toISOString()
  const stamp = { updated_at: at, updated_by: person.id }
  return changes.flatMap(({ index, changedPrice, ends, terms, end_date }): PriceStep[] => {
    const { product, company = null, sheetRow } = byIndex.get(index) ?? {}
    if (!product || !sheetRow) return []
    const columns = { ...terms, end_date }
    const after: Price = changedPrice
      ? { ...changedPrice, ...columns, version: changedPrice.version + 1, ...stamp }
      : {
          id: createId(random),
          version: 1,
          product_id: product.id,
          list,
          country: sheetRow.country,
          company_id: company?.id ?? null,
          ...columns,
          created_at: at,
          created_by: person.id,
          ...stamp,
        }
    const ended =
      ends && 'stored' in ends
        ? [
            {
              before: ends.stored,
              after: {
                ...ends.stored,
                end_date: ends.end_date,
                version: ends.stored.version + 1,
                ...stamp,
              },
            },
          ]
        : []
    return [...ended, { before: changedPrice, after }]
  })
}

const refusalByErrorCode: {
  readonly [Code in Schemas['FieldErrorCode']]?: Schemas['ImportRefusal']
} = {
  wrong_format: 'wrong_day',
  day_order: 'day_order',
  required: 'no_price',
  cannot_convert: 'cannot_convert',
}
