import { useTranslation } from '@/shared/i18n'
import { Button, Dialog } from '@/shared/ui'
import type { ReactNode } from 'react'

interface QuestionProps {
  title: string
  /** Buttons. */
  actions: ReactNode
  onClose: () => void
  children: string
}

/** Asks for confirmation before edits are discarded or left. */
function QuestionDialog({ title, actions, onClose, children }: QuestionProps) {
  return (
    <Dialog isOpen size="s" role="alertdialog" title={title} onClose={onClose} actions={actions}>
      <p>{children}</p>
    </Dialog>
  )
}

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

interface LeaveDialogProps {
  isDraftStored: boolean
  isPending: boolean
  onStay: () => void
  onLeave: () => void
  onSave: () => void
}

/** Asks before the user leaves a screen with unsaved changes. */
export function LeaveDialog({
  isDraftStored,
  isPending,
  onStay,
  onLeave,
  onSave,
}: LeaveDialogProps) {
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
      {t(isDraftStored ? 'leave.text' : 'leave.not_stored')}
    </QuestionDialog>
  )
}
