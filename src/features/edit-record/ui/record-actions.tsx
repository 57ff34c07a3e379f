import { useTranslation } from '@/shared/i18n'
import { menuItemClass, EllipsisIcon, PopoverMenu } from '@/shared/ui'
import { useRecord, useRecordEditing } from '../model/record-context'
import { SaveButton } from './save-button'

/** Default actions: Save, and Discard for a new record. */
export function RecordActions() {
  const { t } = useTranslation('features/edit-record')
  const { saved } = useRecord()
  return (
    <>
      <SaveButton />
      {!saved && (
        <PopoverMenu
          align="end"
          hasChevron={false}
          variant="quiet"
          accessibleName={t('more')}
          label={<EllipsisIcon />}
        >
          <DiscardItem />
        </PopoverMenu>
      )}
    </>
  )
}

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
