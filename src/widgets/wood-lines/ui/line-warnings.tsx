import { useSyncExternalStore } from 'react'
import type { LocatedWarning } from '@/entities/document'
import { useTranslation } from '@/shared/i18n'
import { TriangleAlertIcon } from '@/shared/ui'
import type { LinesStore } from '@/shared/ui/lines-grid'
import type { WoodLine } from '../model/wood-line'
import styles from './line-warnings.module.css'

/** Maximum number of shown warnings; a sheet in the wrong currency would cause fifty. */
const maxShown = 5

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
  const rest = all.length - maxShown

  return (
    <div role="status" className={styles.warnings}>
      {all.slice(0, maxShown).map(({ id, text }) => (
        <p key={id}>
          <TriangleAlertIcon />
          {text}
        </p>
      ))}
      {rest > 0 && <p>{t('warning.rest', { count: rest })}</p>}
    </div>
  )
}
