import type { Pack, SupplyPacks } from '@/entities/pack'
import type { Schemas } from '@/shared/api'
import { toPackNumberKey } from '@domain/rules/pack-number'
import { formatTally } from '@domain/timber'
import { findContestedCells, mergePack, type PackBase, type PlacedPack } from './pack-merge'
import { isBlankPack, memoize, type PackRow, parsePieces, toPieces, toTally } from './pack-row'

/** A pack that was added or changed, and the version it was edited from; null for a new one. */
interface ChangedPack extends PlacedPack {
  readonly base: PackBase | null
}

/** Unsaved changes of a supply's packs. */
export interface PackEdits {
  readonly changed: readonly ChangedPack[]
  readonly removed: readonly Schemas['PackVersion'][]
}

/** Rows of the matrix by supply line. */
export type RowsByLine = ReadonlyMap<string, readonly PackRow[]>

/** Bases of the rows that have contested cells, by id. Other rows are based on the saved packs. */
export type PackBases = ReadonlyMap<string, PackBase>

/** State of a typed row after its pack was saved elsewhere. */
export interface PackNote {
  readonly rowId: string
  readonly kind: 'outdated' | 'locked' | 'gone'
}

const createSavedRow = ({ id, number, barcode, mark, kg, tally }: Pack): PackRow => ({
  id,
  number,
  barcode: barcode ?? '',
  mark: mark ?? '',
  weight: kg === null ? '' : String(kg),
  pieces: toPieces(tally),
})

/** Returns the form values of a saved pack, the same ones for the same pack. */
export const toPackRow = memoize(createSavedRow)

/** Content of a row as it would be sent, to compare rows that differ in spaces only. */
const toContent = memoize(({ number, barcode, mark, weight, pieces }: PackRow) =>
  JSON.stringify([
    [number, barcode, mark, weight].map((text) => text.trim()),
    Object.entries(pieces)
      .filter(([, text]) => text.trim() !== '')
      .toSorted(([a], [b]) => Number(a) - Number(b)),
  ]),
)

const isSamePack = (row: PackRow, pack: Pack) => toContent(row) === toContent(toPackRow(pack))

const toBase = (pack: Pack): PackBase => ({
  lineId: pack.supply_line_id,
  row: toPackRow(pack),
  version: pack.version,
})

/** Returns the changes of the rows since the packs were read. */
export function collectEdits(
  rows: RowsByLine,
  { items }: Pick<SupplyPacks, 'items'>,
  bases: PackBases = new Map(),
): PackEdits {
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
      if (!isChanged) continue
      const base = bases.get(row.id)
      const isContested =
        pack && base && findContestedCells(base.row, row, toPackRow(pack)).length > 0
      changed.push({ lineId, row, base: isContested ? base : pack ? toBase(pack) : null })
    }
  const removed = items
    .filter((pack) => pack.is_editable && !kept.has(pack.id))
    .map(({ id, version }) => ({ id, version }))
  return { changed, removed }
}

/**
 * Counts accepted packs whose pieces or line were changed. Saving voids their acceptance, so that
 * they must be inspected again.
 */
export const countVoidAcceptances = (
  { changed }: Pick<PackEdits, 'changed'>,
  { items }: Pick<SupplyPacks, 'items'>,
): number => {
  const accepted = new Map(
    items.filter(({ status }) => status === 'accepted').map((pack) => [pack.id, pack]),
  )
  return changed.filter(({ lineId, row }) => {
    const pack = accepted.get(row.id)
    return pack && (pack.supply_line_id !== lineId || !hasPieces(row, pack))
  }).length
}

const hasPieces = (row: PackRow, pack: Pack): boolean =>
  formatTally(toTally(row) ?? []) === formatTally(pack.tally)

export const hasEdits = ({ changed, removed }: PackEdits): boolean =>
  changed.length + removed.length > 0

/**
 * Applies unsaved changes to packs that were read again, and returns the rows by line. Only typed
 * cells win over packs that were saved elsewhere meanwhile; `notes` names their rows.
 */
export function applyEdits(
  { items, lines }: Pick<SupplyPacks, 'items' | 'lines'>,
  { changed, removed }: PackEdits,
): { readonly rows: RowsByLine; readonly bases: PackBases; readonly notes: readonly PackNote[] } {
  const saved = new Set(items.map(({ id }) => id))
  const edited = new Map(changed.map((each) => [each.row.id, each]))
  const removedVersions = new Map(removed.map(({ id, version }) => [id, version]))
  const rows = new Map<string, PackRow[]>(lines.map((line) => [line.supply_line_id, []]))
  const bases = new Map<string, PackBase>()
  const notes: PackNote[] = []
  const [firstLine] = rows.values()
  const place = ({ lineId, row }: PlacedPack) => (rows.get(lineId) ?? firstLine)?.push(row)
  for (const pack of items) {
    const [edit, removedVersion] = [edited.get(pack.id), removedVersions.get(pack.id)]
    if (!edit) {
      if (!pack.is_editable || removedVersion === pack.version) continue
      if (removedVersion !== undefined) notes.push({ rowId: pack.id, kind: 'outdated' })
      place(toBase(pack))
      continue
    }
    const { merged, base } = mergePack(edit.base ?? toBase(pack), edit, toBase(pack))
    place(merged)
    if (base) bases.set(pack.id, base)
    if (!pack.is_editable) notes.push({ rowId: pack.id, kind: 'locked' })
    else if (edit.base && edit.base.version !== pack.version)
      notes.push({ rowId: pack.id, kind: 'outdated' })
  }
  for (const { lineId, row, base } of changed) {
    if (saved.has(row.id)) continue
    const kept = base ? { ...row, id: crypto.randomUUID() } : row
    if (base) notes.push({ rowId: kept.id, kind: 'gone' })
    else if (!rows.has(lineId)) notes.push({ rowId: kept.id, kind: 'outdated' })
    place({ lineId, row: kept })
  }
  return { rows, bases, notes }
}

/** Returns the changes that were made after others were sent and saved. */
export function rebaseEdits(
  { changed, removed }: PackEdits,
  rows: RowsByLine,
  { sent, saved }: { sent: PackEdits; saved: Pick<SupplyPacks, 'items'> },
): PackEdits {
  const versions = new Map(saved.items.map(({ id, version }) => [id, version]))
  const sentRows = new Map(sent.changed.map((each) => [each.row.id, each]))
  const sentIds = new Set([...sentRows.keys(), ...sent.removed.map(({ id }) => id)])
  const shown = [...rows].flatMap(([lineId, all]) => all.map((row) => ({ lineId, row })))
  const shownIds = new Set(shown.map(({ row }) => row.id))
  return {
    changed: [
      ...shown.flatMap(({ lineId, row }) => {
        const [before, version] = [sentRows.get(row.id), versions.get(row.id)]
        if (!before || version === undefined) return []
        return [{ lineId, row, base: { lineId: before.lineId, row: before.row, version } }]
      }),
      ...changed.filter(({ row }) => !sentIds.has(row.id)),
    ],
    removed: [
      ...[...sentRows.keys()].flatMap((id) => {
        const version = versions.get(id)
        return shownIds.has(id) || version === undefined ? [] : [{ id, version }]
      }),
      ...removed.filter(({ id }) => !sentIds.has(id)),
    ],
  }
}

/** True if the row can be sent: it has a number, pieces and a weight that are valid. */
export function isValidPack(row: PackRow, countNumber: (key: string) => number): boolean {
  const tally = toTally(row)
  return (
    row.number.trim() !== '' &&
    tally !== null &&
    tally.length > 0 &&
    parsePieces(row.weight) !== undefined &&
    countNumber(toPackNumberKey(row.number)) < 2
  )
}

/** Converts changes to the payload; all rows must be valid. */
export const toPacksWrite = ({ changed, removed }: PackEdits): Schemas['SupplyPacksWrite'] => ({
  packs: changed.map(({ lineId, row, base }) => ({
    id: row.id,
    version: base?.version ?? null,
    supply_line_id: lineId,
    number: row.number.trim(),
    barcode: row.barcode.trim() || null,
    mark: row.mark.trim() || null,
    tally: [...(toTally(row) ?? [])],
    kg: parsePieces(row.weight) ?? null,
  })),
  removed: [...removed],
})
