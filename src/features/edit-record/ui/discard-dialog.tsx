import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui'
import { QuestionDialog } from './question-dialog'

interface DiscardDialogProps {
  onKeep: () => void
  onDiscard: () => void
}

/** Confirms that a new record with edits is discarded. */
export function DiscardDialog({ onKeep, onDiscard }: DiscardDialogProps) {
  const { t } = useTranslation('features/edit-record')
  return (
    <QuestionDialog
      title={t('discard.title')}
      onClose={onKeep}
      actions={
        <>
          <Button variant="danger" onClick={onDiscard}>
            {t('discard.confirm')}
          </Button>
          <Button onClick={onKeep}>{t('discard.keep')}</Button>
        </>
      }
    >
      {t('discard.text')}
    </QuestionDialog>
  )
}
