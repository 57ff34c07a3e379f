import { toLitres, fromLitres } from '../../db/decimal-columns'
import {
  computeLineRounding,
  computeListRounding,
  isAllListed,
  isSumOfPacks,
  type PackedWood,
  type ListedPacks,
  toListedLitres,
} from './rounding'
import type { Schemas } from '../../call'
import { computeLineVolume, convertQuantity } from '@domain/timber'
import { formatDecimal, parseDecimal, trimDecimal, scaleToPlaces } from '@domain/numbers'

/** An amount of wood; packs are null unless it consists of whole packs. */
export type WoodAmount = { litres: number; packs: number | null }

/** The quantities of a supply line, and its list. */
export type SupplyLineQuantities = ListedPacks & {
  unit: Schemas['Unit']
  quantity: string
  confirmed_quantity: string | null
  ready_quantity: string | null
  /** Litres that the inspection did not reject; null without an inspection. */
  usable_l: number | null
  specification: Schemas['Specification']
}

/** The amount of a supply line that can be allocated. */
export type AvailableAmount = {
  litres: number
  packs: number | null
  specification: Schemas['Specification']
}

export const NO_WOOD: WoodAmount = { litres: 0, packs: 0 }

/**
 * Returns the rounded amount of a line without the surplus that is still to be received. Includes
 * unsold packs in the yard, which deals can't get.
 * @param yard packs of the line in the yard, by `sumYard`
 * @param claimed allocated wood at the mill that is in cargo
 */
export function computeAvailableAmount(
  line: SupplyLineQuantities,
  yard: WoodAmount = NO_WOOD,
  claimed?: PackedWood,
): AvailableAmount {
  const [usable, whole] = [computeUsableAmount(line), computeWholeAmount(line)]
  const surplus = computeUnreceivedSurplus(line, yard.litres, claimed).litres
  const litres = toListedLitres(whole.litres, line) - surplus
  const packs = surplus === 0 ? whole.packs : addWoodAmounts(usable, yard).packs
  return { litres, packs, specification: line.specification }
}

/** Adds up two amounts; packs are null unless both are whole packs. */
export const addWoodAmounts = (one: WoodAmount, other: WoodAmount): WoodAmount => ({
  litres: one.litres + other.litres,
  packs: one.packs === null || other.packs === null ? null : one.packs + other.packs,
})

/** Packs that a deal bought in the yard; `count` includes packs of any size. */
export type BoughtPacks = WoodAmount & { count: number }

type YardPart = { litres: number; sold: BoughtPacks | undefined }

/**
 * Returns all packs of a line in the yard. Bought packs count up to their allocation.
 * @param parts the allocations of the line, with their packs from the yard
 */
export const sumYard = (stocked: WoodAmount, parts: readonly YardPart[]): WoodAmount =>
  parts.reduce((sum, part) => addWoodAmounts(sum, toBoughtAmount(part)), stocked)

function toBoughtAmount({ litres, sold }: YardPart): WoodAmount {
  if (!sold) return NO_WOOD
  // The allocation was rounded once, the packs one by one, so both may differ by half a litre per
  // pack.
  const doubleDifference = 2 * Math.abs(sold.litres - litres)
  if (doubleDifference <= sold.count + 1 && doubleDifference * sold.count <= sold.litres)
    return { litres, packs: sold.packs }
  return sold.litres < litres ? sold : { litres, packs: null }
}

/**
 * Returns the surplus: wood that is ready above the confirmed amount and not yet received. It can
 * only be received into stock. If all of the line is listed, a surplus within the rounding
 * tolerance is left to the deals. Packs in cargo keep their own rounding, which may be more than
 * the average of the list.
 * @param claimed allocated wood at the mill that is in cargo
 */
export function computeUnreceivedSurplus(
  line: SupplyLineQuantities,
  yardLitres: number,
  claimed: PackedWood = { litres: 0, exact: 0 },
): PackedWood {
  const [usable, whole] = [computeUsableAmount(line).litres, computeWholeAmount(line).litres]
  const listedLitres = toListedLitres(whole, line)
  if (usable >= whole || usable >= listedLitres) return { litres: 0, exact: 0 }
  const isWholeListed = isAllListed(whole, line)
  // The list may be complete for the amount of deals, and lack the surplus.
  const dealLitres = isWholeListed
    ? Math.round((usable * listedLitres) / whole)
    : toListedLitres(usable, line)
  const claimedFits = Math.round(claimed.exact) <= usable + computeListRounding(line)
  const surplus = listedLitres - dealLitres - yardLitres
  const litres = claimedFits
    ? Math.min(surplus, listedLitres - claimed.litres - yardLitres)
    : surplus
  if (litres <= computeLineRounding(whole, line)) return { litres: 0, exact: 0 }
  return {
    litres,
    exact: isWholeListed ? (surplus * whole) / listedLitres : surplus + dealLitres - usable,
  }
}

/**
 * Returns the name of the quantity that limits the amount of deals: the smallest; 'ready_quantity'
 * also if the whole surplus is in stock.
 * @param yardLitres packs of the line in the yard, by `sumYard`
 */
export function findLimitingQuantity(
  line: SupplyLineQuantities,
  yardLitres: number,
): 'quantity' | 'confirmed_quantity' | 'ready_quantity' {
  const { quantity, confirmed_quantity, ready_quantity } = line
  const isLessReady = Number(ready_quantity) < Number(confirmed_quantity ?? quantity)
  const isAllInYard = yardLitres > 0 && computeUnreceivedSurplus(line, yardLitres).litres === 0
  if (ready_quantity !== null && (isLessReady || isAllInYard)) return 'ready_quantity'
  return confirmed_quantity === null ? 'quantity' : 'confirmed_quantity'
}

/**
 * Returns the exact amount that deals can get: ready, else confirmed, else ordered, without
 * rejected wood. Wood that the inspection did not cover stays available. The ready quantity can
 * lower this amount, never raise it.
 */
function computeUsableAmount(line: SupplyLineQuantities): WoodAmount {
  const { unit, specification, usable_l } = line
  const agreed = toWoodAmount(line.confirmed_quantity ?? line.quantity, unit, specification)
  const ready =
    line.ready_quantity === null ? null : toWoodAmount(line.ready_quantity, unit, specification)
  const available = ready && ready.litres < agreed.litres ? ready : agreed
  return usable_l === null || usable_l >= available.litres
    ? available
    : { litres: usable_l, packs: litresToWholePacks(usable_l, specification) }
}

/**
 * Returns the exact amount of the whole line, without rejected wood: the amount of deals and the
 * surplus.
 */
export const computeWholeAmount = (line: SupplyLineQuantities): WoodAmount =>
  computeUsableAmount({
    ...line,
    confirmed_quantity: line.ready_quantity ?? line.confirmed_quantity,
  })

/**
 * True if the mill entered the sum of the rounded packs. Packs then count with rounded litres in
 * allocations, cargo and stock.
 */
export const hasSumOfPacks = (line: SupplyLineQuantities): boolean =>
  isSumOfPacks(computeWholeAmount(line).litres, line)

function toWoodAmount(
  quantity: string,
  unit: Schemas['Unit'],
  wood: Schemas['Specification'],
): WoodAmount {
  const litres = toLitres(computeLineVolume(quantity, unit, wood) ?? '0.000')
  return { litres, packs: unit === 'pack' ? Number(quantity) : litresToWholePacks(litres, wood) }
}

/**
 * Returns the amount without the others. Packs are known only if all the others hold whole packs.
 */
export function computeUnallocatedAmount(
  source: AvailableAmount,
  others: readonly WoodAmount[],
): WoodAmount {
  const litres = Math.max(0, source.litres - others.reduce((sum, other) => sum + other.litres, 0))
  if (source.packs === null || others.some(({ packs }) => packs === null))
    return { litres, packs: null }
  return {
    litres,
    packs: Math.max(0, source.packs - others.reduce((sum, other) => sum + (other.packs ?? 0), 0)),
  }
}

/**
 * Allocates packs of the unallocated amount; null if the pack size is unknown. The last packs take
 * the rounding remainder, so that the parts always add up to the whole.
 */
export function allocatePacks(
  packs: number,
  free: WoodAmount,
  wood: Schemas['Specification'],
): WoodAmount | null {
  if (free.packs === packs && packs > 0) return { litres: free.litres, packs }
  const litres = packsToLitres(packs, wood)
  if (litres === null) return null
  // A rounding difference must not prevent taking an existing pack.
  return {
    litres: free.packs !== null && packs < free.packs ? Math.min(litres, free.litres) : litres,
    packs,
  }
}

/**
 * Allocates litres of the unallocated amount. Packs are known if they are whole, or if all is
 * taken.
 */
export const allocateLitres = (
  litres: number,
  free: WoodAmount,
  wood: Schemas['Specification'],
): WoodAmount => ({
  litres,
  packs:
    litres === free.litres && free.packs !== null && free.packs > 0
      ? free.packs
      : litresToWholePacks(litres, wood),
})

type Specification = Schemas['Specification']

/** Converts packs to litres; null if the pack size is unknown. */
export function packsToLitres(packs: number, wood: Specification): number | null {
  const volume = computeLineVolume(String(packs), 'pack', wood)
  return volume === null ? null : toLitres(volume)
}

/**
 * Converts litres to packs: a whole number if it matches exactly, else two decimals. Null if the
 * pack size is unknown.
 */
export function litresToPacks(litres: number, wood: Specification): string | null {
  const packs = convertQuantity(fromLitres(litres), 'm3', 'pack', wood)
  if (packs === null) return null
  const whole = Math.round(Number(packs))
  return packsToLitres(whole, wood) === litres
    ? String(whole)
    : trimDecimal(formatDecimal(scaleToPlaces(parseDecimal(packs), 2), 2))
}

/** Converts litres to whole packs; null if they don't match exactly. */
export function litresToWholePacks(litres: number, wood: Specification): number | null {
  const packs = litresToPacks(litres, wood)
  return packs === null || packs.includes('.') || packsToLitres(Number(packs), wood) !== litres
    ? null
    : Number(packs)
}
