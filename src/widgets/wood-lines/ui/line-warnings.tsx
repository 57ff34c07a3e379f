import { useSyncExternalStore } from 'react'
import type { Located } from '@/entities/document'
import { useTranslation } from '@/shared/i18n'
import { TriangleAlertIcon } from '@/shared/ui'
import type { LinesStore } from '@/shared/ui/lines-grid'
import type { WoodLine } from '../model/wood-line'
import styles from './line-warnings.module.css'

/** Sentences that still help; a sheet in the wrong currency would bring fifty. */
const most = 5

interface LineWarningsProps<Line extends WoodLine, Warning> {
  lines: LinesStore<Line>
  warnings: readonly Located<Warning>[]
  /** A sentence with the figure that the value is compared to. */
  say: (warning: Located<Warning>) => string
}

/** What in the lines is probably a slip, with what it is compared to: the cells have room for a word only. Announced when it comes. */
export function LineWarnings<Line extends WoodLine, Warning>({
  lines,
  warnings,
  say,
}: LineWarningsProps<Line, Warning>) {
  const { t } = useTranslation('widgets/wood-lines')
  const places = useSyncExternalStore(lines.subscribeOrder, lines.order)
  const all = warnings.flatMap((warning, i) => {
    const number = places.indexOf(warning.lineId ?? '') + 1
    return number > 0
      ? [
          {
            id: `${warning.field} ${warning.lineId} ${i}`,
            text: t('warning.in_line', { number, text: say(warning) }),
          },
        ]
      : []
  })
  const rest = all.length - most

  return (
    <div role="status" className={styles.warnings}>
      {all.slice(0, most).map(({ id, text }) => (
        <p key={id}>
          <TriangleAlertIcon />
          {text}
        </p>
      ))}
      {rest > 0 && <p>{t('warning.rest', { count: rest })}</p>}
    </div>
  )
}
