import { countries } from '@/shared/api/generated/countries'
import { convert, inEuro, isBroken, isWeek, lineAmount, sumAmounts, type CannotConvert } from '@/shared/lib/timber'
import type { DealLineWrite, DealWrite, FieldError, Role, Specification } from '../contract'

/** What a deal's references point at, as far as it was found. */
export type Referred = {
  hasClient: boolean
  saleManager: { role: Role } | null
  /** Products by id. */
  products: ReadonlyMap<string, { specification: Specification }>
  /** Ids of its lines that belong to some other deal. */
  foreignLineIds: ReadonlySet<string>
}

const DIMENSION_OF: Partial<Record<CannotConvert, string>> = {
  no_thickness: 'thickness_mm',
  no_width: 'width_mm',
  no_length: 'length_mm',
  no_pack_size: 'pcs_per_pack',
}
/** So that every sum of a deal stays within the thirteen places that the contract's amounts have. */
const MOST_CENTS = 10n ** 14n
const MOST_LITRES = 10n ** 10n

/** What is wrong with a deal as it would be saved, beyond what the contract's shapes say. A draft may be incomplete, never wrong. */
export function checkDeal(deal: DealWrite, referred: Referred): FieldError[] {
  return [...checkReferences(referred), ...checkTerms(deal), ...checkLines(deal, referred), ...checkSums(deal)]
}

function checkReferences({ hasClient, saleManager }: Referred): FieldError[] {
  const errors: FieldError[] = []
  if (!hasClient) errors.push({ pointer: '/client_id', code: 'not_found' })
  if (!saleManager) errors.push({ pointer: '/sale_manager_id', code: 'not_found' })
  else if (saleManager.role !== 'sale_manager') errors.push({ pointer: '/sale_manager_id', code: 'not_a_sale_manager' })
  return errors
}

function checkTerms(deal: DealWrite): FieldError[] {
  const errors: FieldError[] = []
  const add = (pointer: string, code: FieldError['code']) => errors.push({ pointer, code })
  if (!isDay(deal.date)) add('/date', 'wrong_format')
  const { kind, net_days } = deal.payment_terms
  if (kind === 'net_days' && net_days === null) add('/payment_terms/net_days', 'net_days_required')
  if (kind !== 'net_days' && net_days !== null) add('/payment_terms/net_days', 'unexpected')
  if (deal.currency === 'EUR' && deal.exchange_rate !== null) add('/exchange_rate', 'unexpected')
  const { delivery_week_from: from, delivery_week_to: to } = deal
  if (from !== null && !isWeek(from)) add('/delivery_week_from', 'wrong_format')
  if (to !== null && !isWeek(to)) add('/delivery_week_to', 'wrong_format')
  if (to !== null && from === null) add('/delivery_week_from', 'required')
  if (to !== null && from !== null && to < from) add('/delivery_week_to', 'week_order')
  // A UN/LOCODE begins with the country that the place is in.
  if (deal.port_of_discharge !== null && !countries.includes(deal.port_of_discharge.slice(0, 2))) add('/port_of_discharge', 'wrong_format')
  if (deal.commission?.kind === 'percent' && Number(deal.commission.value) > 100) add('/commission/value', 'too_large')
  return errors
}

function checkLines(deal: DealWrite, referred: Referred): FieldError[] {
  const seen = new Set<string>()
  return deal.lines.flatMap((line, i) => {
    const isRepeated = seen.has(line.id) || referred.foreignLineIds.has(line.id)
    seen.add(line.id)
    const own = checkLine(line, `/lines/${i}`, referred)
    return isRepeated ? [...own, { pointer: `/lines/${i}/id`, code: 'duplicate' as const }] : own
  })
}

function checkLine(line: DealLineWrite, at: string, referred: Referred): FieldError[] {
  const product = line.product_id === null ? null : referred.products.get(line.product_id)
  if (product === undefined) return [{ pointer: `${at}/product_id`, code: 'not_found' }]
  const specification = product?.specification ?? line.specification
  if (!specification) return [{ pointer: `${at}/specification`, code: 'product_or_specification' }]
  if (isBroken(line.quantity, line.unit)) return [{ pointer: `${at}/quantity`, code: 'not_whole' }]
  const { m3 } = convert(line.quantity, line.unit, specification)
  if (!m3.ok) return [unmeasured(line, at, m3.why)]
  return inSmallest(m3.value) >= MOST_LITRES ? [{ pointer: `${at}/quantity`, code: 'too_large' }] : []
}

/** A quantity that is no volume: a dimension to fill in, or, of a product, a unit that it can't be sold in. */
function unmeasured(line: DealLineWrite, at: string, why: CannotConvert): FieldError {
  const dimension = DIMENSION_OF[why]
  if (line.product_id === null && dimension) {
    return { pointer: `${at}/specification/${dimension}`, code: 'dimensions_incomplete' }
  }
  return { pointer: `${at}/unit`, code: 'cannot_convert', params: { why } }
}

function checkSums(deal: DealWrite): FieldError[] {
  const total = (price: 'price' | 'planned_purchase_price') =>
    sumAmounts(deal.lines.map((line) => lineAmount(line.quantity, line[price] ?? '0')))
  const sums = [total('price'), total('planned_purchase_price')]
  if (sums.some((sum) => inSmallest(sum) >= MOST_CENTS)) return [{ pointer: '/lines', code: 'too_large' }]
  const { exchange_rate: rate } = deal
  const isOverInEuro = rate !== null && sums.some((sum) => inSmallest(inEuro(sum, rate)) >= MOST_CENTS)
  return isOverInEuro ? [{ pointer: '/exchange_rate', code: 'too_small' }] : []
}

/** A decimal string as cents or litres, whichever its last place stands for. */
const inSmallest = (text: string): bigint => BigInt(text.replace('.', ''))

/** Whether there is such a day: the 30th of February has the right shape and is none. */
const isDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
