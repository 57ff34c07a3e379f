import { useTranslation } from '@/shared/i18n'
import { menuItemClass } from '@/shared/ui'
import { useRecord, useRecordEditing } from '../model/record-context'

/** Menu item that discards a record that was never saved. */
export function DiscardItem() {
  const { t } = useTranslation('features/edit-record')
  const { saved } = useRecord()
  const { discard } = useRecordEditing()
  return (
    !saved && (
      <button type="button" className={menuItemClass} onClick={discard}>
        {t('discard.item')}
      </button>
    )
  )
}
