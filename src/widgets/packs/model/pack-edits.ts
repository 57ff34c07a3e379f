import type { Pack, SupplyPacks } from '@/entities/pack'
import type { Schemas } from '@/shared/api'
import { isBlankPack, type PackRow, parsePieces, toPieces, toNumberKey, toTally } from './pack-row'

/** A pack that was added or changed, and the version that it was changed on; null for a new one. */
interface ChangedPack {
  readonly lineId: string
  readonly row: PackRow
  readonly version: number | null
}

/** Unsaved changes of a supply's packs. */
export interface PackEdits {
  readonly changed: readonly ChangedPack[]
  readonly removed: readonly Schemas['PackVersion'][]
}

/** Rows of the matrix by supply line. */
export type RowsByLine = ReadonlyMap<string, readonly PackRow[]>

/** True if the pack is at the mill and on no cargo's list, so that it can be changed. */
export const isOpenPack = ({
  status,
  lot,
  cargo,
}: Pick<Pack, 'status' | 'lot' | 'cargo'>): boolean =>
  (status === 'listed' || status === 'accepted' || status === 'rejected') &&
  lot === null &&
  cargo === null

export const toPackRow = ({ id, number, barcode, mark, kg, tally }: Pack): PackRow => ({
  id,
  number,
  barcode: barcode ?? '',
  mark: mark ?? '',
  weight: kg === null ? '' : String(kg),
  pieces: toPieces(tally),
})

/** Content of a row as it would be sent, to compare rows that differ in spaces only. */
const toContent = ({ number, barcode, mark, weight, pieces }: PackRow) =>
  JSON.stringify([
    [number, barcode, mark, weight].map((text) => text.trim()),
    Object.entries(pieces)
      .filter(([, text]) => text.trim() !== '')
      .toSorted(([a], [b]) => Number(a) - Number(b)),
  ])

const isSamePack = (row: PackRow, pack: Pack) => toContent(row) === toContent(toPackRow(pack))

/** Returns the changes of the rows since the packs were read. */
export function collectEdits(rows: RowsByLine, { items }: Pick<SupplyPacks, 'items'>): PackEdits {
  const saved = new Map(items.map((pack) => [pack.id, pack]))
  const kept = new Set<string>()
  const changed: ChangedPack[] = []
  for (const [lineId, lineRows] of rows)
    for (const row of lineRows) {
      const pack = saved.get(row.id)
      if (pack) kept.add(row.id)
      const isChanged = pack
        ? pack.supply_line_id !== lineId || !isSamePack(row, pack)
        : !isBlankPack(row)
      if (isChanged) changed.push({ lineId, row, version: pack?.version ?? null })
    }
  const removed = items
    .filter((pack) => isOpenPack(pack) && !kept.has(pack.id))
    .map(({ id, version }) => ({ id, version }))
  return { changed, removed }
}

export const hasEdits = ({ changed, removed }: PackEdits): boolean =>
  changed.length + removed.length > 0

/**
 * Applies unsaved changes to packs that were read again, and returns the rows by line. Typed rows
 * win; `outdated` names those whose pack was saved elsewhere meanwhile.
 */
export function applyEdits(
  { items, lines }: Pick<SupplyPacks, 'items' | 'lines'>,
  { changed, removed }: PackEdits,
): { readonly rows: RowsByLine; readonly outdated: readonly string[] } {
  const saved = new Map(items.map((pack) => [pack.id, pack]))
  const edited = new Map(changed.map((each) => [each.row.id, each]))
  const removedVersions = new Map(removed.map(({ id, version }) => [id, version]))
  const rows = new Map<string, PackRow[]>(lines.map((line) => [line.supply_line_id, []]))
  for (const pack of items) {
    if (!isOpenPack(pack) || removedVersions.get(pack.id) === pack.version) continue
    const edit = edited.get(pack.id)
    rows.get(edit?.lineId ?? pack.supply_line_id)?.push(edit?.row ?? toPackRow(pack))
  }
  const outdated: string[] = []
  for (const { lineId, row, version } of changed) {
    const pack = saved.get(row.id)
    if (pack && !isOpenPack(pack)) continue
    if (!pack) rows.get(lineId)?.push(version === null ? row : { ...row, id: crypto.randomUUID() })
    else if (version !== pack.version) outdated.push(row.id)
  }
  return { rows, outdated }
}

/** True if the row can be sent: it has a number, pieces and a weight that are valid. */
export function isValidPack(row: PackRow, countNumber: (key: string) => number): boolean {
  const tally = toTally(row)
  return (
    row.number.trim() !== '' &&
    tally !== null &&
    tally.length > 0 &&
    parsePieces(row.weight) !== undefined &&
    countNumber(toNumberKey(row.number)) < 2
  )
}

/** Converts changes to the payload; all rows must be valid. */
export const toPacksWrite = ({ changed, removed }: PackEdits): Schemas['SupplyPacksWrite'] => ({
  packs: changed.map(({ lineId, row, version }) => ({
    id: row.id,
    version,
    supply_line_id: lineId,
    number: row.number.trim(),
    barcode: row.barcode.trim() || null,
    mark: row.mark.trim() || null,
    tally: [...(toTally(row) ?? [])],
    kg: parsePieces(row.weight) ?? null,
  })),
  removed: [...removed],
})
