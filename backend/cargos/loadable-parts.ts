import type { WoodAmount } from '../allocations/rules/available-amount'
import type { LoadPair } from './load-rows'
import type { LoadContext } from './read-load-context'
import {
  computeLesserAmount,
  computeMaxLoad,
  computeMaxNamed,
  splitByPlace,
  type YardLot,
} from './rules/compute-load'

type PairIds = { supply_line_id: string; deal_line_id: string }

/** Wood of a pair in one place, with the most that can be loaded of it. */
export type LoadablePart = {
  pair: LoadPair
  max: WoodAmount
  /** Litres that packs may have beyond that if the load names them, and before their rounding. */
  named: { litres: number; exact: number }
  /** Packs in the yard that no cargo has loaded; empty at the mill. */
  lots: readonly YardLot[]
  /** True if a load must name the packs, because the pair has packs in the yard. */
  isNamedOnly: boolean
}

/** Returns the loads of a pair in the yard and at the mill, for the context of both. */
export const toPlacedLoads = ({ supply_line_id, deal_line_id }: PairIds) => [
  { supply_line_id, deal_line_id },
  { supply_line_id, deal_line_id, isAtMill: true },
]

/**
 * Lists the wood of a pair by place: what is left in the yard, and what is left at the mill.
 * @param context read for `toPlacedLoads`
 */
export function listLoadableParts(context: LoadContext, ids: PairIds): LoadablePart[] {
  const [load, millLoad] = toPlacedLoads(ids)
  if (!load || !millLoad) return []
  const [pair, limits] = [context.getPair(load), context.getLimits(load, [])]
  const [millPair, millLimits] = [context.getPair(millLoad), context.getLimits(millLoad, [])]
  if (!pair || !limits || !millPair || !millLimits) return []
  if (pair.stockPlace === null)
    return [
      {
        pair,
        max: computeMaxLoad(limits),
        named: computeMaxNamed(limits),
        lots: [],
        isNamedOnly: false,
      },
    ]
  const lots = context.getLots(load, [])
  const { yard, mill } = splitByPlace(lots, limits)
  const max = computeLesserAmount(mill, computeMaxLoad(millLimits))
  // The rounding of packs in the yard is theirs.
  const named = { ...computeMaxNamed(millLimits), exact: max.litres }
  return [
    {
      pair,
      max: yard,
      named: { litres: yard.litres, exact: yard.litres },
      lots: lots.filter(({ isLoaded }) => !isLoaded),
      isNamedOnly: true,
    },
    { pair: millPair, max, named, lots: [], isNamedOnly: true },
  ]
}
