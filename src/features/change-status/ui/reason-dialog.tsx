import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { useDraft } from '@/shared/lib/draft'
import { Banner, Button, Dialog, TextArea, toast } from '@/shared/ui'
import { isString } from '@/shared/lib/type-guards'

interface ReasonDialogProps {
  title: string
  /** Consequence of the transition. */
  text: string
  /** Label of the confirm button, a verb. */
  confirm: string
  isDanger?: boolean
  isPending: boolean
  /** True if the reason may be left out. */
  isOptional?: boolean
  /** Fields for values that the transition sends with the reason. */
  children?: ReactNode
  /** True while one of these fields has no value. */
  isIncomplete?: boolean | undefined
  /** Why the last attempt failed. The dialog stays open with the reason. */
  error?: string | null
  /** Key of the reason's draft, from `draftKey` of the document and the transition. */
  draftKey: string
  /** Call `clearDraft` after the transition to delete the reason's draft. */
  onConfirm: (reason: string, clearDraft: () => void) => void
  onClose: () => void
}

/**
 * Asks for the reason of a transition, such as reopening, cancelling or overriding. The draft of
 * the reason survives a cancelled dialog, an expired session and a reload.
 */
export function ReasonDialog({
  title,
  text,
  confirm,
  isDanger,
  isPending,
  isOptional = false,
  children,
  isIncomplete = false,
  error = null,
  draftKey,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const { t } = useTranslation('features/change-status')
  const draft = useDraft(draftKey, isString)
  const [reason, setReason] = useState(draft.restored ?? '')
  useEffect(() => {
    if (reason === '') draft.discard()
    else draft.save(reason)
  }, [reason, draft])
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const isMissing = !isOptional && reason.trim() === ''
  const field = useRef<HTMLTextAreaElement>(null)
  // Focus the field on mount, before the dialog moves the focus itself.
  const focusField = useCallback((area: HTMLTextAreaElement | null) => {
    field.current = area
    area?.focus()
    // Puts the caret after the restored text.
    area?.setSelectionRange(area.value.length, area.value.length)
  }, [])

  function submit() {
    setWasSubmitted(true)
    if (!isMissing) return onConfirm(reason.trim(), draft.discard)
    toast.formValidationError()
    field.current?.focus()
  }

  return (
    <Dialog
      isOpen
      size="s"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isPending}
            isDisabled={isIncomplete}
            onClick={submit}
          >
            {confirm}
          </Button>
          <Button onClick={onClose}>{t('back')}</Button>
        </>
      }
    >
      <p>{text}</p>
      <TextArea
        ref={focusField}
        label={t('reason')}
        value={reason}
        onChange={setReason}
        isRequired={!isOptional}
        maxLength={1000}
        error={wasSubmitted && isMissing ? t('required') : undefined}
      />
      {children}
      {error !== null && (
        <Banner tone="blocked" isAnnounced>
          {error}
        </Banner>
      )}
    </Dialog>
  )
}
