import type { SupplyPacks } from '@/entities/pack'
import { computeTallyLength, countPieces, type Dimensions, toLitres } from '@domain/timber'
import { sumVolumes } from '@domain/money'
import { hasEdits, type PackEdits } from './pack-edits'
import { getPackFigures, toTally } from './pack-row'

/** Totals of the packs of a supply line. */
export type LineTotals = Pick<
  SupplyPacks['lines'][number],
  'supply_line_id' | 'packs' | 'pcs' | 'length_lm' | 'volume_m3'
>

/** Returns the totals per line with unsaved changes. Pieces that cannot be parsed are left out. */
export function sumEditedPacks(
  { items, lines }: Pick<SupplyPacks, 'items' | 'lines'>,
  edits: PackEdits,
  getSection: (lineId: string) => Dimensions | undefined,
): readonly LineTotals[] {
  if (!hasEdits(edits)) return lines
  const edited = new Set([
    ...edits.changed.map(({ row }) => row.id),
    ...edits.removed.map(({ id }) => id),
  ])
  return lines.map(({ supply_line_id }) => {
    const kept = items.filter(
      (pack) => pack.supply_line_id === supply_line_id && !edited.has(pack.id),
    )
    const rows = edits.changed.flatMap(({ lineId, row }) =>
      lineId === supply_line_id ? [row] : [],
    )
    const section = getSection(supply_line_id)
    const pieces = [
      ...kept.map(({ tally }) => tally),
      ...rows.map((row) => toTally(row) ?? []),
    ].flat()
    return {
      supply_line_id,
      packs: kept.length + rows.length,
      pcs: countPieces(pieces),
      length_lm: computeTallyLength(pieces),
      volume_m3: sumVolumes([
        ...kept.map(({ volume_m3 }) => volume_m3),
        ...rows.flatMap((row) => (section && getPackFigures(row, section)?.volume_m3) ?? []),
      ]),
    }
  })
}

/**
 * Returns the litres of the packs beyond the ready quantity. Each pack is rounded by half a litre
 * at most, so that a smaller difference is none.
 */
export function findDifference({ packs, volume_m3 }: LineTotals, ready_m3: string): number {
  const litres = toLitres(volume_m3) - toLitres(ready_m3)
  return 2 * Math.abs(litres) <= packs ? 0 : litres
}
