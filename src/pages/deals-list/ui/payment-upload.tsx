import { useState } from 'react'
import { useMe } from '@/entities/session'
import { SheetNotices, SheetQuestions } from '@/features/read-sheet'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner, Button, Drawer, FileDrop, Skeleton } from '@/shared/ui'
import { MAX_PAYMENTS } from '../model/payment-sheet'
import { usePaymentSheet } from '../model/use-payment-sheet'
import { getPaymentGroup, PaymentRows } from './payment-rows'
import styles from './payment-upload.module.css'

const MAX_BYTES = 5_000_000

/** Payments of a bookkeeper's sheet: choose, check, assign, record. */
export function PaymentUpload({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('pages/deals-list')
  const format = useFormat()
  const me = useMe()
  const sheet = usePaymentSheet(me?.id ?? '')
  const { upload } = sheet
  const [numbers, setNumbers] = useState<ReadonlyMap<number, string>>(new Map())
  const [isSending, setIsSending] = useState(false)
  const rows = upload.at === 'preview' || upload.at === 'done' ? upload.rows : []
  const accepted = rows.filter((row) => getPaymentGroup(row) === 'accepted').length
  const canAssign = upload.at === 'preview' && rows.some((row) => getPaymentGroup(row) === 'assign')

  async function confirm() {
    setIsSending(true)
    await sheet.confirm()
    setIsSending(false)
  }

  function discard() {
    setNumbers(new Map())
    sheet.discard()
  }

  return (
    <Drawer
      title={t('payments.title')}
      isOpen
      size="l"
      onClose={onClose}
      actions={
        upload.at === 'preview' && (
          <>
            <Button
              variant="primary"
              isDisabled={accepted === 0}
              isPending={isSending}
              onClick={() => void confirm()}
            >
              {t('payments.confirm', { count: accepted })}
            </Button>
            <Button variant="quiet" onClick={discard}>
              {t('payments.give_up')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.form}>
        {sheet.fileName !== '' && upload.at !== 'choose' && (
          <p className={styles.muted}>{sheet.fileName}</p>
        )}
        {sheet.problem !== null && (
          <Banner tone="blocked" isAnnounced>
            {sheet.problem}
          </Banner>
        )}
        {upload.at === 'choose' && (
          <>
            {upload.failure && (
              <Banner tone="blocked" isAnnounced>
                {t(`payments.failure.${upload.failure}`, { limit: format.number(MAX_PAYMENTS) })}
              </Banner>
            )}
            <p>{t('payments.how')}</p>
            <FileDrop
              isSingle
              label={t('payments.file')}
              accept={['.xlsx', '.csv']}
              maxBytes={MAX_BYTES}
              kinds="Excel (.xlsx), .csv"
              limit="5 MB"
              onFiles={([file]) => file && void sheet.choose(file)}
            />
          </>
        )}
        {upload.at === 'checking' && (
          <div role="status" aria-label={t('payments.checking')}>
            <Skeleton height="12rem" />
          </div>
        )}
        {upload.at === 'asking' && sheet.step && (
          <>
            <SheetQuestions
              step={sheet.step}
              getTitle={(column) => t(`payments.columns.${column}`)}
            />
            <div>
              <Button variant="quiet" onClick={discard}>
                {t('payments.give_up')}
              </Button>
            </div>
          </>
        )}
        {upload.at === 'done' && (
          <Banner tone="done" isAnnounced>
            {t('payments.done', { count: accepted })}
          </Banner>
        )}
        {upload.at === 'preview' && (
          <SheetNotices hidden={sheet.hidden} unmapped={sheet.unmapped} onMap={sheet.mapAgain} />
        )}
        {rows.length > 0 && (
          <PaymentRows
            key={upload.at}
            rows={rows}
            numbers={numbers}
            onAssign={(row, number) => setNumbers(new Map(numbers).set(row, number))}
          />
        )}
        {canAssign && (
          <div className={styles.form}>
            <p className={styles.muted}>{t('payments.assigned_hint')}</p>
            <div>
              <Button onClick={() => void sheet.assign(numbers)}>{t('payments.check')}</Button>
            </div>
          </div>
        )}
        {upload.at === 'done' && (
          <div>
            <Button variant="quiet" onClick={discard}>
              {t('payments.another')}
            </Button>
          </div>
        )}
      </div>
    </Drawer>
  )
}
