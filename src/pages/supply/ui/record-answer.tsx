import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { attachmentsQueryOptions } from '@/entities/document'
import type { RevisionAnswer } from '@/entities/supply'
import { type Workflow, useRunTransition } from '@/features/change-status'
import { formatFieldError, getFieldMessage } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { today } from '@/shared/lib/clock'
import { Button, DateField, Dialog, NativeSelect, TextField } from '@/shared/ui'
import { findFutureDayErrors } from '@domain/rules/terms-rules'
import styles from './record-answer.module.css'

const getDayError = (error: Error | null) => getFieldMessage(error, 'answer.on')

interface RecordAnswerProps {
  supplyId: string
  workflow: Workflow
  /**
   * The transition that the answer leads to; undefined for a moment after unsaved edits were saved.
   */
  transition: Workflow['back'][number] | undefined
  onClose: () => void
}

/** Records a change that the mill asked for itself, in place of sending the revision. */
export function RecordAnswer({ supplyId, workflow, transition, onClose }: RecordAnswerProps) {
  const { t } = useTranslation('pages/supply')
  const { data: files = [] } = useQuery(attachmentsQueryOptions({ kind: 'supply', id: supplyId }))
  const [name, setName] = useState('')
  const [day, setDay] = useState(today)
  const [file, setFile] = useState('')
  const { mutate, isPending, error, reset } = useRunTransition(
    workflow.config,
    onClose,
    (failure) => getDayError(failure) !== undefined,
  )
  const getAnswer = (): RevisionAnswer => ({
    name: name.trim(),
    on: day,
    attachment_id: file || null,
  })
  const [futureDay] = findFutureDayErrors('/answer/on', day, today())
  return (
    <Dialog
      isOpen
      title={t('revision.answer.title')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={name.trim() === '' || day === '' || futureDay !== undefined}
            onClick={() => transition && mutate({ transition, values: getAnswer() })}
          >
            {t('revision.answer.confirm')}
          </Button>
          <Button onClick={onClose}>{t('revision.answer.back')}</Button>
        </>
      }
    >
      <div className={styles.fields}>
        <p>{t('revision.answer.text')}</p>
        <TextField
          label={t('revision.answer.person')}
          value={name}
          onChange={setName}
          isRequired
          maxLength={120}
        />
        <DateField
          label={t('revision.answer.day')}
          value={day}
          onChange={(next) => {
            setDay(next)
            reset()
          }}
          max={today()}
          error={futureDay ? formatFieldError(futureDay, 'answer.on') : getDayError(error)}
          isRequired
        />
        <NativeSelect
          label={t('revision.answer.file')}
          hint={t('revision.answer.file_hint')}
          value={file}
          onChange={(value) => setFile(value ?? '')}
          options={[
            { value: '', label: t('revision.answer.no_file') },
            ...files.map(({ id, name: label }) => ({ value: id, label })),
          ]}
        />
      </div>
    </Dialog>
  )
}
