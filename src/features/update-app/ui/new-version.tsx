import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Banner, Button } from '@/shared/ui'
import { getPendingUpdate, subscribeToPendingUpdate } from '../model/pending-update'

/** Offers a new version until the user applies or dismisses it. */
export function NewVersion() {
  const { t } = useTranslation('features/update-app')
  const applyUpdate = useSyncExternalStore(subscribeToPendingUpdate, getPendingUpdate)
  const [dismissed, setDismissed] = useState<unknown>(null)
  if (!applyUpdate || applyUpdate === dismissed) return null
  return (
    <Banner
      isAnnounced
      title={t('title')}
      onDismiss={() => setDismissed(() => applyUpdate)}
      action={
        <Button size="s" onClick={applyUpdate}>
          {t('take')}
        </Button>
      }
    >
      {t('words')}
    </Banner>
  )
}
