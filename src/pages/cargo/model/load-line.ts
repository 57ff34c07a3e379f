import * as v from 'valibot'
import type { CargoLoad, CargoWrite, LoadableWood } from '@/entities/cargo'
import { describeSpecification } from '@/entities/product'
import {
  vCoverAmount,
  vCoverDeal,
  vCoverSupply,
  vCoverWood,
  vLoadLot,
} from '@/shared/api/generated/validators'
import { toNumber } from '@/shared/lib/numbers'
import {
  convert,
  isBroken,
  lineVolume,
  lineWeight,
  sumVolumes,
  trimDecimal,
} from '@/shared/lib/timber'

export type WrittenLoad = CargoWrite['lines'][number]
type LoadUnit = WrittenLoad['unit']

/** What a load is counted in. */
export const loadUnits: readonly LoadUnit[] = ['pack', 'pcs', 'm3']

/** What is typed of a load; its figures as text. */
export interface LoadLine {
  readonly id: string
  readonly supply_line_id: string
  readonly deal_line_id: string
  readonly quantity: string
  readonly unit: LoadUnit
  readonly lot_ids: readonly string[]
  readonly net_kg: string
  readonly gross_kg: string
  readonly drop: string
  /** What it is of, for the reader. */
  readonly of: Pick<CargoLoad, 'supply' | 'deal' | 'wood' | 'lots' | 'most'>
}

const text = (kg: number | null) => (kg === null ? '' : String(kg))
const kg = (typed: string) => (typed === '' ? null : toNumber(typed))

/** A saved load, to be written on. */
export const draftOfLoad = (load: CargoLoad): LoadLine => ({
  id: load.id,
  supply_line_id: load.supply_line_id,
  deal_line_id: load.deal_line_id,
  of: { supply: load.supply, deal: load.deal, wood: load.wood, lots: load.lots, most: load.most },
  ...typedOf(load),
})

const typedOf = (load: WrittenLoad) => ({
  quantity: trimDecimal(load.quantity),
  unit: load.unit,
  lot_ids: load.lot_ids,
  net_kg: text(load.net_kg),
  gross_kg: text(load.gross_kg),
  drop: String(load.drop),
})

/** The load with what somebody else wrote of it: what it is of, the two have in common. */
export const takeLoad = (line: LoadLine, written: WrittenLoad): LoadLine => ({
  ...line,
  ...typedOf(written),
})

/** The load as the backend takes it; the contract's validator says whether it does. */
export const loadWriteOf = ({
  of: _,
  quantity,
  lot_ids,
  net_kg,
  gross_kg,
  drop,
  ...rest
}: LoadLine): WrittenLoad => ({
  ...rest,
  quantity,
  lot_ids: [...lot_ids],
  net_kg: kg(net_kg),
  gross_kg: kg(gross_kg),
  drop: toNumber(drop),
})

/** So much of wood that is ready; in packs where a pack's size is known. Of packs in the yard it is the first ones. */
export const newLoad = (wood: LoadableWood, quantity: string, unit: LoadUnit): LoadLine => ({
  id: crypto.randomUUID(),
  supply_line_id: wood.supply_line_id,
  deal_line_id: wood.deal_line_id,
  quantity,
  unit,
  lot_ids: wood.lots.slice(0, toNumber(quantity)).map((lot) => lot.id),
  net_kg: '',
  gross_kg: '',
  drop: '1',
  of: { supply: wood.supply, deal: wood.deal, wood: wood.wood, lots: wood.lots, most: wood.most },
})

const vText = v.string()
const vLoads = v.array(
  v.object({
    ...{
      id: vText,
      supply_line_id: vText,
      deal_line_id: vText,
      quantity: vText,
      net_kg: vText,
      gross_kg: vText,
      drop: vText,
    },
    unit: v.picklist(loadUnits),
    lot_ids: v.array(vText),
    of: v.object({
      supply: vCoverSupply,
      deal: vCoverDeal,
      wood: vCoverWood,
      lots: v.array(vLoadLot),
      most: vCoverAmount,
    }),
  }),
)

/** The loads in something that was kept; null where a sheet of this shape did not keep it. */
export const loadsIn = (kept: unknown): readonly LoadLine[] | null =>
  v.is(vLoads, kept) ? (kept as readonly LoadLine[]) : null

/** The wood of a load, in a few words. */
export const woodOf = ({ wood: { product_name, specification } }: LoadLine['of']): string =>
  product_name ?? describeSpecification(specification)

/** The packs from the yard that a load is, in the order in which they were chosen. */
export const lotsIn = ({ lot_ids, of: { lots } }: Pick<LoadLine, 'lot_ids' | 'of'>) =>
  lot_ids.flatMap((id) => lots.find((lot) => lot.id === id) ?? [])

const isRead = (quantity: string, unit: LoadUnit) =>
  /^\d{1,9}(\.\d{1,4})?$/.test(quantity) && Number(quantity) > 0 && !isBroken(quantity, unit)

/** What a load comes to; null where it can't be told. */
export interface LoadFigures {
  /** m3, three places. */
  readonly m3: string | null
  readonly packs: string | null
  readonly netKg: number | null
  readonly grossKg: number | null
}

const unread: LoadFigures = { m3: null, packs: null, netKg: null, grossKg: null }

/** What a load comes to as it is typed. */
export function figuresOfLoad(line: LoadLine): LoadFigures {
  const { quantity, unit, net_kg, gross_kg } = line
  const { specification } = line.of.wood
  if (!isRead(quantity, unit)) return unread
  const lots = lotsIn(line)
  if (lots.length > 0) {
    const pieces = lots.reduce((sum, { pcs }) => sum + pcs, 0)
    const m3 =
      lineVolume(String(pieces), 'pcs', specification) ?? sumVolumes(lots.map((lot) => lot.m3))
    const weight = kg(net_kg) ?? lineWeight(m3, 'm3', specification)
    return { m3, packs: quantity, netKg: weight, grossKg: kg(gross_kg) ?? weight }
  }
  const { pack } = convert(quantity, unit, specification)
  const netKg = kg(net_kg) ?? lineWeight(quantity, unit, specification)
  return {
    m3: lineVolume(quantity, unit, specification),
    packs: unit === 'pack' ? quantity : pack.ok ? pack.value : null,
    netKg,
    grossKg: kg(gross_kg) ?? netKg,
  }
}
