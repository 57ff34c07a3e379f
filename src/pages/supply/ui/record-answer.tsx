import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { attachmentsQueryOptions } from '@/entities/document'
import type { RevisionAnswer } from '@/entities/supply'
import { type Steps, useRunTransition } from '@/features/change-status'
import { useTranslation } from '@/shared/i18n'
import { today } from '@/shared/lib/today'
import { Button, DateField, Dialog, NativeSelect, TextField } from '@/shared/ui'
import styles from './record-answer.module.css'

interface RecordAnswerProps {
  readonly supplyId: string
  readonly steps: Steps
  /** The step that the answer leads to. */
  readonly step: Steps['back'][number]
}

/** Records a change that the mill asked for itself, in place of sending the revision. */
export function RecordAnswer({ supplyId, steps, step }: RecordAnswerProps) {
  const { t } = useTranslation('pages/supply')
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const { mutate, isPending } = useRunTransition(steps.config, close)
  return (
    <>
      <p>{t('revision.answer.offer')}</p>
      <p>
        <Button onClick={() => setIsOpen(true)}>{t('revision.answer.record')}</Button>
      </p>
      {isOpen && (
        <AnswerDialog
          supplyId={supplyId}
          isPending={isPending}
          onClose={close}
          onConfirm={(values) => mutate({ step, values })}
        />
      )}
    </>
  )
}

interface AnswerDialogProps {
  readonly supplyId: string
  readonly isPending: boolean
  readonly onClose: () => void
  readonly onConfirm: (answer: RevisionAnswer) => void
}

function AnswerDialog({ supplyId, isPending, onClose, onConfirm }: AnswerDialogProps) {
  const { t } = useTranslation('pages/supply')
  const { data: files = [] } = useQuery(attachmentsQueryOptions({ kind: 'supply', id: supplyId }))
  const [name, setName] = useState('')
  const [day, setDay] = useState(today)
  const [file, setFile] = useState('')
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
            isDisabled={name.trim() === '' || day === ''}
            onClick={() => onConfirm({ name: name.trim(), on: day, attachment_id: file || null })}
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
          onChange={setDay}
          max={today()}
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
