import { useFormat, useTranslation } from '@/shared/i18n'
import { useOnline } from '@/shared/lib/online'

interface SaveStateProps {
  isNew: boolean
  isDirty: boolean
  isPending: boolean
  /** When it was saved from this screen; null while it wasn't. */
  savedAt: string | null
}

/** Whether what was typed is saved, and if not, where it is. */
export function SaveState({ isNew, isDirty, isPending, savedAt }: SaveStateProps) {
  const { t } = useTranslation('widgets/document-frame')
  const format = useFormat()
  const isOnline = useOnline()
  if (isPending) return t('state.saving')
  if (isDirty) return t(isOnline ? 'state.unsaved' : 'state.offline')
  if (savedAt) return t('state.saved', { time: format.time(savedAt) })
  return isNew ? t('state.not_saved_yet') : null
}
