import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui'
import { QuestionDialog } from './question-dialog'

interface LeaveDialogProps {
  isPending: boolean
  onStay: () => void
  onLeave: () => void
  onSave: () => void
}

/** Asks before the user leaves a screen with unsaved changes. */
export function LeaveDialog({ isPending, onStay, onLeave, onSave }: LeaveDialogProps) {
  const { t } = useTranslation('features/edit-record')
  return (
    <QuestionDialog
      title={t('leave.title')}
      onClose={onStay}
      actions={
        <>
          <Button variant="primary" isPending={isPending} onClick={onSave}>
            {t('leave.save')}
          </Button>
          <Button onClick={onLeave}>{t('leave.leave')}</Button>
          <Button variant="quiet" onClick={onStay}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      {t('leave.text')}
    </QuestionDialog>
  )
}
