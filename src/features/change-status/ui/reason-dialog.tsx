import { useCallback, useRef, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button, Dialog, TextArea } from '@/shared/ui'

interface ReasonDialogProps {
  title: string
  /** What the step means, before it is taken. */
  text: string
  /** The step itself, as a verb. */
  confirm: string
  isDanger?: boolean
  isPending: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks why, for a step that needs a reason: reopening, canceling, letting something pass. */
export function ReasonDialog({ title, text, confirm, isDanger, isPending, onConfirm, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('features/change-status')
  const [reason, setReason] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const isMissing = reason.trim() === ''
  const field = useRef<HTMLTextAreaElement>(null)
  // As it comes into the page, before the dialog would take the keyboard itself.
  const begin = useCallback((area: HTMLTextAreaElement | null) => {
    field.current = area
    area?.focus()
  }, [])

  function take() {
    setWasTried(true)
    if (isMissing) field.current?.focus()
    else onConfirm(reason.trim())
  }

  return (
    <Dialog
      isOpen
      size="s"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant={isDanger ? 'danger' : 'primary'} isPending={isPending} onClick={take}>
            {confirm}
          </Button>
          <Button onClick={onClose}>{t('back')}</Button>
        </>
      }
    >
      <p>{text}</p>
      <TextArea
        ref={begin}
        label={t('reason')}
        value={reason}
        onChange={setReason}
        isRequired
        maxLength={1000}
        error={wasTried && isMissing ? t('required') : undefined}
      />
    </Dialog>
  )
}
