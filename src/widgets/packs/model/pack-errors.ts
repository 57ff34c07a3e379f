import type { Problem } from '@/shared/api'
import { toMistakes } from '@/shared/forms'
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

/** Columns of fields that have one. Other errors are shown at the pack's number. */
const columns: Readonly<Record<string, string>> = {
  barcode: 'barcode',
  mark: 'mark',
  kg: 'weight',
}

const ownMessages = {
  number: 'widgets/packs:problem.repeated',
  version: 'widgets/packs:problem.outdated',
  id: 'widgets/packs:problem.locked',
} as const

/** Returns the errors of a refused save at their cells. */
export function toPackErrors(problem: Problem, { changed }: PackEdits): readonly PackError[] {
  return toMistakes(problem).flatMap(({ name, message }) => {
    const [list, at, field = ''] = name.split('.')
    const pack = list === 'packs' ? changed[Number(at)] : undefined
    if (!pack) return []
    const own = Object.entries(ownMessages).find(([each]) => each === field)?.[1]
    return [
      {
        lineId: pack.lineId,
        rowId: pack.row.id,
        column: columns[field] ?? 'number',
        message: own ? i18n.t(own) : message,
      },
    ]
  })
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
