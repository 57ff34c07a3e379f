import { useMe } from '@/entities/session'
import { ChooseSheet, SheetImportDrawer, SheetNotices } from '@/features/read-sheet'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner, Button } from '@/shared/ui'
import {
  canAssignDeal,
  getPaymentGroup,
  type PaymentPreview,
  type PaymentPreviewRow,
} from '../model/payment-preview'
import { MAX_PAYMENTS } from '../model/payment-sheet'
import { toRowKey, type PaymentNumbers } from '../model/use-payment-numbers'
import { usePaymentSheet } from '../model/use-payment-sheet'
import { PaymentRows } from './payment-rows'
import styles from './payment-upload.module.css'

/** Payments of a bookkeeper's sheet: choose, check, assign, record. */
export function PaymentUpload({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('pages/deals-list')
  const format = useFormat()
  const { sheet, numbers, isUnchecked, assign, choose, record, discard } = usePaymentSheet(
    useMe()?.id ?? '',
  )
  const { state } = sheet
  return (
    <SheetImportDrawer
      sheet={sheet}
      title={t('payments.title')}
      readingText={t('payments.checking')}
      writingText={t('payments.writing')}
      getTitle={(column) => t(`payments.columns.${column}`)}
      onDiscard={discard}
      onClose={onClose}
      previewAction={
        state.at === 'preview' && (
          <Button
            variant="primary"
            isDisabled={countAccepted(state.preview.rows) === 0 || isUnchecked(state.preview)}
            onClick={() => record(state.preview)}
          >
            {t('payments.confirm', { count: countAccepted(state.preview.rows) })}
          </Button>
        )
      }
    >
      {state.at === 'choose' && (
        <ChooseSheet
          failure={state.failure}
          failureTexts={{
            unreadable: t('payments.failure.unreadable'),
            empty: t('payments.failure.empty'),
            too_many: t('payments.failure.too_many', { limit: format.number(MAX_PAYMENTS) }),
          }}
          text={t('payments.how')}
          label={t('payments.file')}
          onFile={choose}
        />
      )}
      {state.at === 'preview' && (
        <CheckedPayments
          preview={state.preview}
          numbers={numbers}
          onAssign={assign}
          onMap={sheet.mapAgain}
          onCheck={sheet.previewAgain}
        />
      )}
      {state.at === 'done' && <RecordedPayments rows={state.result} onStartOver={discard} />}
    </SheetImportDrawer>
  )
}

const countAccepted = (rows: readonly PaymentPreviewRow[]): number =>
  rows.filter((row) => getPaymentGroup(row) === 'accepted').length

interface CheckedProps {
  preview: PaymentPreview
  numbers: PaymentNumbers
  onAssign(rowKey: string, number: string): void
  onMap(): void
  /** Checks the rows again with the assigned deal numbers. */
  onCheck(): void
}

/** The payments before they are recorded, with fields for missing deal numbers. */
function CheckedPayments({
  preview: { parsed, sheetKey, rows },
  numbers,
  onAssign,
  onMap,
  onCheck,
}: CheckedProps) {
  const { t } = useTranslation('pages/deals-list')
  return (
    <>
      <SheetNotices hidden={parsed.hidden} unmapped={parsed.unmapped} onMap={onMap} />
      <PaymentRows
        rows={rows}
        getNumber={(row) => numbers[toRowKey(sheetKey, row)] ?? ''}
        onAssign={(row, number) => onAssign(toRowKey(sheetKey, row), number)}
      />
      {rows.some(canAssignDeal) && (
        <div className={styles.assign}>
          <p>{t('payments.assigned_hint')}</p>
          <div>
            <Button onClick={onCheck}>{t('payments.check')}</Button>
          </div>
        </div>
      )}
    </>
  )
}

interface RecordedProps {
  rows: readonly PaymentPreviewRow[]
  onStartOver(): void
}

function RecordedPayments({ rows, onStartOver }: RecordedProps) {
  const { t } = useTranslation('pages/deals-list')
  return (
    <>
      <Banner tone="done" isAnnounced>
        {t('payments.done', { count: countAccepted(rows) })}
      </Banner>
      <PaymentRows rows={rows} />
      <div>
        <Button variant="quiet" onClick={onStartOver}>
          {t('payments.another')}
        </Button>
      </div>
    </>
  )
}
