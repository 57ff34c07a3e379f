import type { SupplyPacks } from '@/entities/pack'
import type { Conflict, ConflictChoices } from '@/shared/forms'
import { type Format, i18n } from '@/shared/i18n'
import { formatColumnLength } from './format-length'
import { type PackEdits, toPackRow } from './pack-edits'
import { findContestedCells, getCell, takeCells } from './pack-merge'

type SavedPacks = Pick<SupplyPacks, 'items'>

/** A cell that was typed here and saved elsewhere meanwhile, with both texts. */
export interface PackConflict {
  readonly id: string
  readonly lineId: string
  readonly rowId: string
  readonly number: string
  readonly column: string
  readonly mine: string
  readonly theirs: string
}

const toConflictId = (rowId: string, column: string) => `${rowId}.${column}`

/** Returns the cells that both sides changed. */
export const findPackConflicts = (
  { changed }: PackEdits,
  { items }: SavedPacks,
): readonly PackConflict[] => {
  const saved = new Map(items.map((pack) => [pack.id, toPackRow(pack)]))
  return changed.flatMap(({ lineId, row, base }) => {
    const theirs = saved.get(row.id)
    if (!base || !theirs) return []
    return findContestedCells(base.row, row, theirs).map((column) => ({
      id: toConflictId(row.id, column),
      lineId,
      rowId: row.id,
      number: theirs.number,
      column,
      mine: getCell(row, column),
      theirs: getCell(theirs, column),
    }))
  })
}

/** Returns the edits with the chosen side of each conflict, based on the saved packs. */
export function resolveConflicts(
  edits: PackEdits,
  packs: SavedPacks,
  choices: ConflictChoices,
): PackEdits {
  const saved = new Map(packs.items.map((pack) => [pack.id, pack]))
  return {
    ...edits,
    changed: edits.changed.map((edit) => {
      const pack = saved.get(edit.row.id)
      if (!pack || !edit.base) return edit
      const theirs = toPackRow(pack)
      const taken = findContestedCells(edit.base.row, edit.row, theirs).filter(
        (column) => choices[toConflictId(edit.row.id, column)] === 'theirs',
      )
      return {
        lineId: edit.lineId,
        row: takeCells(edit.row, theirs, taken),
        base: { lineId: pack.supply_line_id, row: theirs, version: pack.version },
      }
    }),
  }
}

/** Formats a conflict for the choice of a side: `A-1203, 3.9 m`. */
export function describePackConflict(
  { id, number, column, mine, theirs }: PackConflict,
  format: Format,
): Conflict {
  const isField =
    column === 'number' || column === 'barcode' || column === 'mark' || column === 'weight'
  const name = isField
    ? i18n.t(`widgets/packs:column.${column}`)
    : `${formatColumnLength(column, format)} m`
  return {
    id,
    field: i18n.t('widgets/packs:conflict.cell', { number, column: name }),
    mine: mine || null,
    theirs: theirs || null,
    suggested: 'mine',
    isContested: true,
  }
}
