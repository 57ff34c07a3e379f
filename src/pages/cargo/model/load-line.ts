import * as v from 'valibot'
import type { CargoLoad, CargoWrite, LoadableWood } from '@/entities/cargo'
import { formatWoodName } from '@/entities/product'
import {
  vCoverAmount,
  vCoverDeal,
  vCoverSupply,
  vCoverWood,
  vLoadLot,
  vLoadPack,
  vNamedMost,
} from '@contract/validators'
import { toNumber, trimDecimal } from '@domain/numbers'
import {
  convert,
  fromLitres,
  isFractional,
  computeLineVolume,
  computeLineWeight,
  sumLotsLitres,
  toLitres,
} from '@domain/timber'
import { sumVolumes } from '@domain/money'

export type LoadPayload = CargoWrite['lines'][number]
type LoadUnit = LoadPayload['unit']

export const LOAD_UNITS: readonly LoadUnit[] = ['pack', 'pcs', 'm3']

/** Form values of a load; figures are text. */
export interface LoadLine {
  readonly id: string
  readonly supply_line_id: string
  readonly deal_line_id: string
  readonly quantity: string
  readonly unit: LoadUnit
  readonly lot_ids: readonly string[]
  /** Packs of the mill's list; empty if the load only counts its packs. */
  readonly pack_ids: readonly string[]
  readonly net_kg: string
  readonly gross_kg: string
  readonly drop: string
  /** Read-only data of the loaded wood. Older drafts have no `named_most`. */
  readonly source: Pick<
    CargoLoad,
    'supply' | 'deal' | 'wood' | 'lots' | 'mill_packs' | 'must_name_packs' | 'most'
  > &
    Partial<Pick<CargoLoad, 'named_most'>>
}

const toText = (kg: number | null) => (kg === null ? '' : String(kg))
const parseKg = (text: string) => (text === '' ? null : toNumber(text))

export const toLoadLine = (load: CargoLoad): LoadLine => ({
  id: load.id,
  supply_line_id: load.supply_line_id,
  deal_line_id: load.deal_line_id,
  source: {
    supply: load.supply,
    deal: load.deal,
    wood: load.wood,
    lots: load.lots,
    mill_packs: load.mill_packs,
    must_name_packs: load.must_name_packs,
    most: load.most,
    named_most: load.named_most,
  },
  ...toEditedFields(load),
})

const toEditedFields = (load: LoadPayload) => ({
  quantity: trimDecimal(load.quantity),
  unit: load.unit,
  lot_ids: load.lot_ids,
  pack_ids: load.pack_ids ?? [],
  net_kg: toText(load.net_kg),
  gross_kg: toText(load.gross_kg),
  drop: String(load.drop),
})

/** Returns the load with a remote payload applied. Both versions share the source. */
export const mergeLoadPayload = (line: LoadLine, payload: LoadPayload): LoadLine => ({
  ...line,
  ...toEditedFields(payload),
})

/** Converts a load to its payload. The contract's validator checks it later. */
export const toLoadPayload = ({
  source: _,
  quantity,
  lot_ids,
  pack_ids,
  net_kg,
  gross_kg,
  drop,
  ...rest
}: LoadLine): LoadPayload => ({
  ...rest,
  quantity,
  lot_ids: [...lot_ids],
  pack_ids: [...pack_ids],
  net_kg: parseKg(net_kg),
  gross_kg: parseKg(gross_kg),
  drop: toNumber(drop),
})

/**
 * Creates a load of ready wood, in packs if the pack size is known. Yard packs and listed packs are
 * taken in their order. If the mill listed too few, the packs are only counted.
 */
export const createLoadLine = (wood: LoadableWood, quantity: string, unit: LoadUnit): LoadLine => ({
  id: crypto.randomUUID(),
  supply_line_id: wood.supply_line_id,
  deal_line_id: wood.deal_line_id,
  quantity,
  unit,
  lot_ids: wood.lots.slice(0, toNumber(quantity)).map((lot) => lot.id),
  pack_ids:
    unit === 'pack' && toNumber(quantity) <= wood.mill_packs.length
      ? wood.mill_packs.slice(0, toNumber(quantity)).map((pack) => pack.id)
      : [],
  net_kg: '',
  gross_kg: '',
  drop: '1',
  source: {
    supply: wood.supply,
    deal: wood.deal,
    wood: wood.wood,
    lots: wood.lots,
    mill_packs: wood.mill_packs,
    must_name_packs: wood.must_name_packs,
    most: wood.most,
    named_most: wood.named_most,
  },
})

const vText = v.string()
const vLoads = v.array(
  v.object({
    id: vText,
    supply_line_id: vText,
    deal_line_id: vText,
    quantity: vText,
    net_kg: vText,
    gross_kg: vText,
    drop: vText,
    unit: v.picklist(LOAD_UNITS),
    lot_ids: v.array(vText),
    pack_ids: v.exactOptional(v.array(vText)),
    source: v.object({
      supply: vCoverSupply,
      deal: vCoverDeal,
      wood: vCoverWood,
      lots: v.array(vLoadLot),
      mill_packs: v.exactOptional(v.array(vLoadPack)),
      must_name_packs: v.exactOptional(v.boolean()),
      most: vCoverAmount,
      named_most: v.exactOptional(vNamedMost),
    }),
  }),
)

/**
 * Parses the loads of a stored draft; null if they have another shape. Drafts older than named
 * packs have none.
 */
export const parseLoadsDraft = (stored: unknown): readonly LoadLine[] | null =>
  v.is(vLoads, stored)
    ? stored.map(
        ({
          pack_ids = [],
          source: { mill_packs = [], must_name_packs = false, ...source },
          ...load
        }) =>
          ({ ...load, pack_ids, source: { ...source, mill_packs, must_name_packs } }) as LoadLine,
      )
    : null

export const formatLoadWood = ({
  wood: { product_name, specification },
}: LoadLine['source']): string => formatWoodName({ product_name, specification })

/** Returns the load's packs from the yard in the order in which they were chosen. */
const getLoadLots = ({ lot_ids, source: { lots } }: Pick<LoadLine, 'lot_ids' | 'source'>) =>
  lot_ids.flatMap((id) => lots.find((lot) => lot.id === id) ?? [])

/** Returns the load's packs of the mill's list in the order in which they were chosen. */
const getNamedPacks = ({ pack_ids, source }: Pick<LoadLine, 'pack_ids' | 'source'>) =>
  pack_ids.flatMap((id) => source.mill_packs.find((pack) => pack.id === id) ?? [])

/** Formats the numbers of the load's packs: of the mill's list, else of the yard; '' if counted. */
export const formatPackNumbers = (
  line: Pick<LoadLine, 'lot_ids' | 'pack_ids' | 'source'>,
): string =>
  [
    ...getNamedPacks(line).map(({ number }) => number),
    ...getLoadLots(line).map(({ barcode }) => barcode),
  ].join(', ')

/** Figures of packs of a mill's list, added up. */
export const sumListedPacks = (packs: CargoLoad['mill_packs']) => ({
  packs: packs.length,
  pcs: packs.reduce((sum, { pcs }) => sum + pcs, 0),
  m3: sumVolumes(packs.map(({ m3 }) => m3)),
  kg: packs.reduce((sum, { kg }) => sum + kg, 0),
})

/** True if the load names another number of packs than its quantity, which the server refuses. */
export const hasOtherPackCount = ({
  quantity,
  pack_ids,
}: Pick<LoadLine, 'quantity' | 'pack_ids'>): boolean =>
  pack_ids.length > 0 && /^\d+$/.test(quantity) && Number(quantity) !== pack_ids.length

const isValidQuantity = (quantity: string, unit: LoadUnit) =>
  /^\d{1,9}(\.\d{1,4})?$/.test(quantity) && Number(quantity) > 0 && !isFractional(quantity, unit)

/** Figures of a load; null where unknown. */
export interface LoadLineFigures {
  /** m3, three places. */
  readonly m3: string | null
  readonly packs: string | null
  readonly netKg: number | null
  readonly grossKg: number | null
}

const UNKNOWN_FIGURES: LoadLineFigures = { m3: null, packs: null, netKg: null, grossKg: null }

export function computeLoadLineFigures(line: LoadLine): LoadLineFigures {
  const { quantity, unit, net_kg, gross_kg } = line
  const { specification } = line.source.wood
  if (!isValidQuantity(quantity, unit)) return UNKNOWN_FIGURES
  const named = getNamedPacks(line)
  if (named.length > 0) {
    const { m3, kg } = sumListedPacks(named)
    const weight = parseKg(net_kg) ?? kg
    return { m3, packs: quantity, netKg: weight, grossKg: parseKg(gross_kg) ?? weight }
  }
  const lots = getLoadLots(line)
  if (lots.length > 0) {
    const amounts = lots.map((lot) => ({
      pcs: lot.pcs,
      litres: toLitres(lot.m3),
      tally: lot.pack?.tally ?? null,
    }))
    const m3 = fromLitres(sumLotsLitres(amounts, specification))
    const weight = parseKg(net_kg) ?? computeLineWeight(m3, 'm3', specification)
    return { m3, packs: quantity, netKg: weight, grossKg: parseKg(gross_kg) ?? weight }
  }
  const { pack } = convert(quantity, unit, specification)
  const netKg = parseKg(net_kg) ?? computeLineWeight(quantity, unit, specification)
  return {
    m3: computeLineVolume(quantity, unit, specification),
    packs: unit === 'pack' ? quantity : pack.ok ? pack.value : null,
    netKg,
    grossKg: parseKg(gross_kg) ?? netKg,
  }
}
