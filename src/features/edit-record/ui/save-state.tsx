import { useFormat, useTranslation } from '@/shared/i18n'
import { useOnline } from '@/shared/lib/online'
import { useRecord, useRecordWork } from '../model/record-context'
import { useDirty } from '../model/use-dirty'

/** Whether what was typed is saved, and if not, where it is. */
export function SaveState() {
  const { t } = useTranslation('features/edit-record')
  const format = useFormat()
  const isOnline = useOnline()
  const { saved } = useRecord()
  const { isPending, savedAt, waits, isWaiting } = useRecordWork()
  const isDirty = useDirty()
  if (isPending) return t('state.saving')
  if (isDirty && waits && isWaiting()) return t('state.waits')
  if (isDirty) return t(isOnline ? 'state.unsaved' : 'state.offline')
  if (savedAt) return t('state.saved', { time: format.time(savedAt) })
  return saved ? null : t('state.not_saved_yet')
}
