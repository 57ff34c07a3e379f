import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { useDraft } from '@/shared/lib/draft'
import { Button, Dialog, TextArea } from '@/shared/ui'

interface ReasonDialogProps {
  title: string
  /** What the step means, before it is taken. */
  text: string
  /** The step itself, as a verb. */
  confirm: string
  isDanger?: boolean
  isPending: boolean
  /** Where the reason is kept until the step is taken: from `draftKey`, of the document and the step. */
  draftKey: string
  /** `forget` drops what is kept of the reason: to be called once the step is taken. */
  onConfirm: (reason: string, forget: () => void) => void
  onClose: () => void
}

const isText = (value: unknown): value is string => typeof value === 'string'

/**
 * Asks why, for a step that needs a reason: reopening, canceling, letting something pass. A reason whose step was not taken stands
 * in the field when the step is asked for next, over a lost session and a reload too.
 */
export function ReasonDialog({
  title,
  text,
  confirm,
  isDanger,
  isPending,
  draftKey,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const { t } = useTranslation('features/change-status')
  const draft = useDraft(draftKey, isText)
  const [reason, setReason] = useState(draft.restored ?? '')
  useEffect(() => {
    if (reason === '') draft.discard()
    else draft.save(reason)
  }, [reason, draft])
  const [wasTried, setWasTried] = useState(false)
  const isMissing = reason.trim() === ''
  const field = useRef<HTMLTextAreaElement>(null)
  // Focused as soon as it is in the page, before the dialog takes the focus itself.
  const begin = useCallback((area: HTMLTextAreaElement | null) => {
    field.current = area
    area?.focus()
    // Puts the caret behind the text that was kept.
    area?.setSelectionRange(area.value.length, area.value.length)
  }, [])

  function take() {
    setWasTried(true)
    if (isMissing) field.current?.focus()
    else onConfirm(reason.trim(), draft.discard)
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
