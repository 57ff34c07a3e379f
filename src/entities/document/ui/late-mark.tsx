import { useFormat, useTranslation } from '@/shared/i18n'
import { Status } from '@/shared/ui'

/** By how long a document is late, in words; nothing while it is in time. */
export function LateMark({ days }: { readonly days: number | null }) {
  const { t } = useTranslation('entities/document')
  const format = useFormat()
  return days !== null && <Status tone="waiting">{t('late', { time: format.span(days) })}</Status>
}
