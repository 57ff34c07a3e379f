import { useFormat, useTranslation } from '@/shared/i18n'
import { Status } from '@/shared/ui'

/** Shows how many days late a document is; nothing if it is on time. */
export function LateMark({ days }: { readonly days: number | null }) {
  const { t } = useTranslation('entities/document')
  const format = useFormat()
  return days !== null && <Status tone="waiting">{t('late', { time: format.span(days) })}</Status>
}
