import { useMemo, useSyncExternalStore } from 'react'
import type { LocatedWarning } from '@/entities/document'
import { useTranslation } from '@/shared/i18n'
import { TriangleAlertIcon } from '@/shared/ui'
import type { GridColumn, LinesStore } from '@/shared/ui/lines-grid'
import type { WoodLine } from '../model/wood-line'
import { getColumnId } from '../model/wood-line-editor'
import styles from './line-warnings.module.css'

/** Maximum number of shown warnings; a sheet in the wrong currency would cause fifty. */
const MAX_SHOWN = 5

interface LineWarningsProps<Line extends WoodLine, Warning> {
  lines: LinesStore<Line>
  warnings: readonly LocatedWarning<Warning>[]
  /** Returns a sentence with the compared figure. */
  formatWarning: (warning: LocatedWarning<Warning>) => string
}

/**
 * Warnings about suspicious figures, in full sentences: the cells have room for a word. Announced
 * to screen readers.
 */
export function LineWarnings<Line extends WoodLine, Warning>({
  lines,
  warnings,
  formatWarning,
}: LineWarningsProps<Line, Warning>) {
  const { t } = useTranslation('widgets/wood-lines')
  const places = useSyncExternalStore(lines.subscribeOrder, lines.order)
  const all = warnings.flatMap((warning, i) => {
    const number = places.indexOf(warning.lineId ?? '') + 1
    return number > 0
      ? [
          {
            id: `${warning.field} ${warning.lineId} ${i}`,
            text: t('warning.in_line', { number, text: formatWarning(warning) }),
          },
        ]
      : []
  })
  const rest = all.length - MAX_SHOWN

  return (
    <div role="status" className={styles.warnings}>
      {all.slice(0, MAX_SHOWN).map(({ id, text }) => (
        <p key={id}>
          <TriangleAlertIcon />
          {text}
        </p>
      ))}
      {rest > 0 && <p>{t('warning.rest', { count: rest })}</p>}
    </div>
  )
}

/**
 * Returns the columns with a short warning at each suspicious figure.
 * @param formatShort returns a short text for a cell; must be stable until the language changes
 */
export function useColumnsWithWarnings<Line extends WoodLine, Warning>(
  columns: readonly GridColumn<Line>[],
  warnings: readonly LocatedWarning<Warning>[],
  formatShort: (warning: LocatedWarning<Warning>) => string,
): readonly GridColumn<Line>[] {
  return useMemo(() => {
    const lineWarnings = warnings.filter(({ lineId }) => lineId !== null)
    const notes = new Map(
      lineWarnings.map((warning) => [
        `${getColumnId(warning.field)} ${warning.lineId}`,
        formatShort(warning),
      ]),
    )
    if (notes.size === 0) return columns
    return columns.map((column) => ({
      ...column,
      note: (line: Line) => notes.get(`${column.id} ${line.id}`) ?? column.note?.(line) ?? null,
    }))
  }, [columns, warnings, formatShort])
}
