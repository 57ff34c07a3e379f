import { convert, isFractional } from '@/shared/lib/timber'
import { packsToLitres, litresToPacks, litresToWholePacks } from '../../allocations/rules/packs'
import {
  computeUnallocatedAmount,
  allocateLitres,
  allocatePacks,
  type WoodAmount,
} from '../../allocations/rules/available-amount'
import { fromLitres, toLitres } from '../../db/decimal-columns'
import type { CargoLoadWrite, Schemas } from '../contract'

type Specification = Schemas['Specification']

/** What a load holds; its pieces where they were counted pack by pack, which follow from the wood else. */
export type LoadAmount = WoodAmount & { pcs: number | null }

/** What bounds a load: what there is of its wood, and what others have of that. */
export type LoadLimits = {
  specification: Specification
  /** What of the supply's line lies there to be loaded, and what other loads have of it. */
  line: WoodAmount
  othersOfLine: readonly WoodAmount[]
  /** What is allocated to the deal's line, and what other loads have of that. */
  allocated: WoodAmount
  othersOfAllocation: readonly WoodAmount[]
}

type ReadyLine = {
  unit: Schemas['Unit']
  ready_quantity: string | null
  ready_l: number | null
  accepted_l: number | null
  specification: Specification
}

/** What of a supply's line lies at the mill to be loaded: what is ready, and once inspection has said what it accepts, no more than that. */
export function computeLoadableAmount({
  unit,
  ready_quantity,
  ready_l,
  accepted_l,
  specification,
}: ReadyLine): WoodAmount {
  const litres = ready_l ?? 0
  if (accepted_l !== null && accepted_l < litres)
    return { litres: accepted_l, packs: litresToWholePacks(accepted_l, specification) }
  return {
    litres,
    packs:
      unit === 'pack' && ready_quantity !== null
        ? Number(ready_quantity)
        : litresToWholePacks(litres, specification),
  }
}

/** The most that a load may be beside the others, and whether it is the deal's part that bounds it, or what is ready. */
export function computeMaxLoad({
  specification,
  line,
  othersOfLine,
  allocated,
  othersOfAllocation,
}: LoadLimits): WoodAmount & { isBoundByPart: boolean } {
  const [ready, own] = [
    computeUnallocatedAmount({ ...line, specification }, othersOfLine),
    computeUnallocatedAmount({ ...allocated, specification }, othersOfAllocation),
  ]
  return own.litres <= ready.litres
    ? { ...own, isBoundByPart: own.litres < ready.litres }
    : { ...ready, isBoundByPart: false }
}

/** Why a load is refused; whoever asked adds where it stands in the call. */
type LoadRefusal = Pick<Schemas['FieldError'], 'code' | 'params'>

/** What a load comes to, or why it can't be. */
export function computeLoad(
  { quantity, unit }: Pick<CargoLoadWrite, 'quantity' | 'unit'>,
  limits: LoadLimits,
): LoadAmount | LoadRefusal {
  const most = computeMaxLoad(limits)
  if (isFractional(quantity, unit)) return { code: 'not_whole' }
  const taken =
    unit === 'pack'
      ? toPackLoad(Number(quantity), most, limits.specification)
      : toMeasuredLoad(quantity, unit, most, limits.specification)
  if ('code' in taken) return taken
  const isBeyond =
    taken.litres > most.litres ||
    (taken.packs !== null && most.packs !== null && taken.packs > most.packs)
  return isBeyond
    ? {
        code: most.isBoundByPart ? 'not_allocated' : 'not_ready',
        params: { most: fromLitres(most.litres) },
      }
    : { ...taken, pcs: null }
}

const toPackLoad = (
  packs: number,
  most: WoodAmount,
  wood: Specification,
): WoodAmount | LoadRefusal =>
  allocatePacks(packs, most, wood) ?? { code: 'cannot_convert', params: { why: 'no_pack_size' } }

function toMeasuredLoad(
  quantity: string,
  unit: 'pcs' | 'm3',
  most: WoodAmount,
  wood: Specification,
): WoodAmount | LoadRefusal {
  const { m3 } = convert(quantity, unit, wood)
  return m3.ok
    ? allocateLitres(toLitres(m3.value), most, wood)
    : { code: 'cannot_convert', params: { why: m3.why } }
}

/** A load's packs, pieces and kg, by what was counted and weighed, else by the wood. Null is what nobody knows. */
export function computeLoadCounts(
  { litres, packs, pcs }: LoadAmount,
  write: Pick<CargoLoadWrite, 'quantity' | 'unit' | 'net_kg' | 'gross_kg'>,
  wood: Specification,
) {
  const net = write.net_kg ?? Math.round((litres * wood.density_kg_m3) / 1000)
  return {
    packs: packs === null ? litresToPacks(litres, wood) : String(packs),
    pcs: pcs ?? countPieces({ litres, packs }, write, wood),
    counted_net_kg: net,
    counted_gross_kg: write.gross_kg ?? net,
  }
}

function countPieces(
  { litres, packs }: WoodAmount,
  { quantity, unit }: Pick<CargoLoadWrite, 'quantity' | 'unit'>,
  wood: Specification,
): number | null {
  if (unit === 'pcs') return Number(quantity)
  if (packs !== null && wood.pcs_per_pack !== null && packsToLitres(packs, wood) !== null)
    return packs * wood.pcs_per_pack
  const { pcs } = convert(fromLitres(litres), 'm3', wood)
  return pcs.ok ? Math.round(Number(pcs.value)) : null
}
