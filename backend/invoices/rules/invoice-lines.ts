import {
  computeLineAmount,
  computePricedQuantity,
  computeTallyQuantity,
  type Tally,
  type Unit,
} from '@domain/timber'
import { computeShare, deductDiscount, type LineDiscount } from '@domain/money'
import { formatDecimal, parseDecimal, scaleToPlaces } from '@domain/numbers'
import type { Schemas } from '../../call'
import { fromCents, fromLitres, toCents, toLitres } from '../../db/decimal-columns'
import {
  type NamedPack,
  sumCountedWood,
  sumKnownTallies,
  toPrintedPacks,
} from '../../packs/rules/printed-packs'
import type { FieldError } from '../../problems/problem'

type Specification = Schemas['Specification']
export type InvoiceLine = Schemas['InvoiceLine']

/** Loaded wood of a deal line. */
export type InvoicedLoad = {
  id: string
  deal_line_id: string
  /** The wood of the supply line, whose pieces may be packed in another way. */
  specification: Specification
  litres: number
  /** Null for wood that is not counted in pieces. */
  pcs: number | null
  packs: number | null
  net_kg: number
  gross_kg: number
  /** All packs of the load; empty for one that names none. */
  named: readonly NamedPack[]
}

/** The terms of a deal line. */
export type InvoicedDealLine = Pick<
  Schemas['DealLine'],
  'id' | 'product_name' | 'specification' | 'certification' | 'remark' | 'price_unit' | 'discount'
> & {
  price: string
  service: Pick<Schemas['LineServiceCharge'], 'service' | 'price'> | null
  litres: number
  /** Litres on earlier invoices. */
  invoiced_litres: number
  /** Discount in money on earlier invoices. */
  invoiced_discount_cents: number
}

/**
 * Returns the invoice line of a deal line, by the pieces of its loads; null if they can't be
 * converted to the unit of the price.
 * @param loads one at least
 */
export function createInvoiceLine(
  line: InvoicedDealLine,
  loads: readonly InvoicedLoad[],
  currency: string,
): InvoiceLine | null {
  const quantity = sumPricedQuantity(loads, line.price_unit)
  if (quantity === null) return null
  const { price, price_unit, specification } = line
  const toAmount = (amount: string, unit: Unit, perUnit: string) =>
    computeLineAmount(
      { quantity: amount, unit, price_unit: unit },
      perUnit,
      specification,
      currency,
    ) ?? '0.00'
  const litres = sum(loads, 'litres')
  const volume_m3 = fromLitres(litres)
  const discount = splitDiscount(line, litres, currency)
  return {
    deal_line_id: line.id,
    product_name: line.product_name,
    specification,
    certification: line.certification,
    remark: line.remark,
    pcs: sumKnown(loads.map(({ pcs }) => pcs)),
    packs: sumKnown(loads.map(({ packs }) => packs)),
    volume_m3,
    quantity,
    price,
    price_unit,
    discount,
    amount: deductDiscount(toAmount(quantity, price_unit, price), discount, currency),
    service: line.service && {
      ...line.service,
      m3: volume_m3,
      amount: toAmount(volume_m3, 'm3', line.service.price),
    },
    net_kg: sum(loads, 'net_kg'),
    gross_kg: sum(loads, 'gross_kg'),
    ...toPrintedPacks(
      // A list of some of the packs would read as all of them.
      loads.every(({ named }) => named.length > 0) ? loads.flatMap(({ named }) => named) : [],
      sumLoadTallies(loads),
      specification,
    ),
  }
}

/** Returns the pieces of all loads per length; null if the lengths of any are unknown. */
const sumLoadTallies = (loads: readonly InvoicedLoad[]): Tally | null =>
  sumKnownTallies(
    loads.map(({ named, pcs, specification }) =>
      sumCountedWood(named.length > 0 ? named : [{ tally: null, pcs }], specification),
    ),
  )

const sum = (loads: readonly InvoicedLoad[], name: 'litres' | 'net_kg' | 'gross_kg'): number =>
  loads.reduce((total, load) => total + load[name], 0)

const sumKnown = (counts: readonly (number | null)[]): number | null =>
  counts.includes(null) ? null : counts.reduce<number>((total, count) => total + (count ?? 0), 0)

/** Returns the loaded quantity in the unit of the price, with its printed decimals. */
function sumPricedQuantity(loads: readonly InvoicedLoad[], unit: Unit): string | null {
  if (unit === 'm3') return fromLitres(sum(loads, 'litres'))
  const packs = unit === 'pack' ? sumKnown(loads.map((load) => load.packs)) : null
  if (packs !== null) return String(packs)
  // Pieces of one wood are summed before the rounding.
  const bySize = new Map<string, InvoicedLoad[]>()
  for (const load of loads) {
    const key = JSON.stringify([load.specification, load.pcs === null])
    bySize.set(key, [...(bySize.get(key) ?? []), load])
  }
  const quantities = [...bySize.values()].map((same) => {
    const [first] = same
    const tally = sumLoadTallies(same)
    if (first && tally) return computeTallyQuantity(tally, unit, first.specification)
    const pcs = sumKnown(same.map((load) => load.pcs))
    const sold =
      pcs === null
        ? { quantity: fromLitres(sum(same, 'litres')), unit: 'm3' as const }
        : { quantity: String(pcs), unit: 'pcs' as const }
    return first ? computePricedQuantity({ ...sold, price_unit: unit }, first.specification) : null
  })
  return quantities.includes(null) ? null : addQuantities(quantities.map((one) => one ?? '0'))
}

/** Adds quantities with the most decimals that any of them has. */
function addQuantities(quantities: readonly string[]): string {
  const places = Math.max(...quantities.map((one) => (one.split('.')[1] ?? '').length))
  const units = quantities.reduce((sum, one) => sum + scaleToPlaces(parseDecimal(one), places), 0n)
  return formatDecimal(units, places)
}

/**
 * Returns the discount of a part of the line. What the earlier invoices have left of one in money
 * is split by volume over the rest of the line, so that the invoices add up to it.
 */
function splitDiscount(
  { discount, litres, invoiced_litres, invoiced_discount_cents }: InvoicedDealLine,
  loaded: number,
  currency: string,
): LineDiscount | null {
  if (discount?.kind !== 'amount' || litres === 0) return discount
  const left = toCents(discount.value) - invoiced_discount_cents
  // More than the agreed quantity may be loaded, within the tolerance.
  const open = Math.max(litres - invoiced_litres, loaded)
  return { kind: 'amount', value: fromCents(computeShare(left, loaded, open, currency)) }
}

/** Sums of a deal line on the invoices that are not credited. */
export type InvoicedSums = { litres: number; discount_cents: number; numbers: string[] }

/** Returns the sums of the invoiced deal lines, by their ids. */
export function sumInvoicedLines(
  invoices: readonly { number: string; lines: readonly InvoiceLine[] }[],
): ReadonlyMap<string, InvoicedSums> {
  const sums = new Map<string, InvoicedSums>()
  for (const { number, lines } of invoices)
    for (const { deal_line_id, volume_m3, discount } of lines) {
      const before = sums.get(deal_line_id) ?? { litres: 0, discount_cents: 0, numbers: [] }
      sums.set(deal_line_id, {
        litres: before.litres + toLitres(volume_m3),
        discount_cents:
          before.discount_cents + (discount?.kind === 'amount' ? toCents(discount.value) : 0),
        numbers: [...before.numbers, number],
      })
    }
  return sums
}

type DiscountedLine = { id: string; discount: Schemas['LineDiscountOrNull']; volume_l: number }

/**
 * Returns an error for each quantity that falls to what is invoiced before the whole discount in
 * money is deducted: no later invoice could deduct the rest.
 */
export const findInvoicedDiscountErrors = (
  lines: readonly DiscountedLine[],
  revised: readonly { id: string; volume_l: number }[],
  invoiced: ReadonlyMap<string, InvoicedSums>,
): FieldError[] =>
  revised.flatMap(({ id, volume_l }, i) => {
    const before = lines.find((line) => line.id === id)
    const sums = invoiced.get(id)
    if (before?.discount?.kind !== 'amount' || !sums) return []
    const isLowered = volume_l < before.volume_l && volume_l <= sums.litres
    return isLowered && sums.discount_cents !== toCents(before.discount.value)
      ? [
          {
            pointer: `/lines/${i}/quantity`,
            code: 'invoiced' as const,
            params: { number: sums.numbers.join(', '), least: fromLitres(sums.litres + 1) },
          },
        ]
      : []
  })
