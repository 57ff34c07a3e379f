import type { FieldError, Problem } from '@/shared/api'
import { formatFieldError, toFieldName } from '@/shared/forms'
import { i18n } from '@/shared/i18n'
import type { PackEditor, PackErrors } from './pack-editor'
import type { PackEdits, PackNote } from './pack-edits'

/** An error at a cell of the matrix. */
interface PackError {
  readonly lineId: string
  readonly rowId: string
  readonly column: string
  readonly message: string
}

/** An error of a refused save; without a cell if its pack is in no row. */
interface SaveError {
  readonly cell: Omit<PackError, 'message'> | null
  /** Number of the pack; null for an error of the whole list. */
  readonly number: string | null
  readonly message: string
}

/** Columns of fields that have one. Other errors are shown at the pack's number. */
const COLUMNS: Readonly<Record<string, string>> = {
  barcode: 'barcode',
  mark: 'mark',
  kg: 'weight',
}

/** Messages of the matrix by list, field and code. Others are those of all forms. */
const OWN_MESSAGES = {
  'packs number duplicate': 'widgets/packs:problem.repeated',
  'packs version outdated': 'widgets/packs:problem.outdated',
  'packs id locked': 'widgets/packs:problem.locked',
  'packs id not_found': 'widgets/packs:problem.gone',
  'packs supply_line_id not_found': 'widgets/packs:problem.no_line',
  'removed version outdated': 'widgets/packs:problem.outdated_removed',
  'removed id locked': 'widgets/packs:problem.locked_removed',
  'packs  too_many': 'widgets/packs:problem.too_many',
} as const

/** Formats an error by its place: `packs number`. */
function formatPackError(place: string, name: string, error: FieldError): string {
  const own = Object.entries(OWN_MESSAGES).find(([key]) => key === `${place} ${error.code}`)?.[1]
  return own ? i18n.t(own, { ...error.params }) : formatFieldError(error, name)
}

/**
 * Returns the errors of a refused save with their cells.
 * @param numbers of the saved packs, by id
 */
export function toSaveErrors(
  problem: Pick<Problem, 'errors'>,
  { changed, removed }: PackEdits,
  numbers: ReadonlyMap<string, string>,
  format = formatPackError,
): readonly SaveError[] {
  return (problem.errors ?? []).map((error) => {
    const name = toFieldName(error.pointer)
    const [list = '', at = '', field = ''] = name.split('.')
    const message = format(`${list} ${field}`, name, error)
    const pack = list === 'packs' && at !== '' ? changed[Number(at)] : undefined
    if (pack)
      return {
        cell: { lineId: pack.lineId, rowId: pack.row.id, column: COLUMNS[field] ?? 'number' },
        number: pack.row.number.trim(),
        message,
      }
    const id = list === 'removed' ? removed[Number(at)]?.id : undefined
    return { cell: null, number: numbers.get(id ?? '') ?? null, message }
  })
}

/** Splits errors in those of shown rows and texts of the others, which name their packs. */
export function placeErrors(
  errors: readonly SaveError[],
  findLine: PackEditor['findLine'],
): { readonly cells: readonly PackError[]; readonly others: readonly string[] } {
  const isShown = ({ cell }: SaveError) => cell !== null && findLine(cell.rowId) !== null
  return {
    cells: errors.flatMap((error) =>
      error.cell && isShown(error) ? [{ ...error.cell, message: error.message }] : [],
    ),
    others: [
      ...new Set(
        errors.flatMap((error) =>
          isShown(error)
            ? []
            : error.number
              ? i18n.t('widgets/packs:save.of_pack', {
                  number: error.number,
                  message: error.message,
                })
              : error.message,
        ),
      ),
    ],
  }
}

/** Returns the errors of rows whose packs were saved elsewhere, and of cells that both changed. */
export function toNoteErrors(
  editor: Pick<PackEditor, 'findLine' | 'conflicts'>,
  notes: readonly PackNote[],
): readonly PackError[] {
  return [
    ...notes.flatMap(({ rowId, kind }) => {
      const lineId = editor.findLine(rowId)
      const message = i18n.t(`widgets/packs:problem.${kind}`)
      return lineId === null ? [] : [{ lineId, rowId, column: 'number', message }]
    }),
    ...editor.conflicts().map(({ lineId, rowId, column, theirs }) => ({
      lineId,
      rowId,
      column,
      message:
        theirs === ''
          ? i18n.t('widgets/packs:conflict.emptied')
          : i18n.t('widgets/packs:conflict.changed', { value: theirs }),
    })),
  ]
}

/** Groups errors by line and row, as the stores take them. */
export function groupErrors(errors: readonly PackError[]): PackErrors {
  const lines = new Map<string, Map<string, Record<string, string>>>()
  for (const { lineId, rowId, column, message } of errors) {
    const rows = lines.get(lineId) ?? new Map<string, Record<string, string>>()
    rows.set(rowId, { ...rows.get(rowId), [column]: message })
    lines.set(lineId, rows)
  }
  return lines
}
