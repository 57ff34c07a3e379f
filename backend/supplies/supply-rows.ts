import { toCents, toCentsOrNull, toLitres } from '../db/decimal-columns'
import { fold } from '../db/fold'
import { toJson } from '../db/json'
import type { NewRow } from '../db/tables'
import { toTradeColumns } from '../documents/trade-terms'
import { toDocumentSearchText } from '../products/document-search'
import { toWoodRow } from '../wood-lines/wood-rows'
import { pickSupplyTermColumns } from './supply-write'
import type { PreparedSupplyLine, PreparedSupply } from './prepare-supply'

type StorableSupply = Omit<PreparedSupply, 'sawmill'> & { sawmill: { id: string; name: string } }

/** Returns the columns that a write sets, with figures. */
export function toSupplyRow(
  { write, sawmill, purchaseManager, figures, lines }: StorableSupply,
  number: string,
) {
  return {
    sawmill_id: sawmill.id,
    sawmill_name: sawmill.name,
    sawmill_key: fold(sawmill.name),
    purchase_manager_id: write.purchase_manager_id,
    ...pickSupplyTermColumns(write),
    ...toTradeColumns(write),
    deposit_cents: toCentsOrNull(write.deposit),
    inspection_required: write.inspection_required ? 1 : 0,
    harvest_countries: toJson(write.harvest_countries),
    volume_l: toLitres(figures.volume_m3),
    weight_kg: figures.weight_kg,
    amount_cents: toCents(figures.amount),
    amount_eur_cents: toCentsOrNull(figures.amount_eur),
    confirmed_l: toLitresOrNull(figures.confirmed_m3),
    ready_l: toLitresOrNull(figures.ready_m3),
    woods: toJson([...new Set(lines.flatMap(({ specification }) => specification.wood ?? []))]),
    search_text: toDocumentSearchText(
      number,
      sawmill.name,
      [
        write.loading_place,
        write.incoterms.place,
        purchaseManager?.name ?? null,
        write.due_diligence_reference,
      ],
      lines,
    ),
  } satisfies Partial<NewRow<'supplies'>>
}

/** Returns all lines of a supply in order. */
export const toSupplyLineRows = (supplyId: string, lines: readonly PreparedSupplyLine[]) =>
  lines.map((line, i) => toSupplyLineRow(supplyId, line, i + 1))

export const toSupplyLineRow = (supplyId: string, line: PreparedSupplyLine, place: number) =>
  ({
    ...toWoodRow(line, place),
    supply_id: supplyId,
    confirmed_quantity: line.write.confirmed_quantity,
    ready_quantity: line.write.ready_quantity,
    confirmed_l: toLitresOrNull(line.figures.confirmed_m3),
    ready_l: toLitresOrNull(line.figures.ready_m3),
  }) satisfies NewRow<'supply_lines'>

const toLitresOrNull = (volumeM3: string | null): number | null =>
  volumeM3 === null ? null : toLitres(volumeM3)
