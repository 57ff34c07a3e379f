import { useSyncExternalStore } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'

interface SaveStateProps {
  isNew: boolean
  isDirty: boolean
  isPending: boolean
  savedAt: string | null
}

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether what was typed is saved, and if not, where it is. */
export function SaveState({ isNew, isDirty, isPending, savedAt }: SaveStateProps) {
  const { t } = useTranslation('pages/deal')
  const format = useFormat()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (isPending) return t('state.saving')
  if (isDirty) return t(isOnline ? 'state.unsaved' : 'state.offline')
  if (savedAt) return t('state.saved', { time: format.time(savedAt) })
  return isNew ? t('state.not_saved_yet') : null
}
