import { useTranslation } from '@/shared/i18n'
import { useOnline } from '@/shared/lib/online'
import { Banner } from '@/shared/ui'
import type { SaveDeal } from '../model/use-save-deal'

/** That saving failed and why, until it is tried again; after a lost network also that there is one again. */
export function SaveFailure({ failure }: Pick<SaveDeal, 'failure'>) {
  const { t } = useTranslation('pages/deal')
  const isOnline = useOnline()
  if (!failure) return null
  if (failure.wasOffline && isOnline) {
    return (
      <Banner tone="waiting" title={t('state.online_again')} isAnnounced>
        {t('state.save_now')}
      </Banner>
    )
  }
  // A toast has said it already.
  return (
    <Banner tone="blocked" title={t('state.failed')}>
      {failure.text}
    </Banner>
  )
}
