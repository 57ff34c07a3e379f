import { useSyncExternalStore } from 'react'
import { useTranslation } from '@/shared/i18n'
import { TriangleAlertIcon } from '@/shared/ui'
import { useDealWarnings, useWarningWords } from '../model/deal-warnings'
import { useDealLines } from '../model/use-deal'
import styles from './line-warnings.module.css'

/** Sentences that still help; a sheet in the wrong currency would bring fifty. */
const most = 5

/** What in the lines is probably a slip, with what it is compared to: the cells have room for a word only. Announced when it comes. */
export function LineWarnings() {
  const { t } = useTranslation('pages/deal')
  const { lines } = useDealLines()
  const { say } = useWarningWords()
  const places = useSyncExternalStore(lines.subscribeOrder, lines.order)
  const all = useDealWarnings().flatMap((warning) => {
    const number = places.indexOf(warning.lineId ?? '') + 1
    return number > 0 ? [{ id: `${warning.code} ${warning.lineId}`, text: t('warning.in_line', { number, text: say(warning) }) }] : []
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
