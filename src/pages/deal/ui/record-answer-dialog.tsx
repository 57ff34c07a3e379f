import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Quotation, recordQuotationAnswer, refreshQuotedDeal } from '@/entities/deal'
import { attachmentsQueryOptions } from '@/entities/document'
import { formatProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { Banner, Button, Dialog, NativeSelect, RadioGroup, TextArea, TextField } from '@/shared/ui'
import styles from './deal-quotations.module.css'

interface RecordAnswerDialogProps {
  dealId: string
  quotation: Quotation
  onClose: () => void
}

/** Records the answer that a client gave by email or phone, with a file of the deal. */
export function RecordAnswerDialog({ dealId, quotation, onClose }: RecordAnswerDialogProps) {
  const { t } = useTranslation('pages/deal')
  const queryClient = useQueryClient()
  const { data: files = [] } = useQuery(attachmentsQueryOptions({ kind: 'deal', id: dealId }))
  const [answer, setAnswer] = useState<'accepted' | 'declined'>('accepted')
  const [name, setName] = useState('')
  const [reason, setReason] = useState('')
  const [file, setFile] = useState('')
  const { number } = quotation
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      recordQuotationAnswer(dealId, quotation, {
        answer,
        name: name.trim(),
        reason: reason.trim() || null,
        attachment_id: file || null,
      }),
    onSuccess: async () => {
      onClose()
      await refreshQuotedDeal(queryClient, dealId)
    },
  })
  return (
    <Dialog
      isOpen
      title={t('quotation.record_title', { number })}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={name.trim() === ''}
            onClick={() => mutate()}
          >
            {t('quotation.save')}
          </Button>
          <Button onClick={onClose}>{t('quotation.back')}</Button>
        </>
      }
    >
      <div className={styles.list}>
        <RadioGroup
          label={t('quotation.answer')}
          value={answer}
          onChange={(value) => setAnswer(value === 'declined' ? 'declined' : 'accepted')}
          options={(['accepted', 'declined'] as const).map((value) => ({
            value,
            label: t(`quotation.${value}`),
          }))}
        />
        <TextField
          label={t('quotation.person')}
          value={name}
          onChange={setName}
          isRequired
          maxLength={120}
        />
        <TextArea
          label={t('quotation.reason')}
          value={reason}
          onChange={setReason}
          maxLength={1000}
        />
        <NativeSelect
          label={t('quotation.file')}
          hint={t('quotation.file_hint')}
          value={file}
          onChange={(value) => setFile(value ?? '')}
          options={[
            { value: '', label: t('quotation.no_file') },
            ...files.map(({ id, name: label }) => ({ value: id, label })),
          ]}
        />
        {error && (
          <Banner tone="blocked" isAnnounced>
            {formatProblem(error)}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}
