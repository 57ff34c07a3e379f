import { useTranslation } from '@/shared/i18n'
import { Button, Dialog } from '@/shared/ui'

type Props = { onLeave(): void; onStay(): void }

/** Asked when unsaved changes would be left behind. */
export function LeaveDialog({ onLeave, onStay }: Props) {
  const { t } = useTranslation('pages/client')
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="s"
      title={t('leave.title')}
      onClose={onStay}
      actions={
        <>
          <Button variant="primary" onClick={onStay}>
            {t('leave.stay')}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {t('leave.leave')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  )
}
