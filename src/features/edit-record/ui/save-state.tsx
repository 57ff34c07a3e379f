import { useFormat, useTranslation } from '@/shared/i18n'
import { useOnline } from '@/shared/lib/online'
import { useRecord, useRecordEditing, useIsDirty } from '../model/record-context'

/** Shows if the edits are saved, queued or unsaved. */
export function SaveState() {
  const { t } = useTranslation('features/edit-record')
  const format = useFormat()
  const isOnline = useOnline()
  const { saved } = useRecord()
  const { isPending, savedAt, hasQueued, isQueued } = useRecordEditing()
  const isDirty = useIsDirty()
  if (isPending) return t('state.saving')
  if (isDirty && hasQueued && isQueued()) return t('state.waits')
  if (isDirty) return t(isOnline ? 'state.unsaved' : 'state.offline')
  if (savedAt) return t('state.saved', { time: format.time(savedAt) })
  return saved ? null : t('state.not_saved_yet')
}
