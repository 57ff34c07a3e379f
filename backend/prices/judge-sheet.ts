import { countries } from '@/shared/api/generated/countries'
import type { Person, Schemas } from '../call'
import { companiesInSight, type ScopedCompany } from '../companies/company-scope'
import { same } from '@/shared/lib/same'
import { fold } from '../db/fold'
import { fromTenThousandthsOrNull } from '../db/decimal-columns'
import { grouped } from '../db/grouped'
import { parseJson } from '../db/json'
import type { Db, Row } from '../db/tables'
import { newId } from '../identifiers'
import type { Surroundings } from '../surroundings'
import { termsErrors } from './check-terms'
import { sayPeriod } from './keep-price'
import type { PriceStep } from './log-price'
import { planPeriods, type Placement } from './plan-periods'
import { inUnit, percentBetween, priceAlert } from './price-alert'
import { hasSameTerms, priceColumns } from './price-row'
import { mayPrice } from './price-scope'

type Call = Surroundings & { db: Db; person: Person }
type List = Schemas['PriceListName']
type Sent = Omit<Schemas['ImportedPrice'], 'confirmed'> & { confirmed?: boolean | undefined }
type Judged = Schemas['ImportedRow']
type Price = Row<'prices'>
type Product = Pick<Row<'products'>, 'id' | 'specification'>
type Company = ScopedCompany

/** What the names in a sheet mean, and the prices that are there of its products. */
type Known = {
  products: ReadonlyMap<string, Product>
  companies: ReadonlyMap<string, Company>
  /** By product. */
  prices: ReadonlyMap<string, Price[]>
}

/** A sheet that was read: what becomes of each row, what is to be written for it, and the prices of its products without it and with it. */
type Read = {
  rows: Judged[]
  steps: PriceStep[]
  before: ReadonlyMap<string, Price[]>
  after: ReadonlyMap<string, Price[]>
}

/**
 * Judges the rows of a sheet by the result of all of them together, whatever their order.
 * @param isSeen true if the rows are to be applied: a row that meets another price than the preview showed, or an alert that is not confirmed, is refused
 */
export async function readSheet(
  call: Call,
  list: List,
  sent: readonly Sent[],
  isSeen: boolean,
): Promise<Read> {
  const known = await lookUp(call, list, sent)
  const seen = new Set<string>()
  const rows = new Map<number, Judged>()
  const candidates: Candidate[] = []
  for (const [index, row] of sent.entries()) {
    const one = resolve(call, row, index, known, seen)
    if (typeof one === 'string') rows.set(index, refused(row, one))
    else candidates.push(one)
  }
  const steps: PriceStep[] = []
  for (const own of grouped(candidates, scopeKey).values()) {
    const [
      { product, company, sent: { country } } = {
        product: { id: '' },
        company: null,
        sent: { country: null },
      },
    ] = own
    const stored = (known.prices.get(product.id) ?? []).filter(
      (one) => one.country === country && one.company_id === (company?.id ?? null),
    )
    const outcome = judgeScope({ call, list, candidates: own, stored, isSeen })
    for (const [index, row] of outcome.rows) rows.set(index, row)
    steps.push(...outcome.steps)
  }
  return {
    rows: sent.flatMap((_, index) => rows.get(index) ?? []),
    steps,
    before: known.prices,
    after: applySteps(known.prices, steps),
  }
}

function applySteps(
  prices: ReadonlyMap<string, Price[]>,
  steps: readonly PriceStep[],
): ReadonlyMap<string, Price[]> {
  const changed = new Map(
    steps.flatMap(({ before, after }) => (before && after ? [[before.id, after] as const] : [])),
  )
  const added = grouped(
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

async function lookUp({ db, person }: Call, list: List, sent: readonly Sent[]): Promise<Known> {
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
        .where(companiesInSight(person))
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
    prices: grouped(prices, ({ product_id }) => product_id),
  }
}

/** A row whose words are known and whose terms are right. */
type Candidate = {
  index: number
  sent: Sent
  terms: ReturnType<typeof priceColumns>
  product: Product
  company: Company | null
}

/** Resolves a row's names and checks its terms, apart from other prices. */
function resolve(
  { person }: Call,
  sent: Sent,
  index: number,
  known: Known,
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
  const product = known.products.get(name)
  if (!product) return 'unknown_product'
  if (country !== null && companyName !== null) return 'two_scopes'
  if (country !== null && !countries.includes(country)) return 'unknown_country'
  const company = companyName === null ? null : (known.companies.get(fold(companyName)) ?? null)
  if (companyName !== null && !company) return 'unknown_company'
  if (!mayPrice(person, { country, company })) return 'not_yours'
  const [error] = termsErrors(terms, parseJson(product.specification))
  if (error) return REFUSALS[error.code] ?? 'wrong_day'
  const candidate = { index, sent, terms: priceColumns(terms), product, company }
  const place = `${scopeKey(candidate)} ${terms.start_date}`
  if (seen.has(place)) return 'twice'
  seen.add(place)
  return candidate
}

const scopeKey = ({ product, sent, company }: Candidate): string =>
  `${product.id} ${sent.country ?? ''} ${company?.id ?? ''}`

type Placed = Placement<Price, Candidate['terms']>
type Scope = {
  call: Call
  list: List
  candidates: readonly Candidate[]
  stored: readonly Price[]
  isSeen: boolean
}
/** The result for a scope: what becomes of each row, by its index, and the changes to write. */
type Outcome = { rows: Map<number, Judged>; steps: PriceStep[] }

/** Judges all rows of one product, list and scope together. */
function judgeScope({ call, list, candidates, stored, isSeen }: Scope): Outcome {
  const byIndex = new Map(candidates.map((candidate) => [candidate.index, candidate]))
  const rows = new Map<number, Judged>()
  const planned = (wanted: readonly Candidate[]) =>
    planPeriods(wanted, stored, (one, terms) => hasSameTerms(one, terms))
  const isSame = ({ itself, terms, end_date }: Placed) =>
    itself !== null && hasSameTerms(itself, { ...terms, end_date })
  const alertFor = (placed: Placed) =>
    priceAlert(placed.terms, comparedTo(placed), byIndex.get(placed.index)?.product)
  const comparedTo = ({ itself, ends, terms }: Placed): Candidate['terms'] | Price | null =>
    itself ??
    endedTerms(ends, byIndex) ??
    stored
      .filter(({ start_date }) => start_date < terms.start_date)
      .toSorted((a, b) => b.start_date.localeCompare(a.start_date))[0] ??
    null

  const whole = planned(candidates)
  const unconfirmed = isSeen
    ? whole.placed.filter(
        (placed) =>
          !isSame(placed) &&
          alertFor(placed) !== null &&
          !byIndex.get(placed.index)?.sent.confirmed,
      )
    : []
  const isUnconfirmed = (index: number) => unconfirmed.some((one) => one.index === index)
  const plan =
    unconfirmed.length > 0
      ? planned(candidates.filter(({ index }) => !isUnconfirmed(index)))
      : whole
  // The preview showed the result of all rows together, so the versions that it named are compared with that.
  const isStale =
    isSeen &&
    whole.placed.some(
      (placed) =>
        !isSame(placed) &&
        !isUnconfirmed(placed.index) &&
        (metBy(placed)?.version ?? null) !== byIndex.get(placed.index)?.sent.version,
    )
  const waits = ({ index, itself, end_date, ends }: Placed) =>
    !isAlike(
      whole.placed.find((one) => one.index === index),
      { itself, end_date, ends },
    )
  const isHeld =
    !isStale &&
    unconfirmed.length > 0 &&
    (plan.overlaps.size > whole.overlaps.size || plan.placed.some(waits))
  const changes = plan.placed.filter((placed) => !isSame(placed))

  for (const { index, sent } of candidates) {
    const overlap = plan.overlaps.get(index)
    const placed = plan.placed.find((one) => one.index === index)
    if (isUnconfirmed(index)) rows.set(index, refused(sent, 'unconfirmed'))
    else if (isHeld && !whole.overlaps.has(index) && !(placed && isSame(placed)))
      rows.set(index, refused(sent, 'neighbour_unconfirmed'))
    else if (overlap) rows.set(index, refused(sent, 'overlap', sayPeriod(overlap)))
    else if (!placed) continue
    else if (isSame(placed))
      rows.set(index, {
        ...unchanged(sent),
        outcome: 'same',
        before: fromTenThousandthsOrNull(placed.itself?.price ?? null),
      })
    else if (isStale) rows.set(index, refused(sent, 'changed_since'))
    else {
      const met = placed.itself ?? endedTerms(placed.ends, byIndex)
      const { itself } = placed
      const was = met && inUnit(met, placed.terms.unit, byIndex.get(index)?.product).price
      rows.set(index, {
        ...unchanged(sent),
        outcome: itself ? 'changed' : 'new',
        before: fromTenThousandthsOrNull(was),
        percent: percentBetween(was, placed.terms.price),
        ends: placed.ends?.end_date ?? null,
        moved: itself && itself.start_date !== placed.terms.start_date ? sayPeriod(itself) : null,
        alert: alertFor(placed),
        version: metBy(placed)?.version ?? null,
      })
    }
  }
  return { rows, steps: isStale || isHeld ? [] : stepsFor(call, list, changes, byIndex) }
}

type Result = Pick<Placed, 'itself' | 'end_date' | 'ends'>

/** True if a row has the same result in two plans. */
const isAlike = (one: Result | undefined, other: Result): boolean =>
  one !== undefined &&
  one.itself?.id === other.itself?.id &&
  one.end_date === other.end_date &&
  same(one.ends, other.ends)

/** The stored price that a row changes or ends. */
const metBy = ({ itself, ends }: Placed): Price | null =>
  itself ?? (ends && 'stored' in ends ? ends.stored : null)

const endedTerms = (
  ends: Placed['ends'],
  byIndex: ReadonlyMap<number, Candidate>,
): Candidate['terms'] | Price | null =>
  ends === null ? null : 'stored' in ends ? ends.stored : (byIndex.get(ends.row)?.terms ?? null)

const unchanged = ({ row, product, country, company, unit, price }: Sent) => ({
  ...{
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
  },
})

const refused = (
  sent: Sent,
  refusal: Schemas['ImportRefusal'],
  other: string | null = null,
): Judged => ({ ...unchanged(sent), outcome: 'refused', refusal, other })

function stepsFor(
  { person, clock, random }: Call,
  list: List,
  changes: readonly Placed[],
  byIndex: ReadonlyMap<number, Candidate>,
): PriceStep[] {
  const at = clock().toISOString()
  const stamp = { updated_at: at, updated_by: person.id }
  return changes.flatMap(({ index, itself, ends, terms, end_date }): PriceStep[] => {
    const { product, company = null, sent } = byIndex.get(index) ?? {}
    if (!product || !sent) return []
    const columns = { ...terms, end_date }
    const after: Price = itself
      ? { ...itself, ...columns, version: itself.version + 1, ...stamp }
      : {
          id: newId(random),
          version: 1,
          product_id: product.id,
          list,
          country: sent.country,
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
    return [...ended, { before: itself, after }]
  })
}

const REFUSALS: { readonly [Code in Schemas['FieldErrorCode']]?: Schemas['ImportRefusal'] } = {
  wrong_format: 'wrong_day',
  day_order: 'day_order',
  required: 'no_price',
  cannot_convert: 'cannot_convert',
}
