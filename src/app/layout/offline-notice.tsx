import { useTranslation } from '@/shared/i18n'
import { useOnline } from '@/shared/lib/online'
import { Banner } from '@/shared/ui'

/** Says that there is no network, for as long as there is none. */
export function OfflineNotice() {
  const { t } = useTranslation('app/layout')
  if (useOnline()) return null
  return (
    <Banner tone="waiting" isAnnounced>
      {t('offline')}
    </Banner>
  )
}
