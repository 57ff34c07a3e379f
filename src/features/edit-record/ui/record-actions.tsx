import { useTranslation } from '@/shared/i18n'
import { EllipsisIcon, PopoverMenu } from '@/shared/ui'
import { useRecord } from '../model/record-context'
import { DiscardItem } from './discard-item'
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
