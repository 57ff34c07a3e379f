import { useFormat, useTranslation } from '@/shared/i18n'
import { Status } from '@/shared/ui'

interface LateMarkProps {
  /** Days since the due day; null if not late. */
  days: number | null
  /** Days from the due day to the ETA; null if it is not after the due day. */
  arrivesLateDays?: number | null
}

/** Shows how many days late a document is and arrives; nothing if it is on time. */
export function LateMark({ days, arrivesLateDays = null }: LateMarkProps) {
  const { t } = useTranslation('entities/document')
  const format = useFormat()
  return (
    <>
      {days !== null && <Status tone="waiting">{t('late', { time: format.span(days) })}</Status>}{' '}
      {arrivesLateDays !== null && (
        <Status tone="waiting">{t('arrives_late', { time: format.span(arrivesLateDays) })}</Status>
      )}
    </>
  )
}
