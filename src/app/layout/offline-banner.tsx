import { useTranslation } from '@/shared/i18n'
import { Banner } from '@/shared/ui'

export function OfflineBanner() {
  const { t } = useTranslation('app/layout')
  return (
    <Banner tone="waiting" isAnnounced>
      {t('offline')}
    </Banner>
  )
}
