import { dequal } from 'dequal/lite'
import type { Person, Schemas } from '../call'
import type { ScopedCompany } from '../companies/policy'
import { fromTenThousandthsOrNull } from '../db/decimal-columns'
import type { Db, Row } from '../db/tables'
import { createId } from '../identifiers'
import type { AppContext } from '../app-context'
import { type PriceStep, hasSameTerms, type toPriceColumns } from './schema'
import { formatPeriod } from './price-crud'
import { type Placement, type Plan, planPeriods, type PricePeriod } from './plan-periods'
import { convertPrices, computePercentChange, getPriceAlert } from './price-alert'

export type SheetCall = AppContext & { db: Db; person: Person }
type List = Schemas['PriceListName']
export type SentPriceRow = Omit<Schemas['ImportedPrice'], 'confirmed'> & {
  confirmed?: boolean | undefined
}
export type EvaluatedRow = Schemas['ImportedRow']
export type Price = Row<'prices'>
export type Product = Pick<Row<'products'>, 'id' | 'specification'>
export type Company = ScopedCompany & Pick<Row<'companies'>, 'country_prices'>

/** A row with known names and valid terms. */
export type Candidate = {
  index: number
  sheetRow: SentPriceRow
  terms: ReturnType<typeof toPriceColumns>
  product: Product
  company: Company | null
}

type PlacedCandidate = Placement<Price, Candidate['terms']>
type ScopeInput = {
  call: SheetCall
  list: List
  candidates: readonly Candidate[]
  stored: readonly Price[]
  /** Returns the price of a wider scope that applies on a day to the buyers of this scope. */
  findWiderPrice(day: string): WiderPrice | null
  isApplied: boolean
}
type WiderPrice = { row: Price; scope: Schemas['PriceScope'] }
type ComparedPrice = Pick<EvaluatedRow, 'before_scope'> & { terms: Candidate['terms'] | Price }
/** The result for a scope: the outcome of each row by index, and the changes to write. */
type ScopeResult = { rows: Map<number, EvaluatedRow>; steps: PriceStep[] }

/** Result of a row: refused, unchanged, or with a new or changed price. */
type Outcome =
  | { kind: 'unconfirmed' | 'neighbour_unconfirmed' | 'changed_since' }
  | { kind: 'overlap'; period: string }
  | { kind: 'same' | 'priced'; placed: PlacedCandidate }

/** The rows and stored prices of a scope, and what its prices are compared with. */
type Scope = Pick<ScopeInput, 'stored' | 'findWiderPrice'> & {
  byIndex: ReadonlyMap<number, Candidate>
}

type ScopePlan = {
  /** The result of all rows together, which the preview shows. */
  whole: Plan<Price, Candidate['terms']>
  /** The result without the rows that need a confirmation. */
  applied: Plan<Price, Candidate['terms']>
  isUnconfirmed(index: number): boolean
  /** True if a stored price changed since the preview. */
  isStale: boolean
  /** True if the result of other rows depends on the unconfirmed ones. */
  dependsOnUnconfirmed: boolean
}

/** Evaluates all rows of one product, list and scope together. */
export function evaluateScope(input: ScopeInput): ScopeResult {
  const { call, list, candidates, stored, findWiderPrice } = input
  const byIndex = new Map(candidates.map((candidate) => [candidate.index, candidate]))
  const scope: Scope = { byIndex, stored, findWiderPrice }
  const plan = planScope(scope, input)
  const rows = new Map<number, EvaluatedRow>()
  for (const { index, sheetRow } of candidates) {
    const outcome = decideOutcome(plan, index)
    if (outcome) rows.set(index, toEvaluatedRow(scope, sheetRow, outcome))
  }
  const changes = plan.applied.placed.filter((placed) => !isUnchanged(placed))
  const isRefused = plan.isStale || plan.dependsOnUnconfirmed
  return { rows, steps: isRefused ? [] : toPriceSteps(call, list, changes, byIndex) }
}

function planScope(
  scope: Scope,
  { candidates, stored, isApplied }: Pick<ScopeInput, 'candidates' | 'stored' | 'isApplied'>,
): ScopePlan {
  const plan = (rows: readonly Candidate[]) =>
    planPeriods(rows, stored, (one, terms) => hasSameTerms(one, terms))
  const whole = plan(candidates)
  const isConfirmed = ({ index }: PlacedCandidate) =>
    scope.byIndex.get(index)?.sheetRow.confirmed === true
  const unconfirmed = new Set(
    whole.placed
      .filter((placed) => isApplied && !isUnchanged(placed) && !isConfirmed(placed))
      .filter((placed) => findAlert(scope, placed) !== null)
      .map(({ index }) => index),
  )
  const isUnconfirmed = (index: number) => unconfirmed.has(index)
  const applied =
    unconfirmed.size > 0 ? plan(candidates.filter(({ index }) => !isUnconfirmed(index))) : whole
  // The preview showed the result of all rows together, so its versions are compared with that.
  const isStale =
    isApplied &&
    whole.placed.some(
      (placed) =>
        !isUnchanged(placed) &&
        !isUnconfirmed(placed.index) &&
        (findAffectedPrice(placed)?.version ?? null) !==
          scope.byIndex.get(placed.index)?.sheetRow.version,
    )
  const changesWithoutUnconfirmed = (placed: PlacedCandidate) =>
    !hasSameResult(
      whole.placed.find(({ index }) => index === placed.index),
      placed,
    )
  const dependsOnUnconfirmed =
    !isStale &&
    unconfirmed.size > 0 &&
    (applied.overlaps.size > whole.overlaps.size || applied.placed.some(changesWithoutUnconfirmed))
  return { whole, applied, isUnconfirmed, isStale, dependsOnUnconfirmed }
}

function decideOutcome(plan: ScopePlan, index: number): Outcome | null {
  const overlap = plan.applied.overlaps.get(index)
  const placed = plan.applied.placed.find((one) => one.index === index)
  const isSame = placed !== undefined && isUnchanged(placed)
  if (plan.isUnconfirmed(index)) return { kind: 'unconfirmed' }
  if (plan.dependsOnUnconfirmed && !plan.whole.overlaps.has(index) && !isSame)
    return { kind: 'neighbour_unconfirmed' }
  if (overlap) return { kind: 'overlap', period: formatPeriod(overlap) }
  if (!placed) return null
  if (isSame) return { kind: 'same', placed }
  return plan.isStale ? { kind: 'changed_since' } : { kind: 'priced', placed }
}

function toEvaluatedRow(scope: Scope, sheetRow: SentPriceRow, outcome: Outcome): EvaluatedRow {
  switch (outcome.kind) {
    case 'same':
      return {
        ...toUnchangedRow(sheetRow),
        outcome: 'same',
        days: toPriceDays(outcome.placed),
        before: fromTenThousandthsOrNull(outcome.placed.changedPrice?.price ?? null),
      }
    case 'priced':
      return toPricedRow(scope, sheetRow, outcome.placed)
    case 'overlap':
      return toRefusedRow(sheetRow, 'overlap', outcome.period)
    default:
      return toRefusedRow(sheetRow, outcome.kind)
  }
}

function toPricedRow(scope: Scope, sheetRow: SentPriceRow, placed: PlacedCandidate): EvaluatedRow {
  const { changedPrice, terms, ends, index } = placed
  const days = toPriceDays(placed)
  const compared = findComparedPrice(scope, placed)
  const product = scope.byIndex.get(index)?.product
  const previousPrice = compared && convertPrices(compared.terms, terms.unit, product).price
  return {
    ...toUnchangedRow(sheetRow),
    outcome: changedPrice ? 'changed' : 'new',
    before: fromTenThousandthsOrNull(previousPrice),
    before_scope: compared?.before_scope ?? null,
    percent: computePercentChange(previousPrice, terms.price),
    ends: ends?.end_date ?? null,
    days,
    moved: formatMovedDays(changedPrice, days),
    alert: findAlert(scope, placed),
    version: findAffectedPrice(placed)?.version ?? null,
  }
}

const findAlert = (scope: Scope, placed: PlacedCandidate) =>
  getPriceAlert(
    placed.terms,
    findComparedPrice(scope, placed)?.terms ?? null,
    scope.byIndex.get(placed.index)?.product,
  )

/**
 * Returns the price that a row's price is compared with; null if there is none. The first price of
 * a scope is compared with the one that its buyers paid until then.
 */
function findComparedPrice(
  { byIndex, stored, findWiderPrice }: Scope,
  { changedPrice, ends, terms }: PlacedCandidate,
): ComparedPrice | null {
  const own =
    changedPrice ??
    getEndedTerms(ends, byIndex) ??
    stored
      .filter(({ start_date }) => start_date < terms.start_date)
      .toSorted((a, b) => b.start_date.localeCompare(a.start_date))[0]
  if (own) return { terms: own, before_scope: null }
  const wider = findWiderPrice(terms.start_date)
  return wider && { terms: wider.row, before_scope: wider.scope }
}

/** True if a row leaves a stored price unchanged. */
const isUnchanged = ({ changedPrice, terms, end_date }: PlacedCandidate): boolean =>
  changedPrice !== null && hasSameTerms(changedPrice, { ...terms, end_date })

const toPriceDays = ({ terms, end_date }: PlacedCandidate): Schemas['PriceDays'] => ({
  from: terms.start_date,
  until: end_date,
})

/** Returns the days of a changed price before the sheet; null if they stay the same. */
const formatMovedDays = (
  before: PricePeriod | null,
  { from, until }: Schemas['PriceDays'],
): string | null =>
  before && (before.start_date !== from || before.end_date !== until) ? formatPeriod(before) : null

type RowResult = Pick<PlacedCandidate, 'changedPrice' | 'end_date' | 'ends'>

/** True if a row has the same result in two plans. */
const hasSameResult = (one: RowResult | undefined, other: RowResult): boolean =>
  one !== undefined &&
  one.changedPrice?.id === other.changedPrice?.id &&
  one.end_date === other.end_date &&
  dequal(one.ends, other.ends)

/** Returns the stored price that a row changes or ends. */
const findAffectedPrice = ({ changedPrice, ends }: PlacedCandidate): Price | null =>
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
  before_scope: null,
  after: price,
  percent: null,
  ends: null,
  days: null,
  moved: null,
  alert: null,
  version: null,
  refusal: null,
  other: null,
})

export const toRefusedRow = (
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
