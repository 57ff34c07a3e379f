import { useTranslation } from '@/shared/i18n'
import { CircleAlertIcon, PageState } from '@/shared/ui'

/** Page of a report while the device's storage cannot be read: its queued edits are unknown. */
export function UnreadableReport() {
  const { t } = useTranslation('features/outbox')
  return (
    <PageState size="page" isAlert icon={<CircleAlertIcon />} title={t('unreadable.page_title')}>
      {t('unreadable.page_text')}
    </PageState>
  )
}
