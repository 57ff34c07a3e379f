import { useTranslation } from '@/shared/i18n'
import { Button, Dialog } from '@/shared/ui'

interface DiscardDialogProps {
  onKeep: () => void
  onDiscard: () => void
}

/** Asks before a new deal that something was typed into is given up: nothing brings it back. */
export function DiscardDialog({ onKeep, onDiscard }: DiscardDialogProps) {
  const { t } = useTranslation('pages/deal')
  return (
    <Dialog
      isOpen
      size="s"
      role="alertdialog"
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
      <p>{t('discard.text')}</p>
    </Dialog>
  )
}
