import { convert, isBroken } from '@/shared/lib/timber'
import { litresOfPacks, packsOf, wholePacksOf } from '../../allocations/rules/packs'
import { freeOf, takeLitres, takePacks, type Held } from '../../allocations/rules/source'
import { fromLitres, toLitres } from '../../db/decimal-columns'
import type { CargoLoadWrite, Schemas } from '../contract'

type Specification = Schemas['Specification']

/** What a load holds; its pieces where they were counted pack by pack, which follow from the wood else. */
export type TakenLoad = Held & { pcs: number | null }

/** What bounds a load: what there is of its wood, and what others have of that. */
export type LoadLimits = {
  specification: Specification
  /** What of the supply's line lies there to be loaded, and what other loads have of it. */
  line: Held
  othersOfLine: readonly Held[]
  /** What is allocated to the deal's line, and what other loads have of that. */
  part: Held
  othersOfPart: readonly Held[]
}

type MadeLine = {
  unit: Schemas['Unit']
  ready_quantity: string | null
  ready_l: number | null
  accepted_l: number | null
  specification: Specification
}

/** What of a supply's line lies at the mill to be loaded: what is ready, and once inspection has said what it accepts, no more than that. */
export function loadableOf({
  unit,
  ready_quantity,
  ready_l,
  accepted_l,
  specification,
}: MadeLine): Held {
  const litres = ready_l ?? 0
  if (accepted_l !== null && accepted_l < litres)
    return { litres: accepted_l, packs: wholePacksOf(accepted_l, specification) }
  return {
    litres,
    packs:
      unit === 'pack' && ready_quantity !== null
        ? Number(ready_quantity)
        : wholePacksOf(litres, specification),
  }
}

/** The most that a load may be beside the others, and whether it is the deal's part that bounds it, or what is ready. */
export function mostOf({
  specification,
  line,
  othersOfLine,
  part,
  othersOfPart,
}: LoadLimits): Held & { isBoundByPart: boolean } {
  const [ready, own] = [
    freeOf({ ...line, specification }, othersOfLine),
    freeOf({ ...part, specification }, othersOfPart),
  ]
  return own.litres <= ready.litres
    ? { ...own, isBoundByPart: own.litres < ready.litres }
    : { ...ready, isBoundByPart: false }
}

/** Why a load is refused; whoever asked adds where it stands in the call. */
type Refusal = Pick<Schemas['FieldError'], 'code' | 'params'>

/** What a load comes to, or why it can't be. */
export function takeLoad(
  { quantity, unit }: Pick<CargoLoadWrite, 'quantity' | 'unit'>,
  limits: LoadLimits,
): TakenLoad | Refusal {
  const most = mostOf(limits)
  if (isBroken(quantity, unit)) return { code: 'not_whole' }
  const taken =
    unit === 'pack'
      ? packed(Number(quantity), most, limits.specification)
      : measured(quantity, unit, most, limits.specification)
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

const packed = (packs: number, most: Held, wood: Specification): Held | Refusal =>
  takePacks(packs, most, wood) ?? { code: 'cannot_convert', params: { why: 'no_pack_size' } }

function measured(
  quantity: string,
  unit: 'pcs' | 'm3',
  most: Held,
  wood: Specification,
): Held | Refusal {
  const { m3 } = convert(quantity, unit, wood)
  return m3.ok
    ? takeLitres(toLitres(m3.value), most, wood)
    : { code: 'cannot_convert', params: { why: m3.why } }
}

/** A load's packs, pieces and kg, by what was counted and weighed, else by the wood. Null is what nobody knows. */
export function countedLoad(
  { litres, packs, pcs }: TakenLoad,
  write: Pick<CargoLoadWrite, 'quantity' | 'unit' | 'net_kg' | 'gross_kg'>,
  wood: Specification,
) {
  const net = write.net_kg ?? Math.round((litres * wood.density_kg_m3) / 1000)
  return {
    packs: packs === null ? packsOf(litres, wood) : String(packs),
    pcs: pcs ?? piecesOf({ litres, packs }, write, wood),
    counted_net_kg: net,
    counted_gross_kg: write.gross_kg ?? net,
  }
}

function piecesOf(
  { litres, packs }: Held,
  { quantity, unit }: Pick<CargoLoadWrite, 'quantity' | 'unit'>,
  wood: Specification,
): number | null {
  if (unit === 'pcs') return Number(quantity)
  if (packs !== null && wood.pcs_per_pack !== null && litresOfPacks(packs, wood) !== null)
    return packs * wood.pcs_per_pack
  const { pcs } = convert(fromLitres(litres), 'm3', wood)
  return pcs.ok ? Math.round(Number(pcs.value)) : null
}
