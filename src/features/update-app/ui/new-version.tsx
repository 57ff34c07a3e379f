import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Banner, Button } from '@/shared/ui'
import { getPendingUpdate, subscribeToPendingUpdate } from '../model/pending-update'

/** Offers a new version until the user applies or dismisses it. */
export function NewVersion() {
  const { t } = useTranslation('features/update-app')
  const take = useSyncExternalStore(subscribeToPendingUpdate, getPendingUpdate)
  const [putOff, setPutOff] = useState<unknown>(null)
  if (!take || take === putOff) return null
  return (
    <Banner
      isAnnounced
      title={t('title')}
      onDismiss={() => setPutOff(() => take)}
      action={
        <Button size="s" onClick={take}>
          {t('take')}
        </Button>
      }
    >
      {t('words')}
    </Banner>
  )
}
