import { Link } from '@tanstack/react-router'
import { useCellProblem, SheetRows } from '@/features/read-sheet'
import { useFormat, useTranslation } from '@/shared/i18n'
import { NativeSelect, TextField } from '@/shared/ui'
import {
  canAssignDeal,
  getPaymentGroup,
  getRowNumber,
  PAYMENT_GROUPS,
  type PaymentGroup,
  type PaymentPreviewRow,
} from '../model/payment-preview'

interface PaymentRowsProps {
  rows: readonly PaymentPreviewRow[]
  /** Returns the deal number that is assigned to a row; '' if none. */
  getNumber?: (row: number) => string
  /** Without it, no deal can be assigned. */
  onAssign?: (row: number, number: string) => void
}

/** The payments of a sheet by outcome, with their deals and reasons. */
export function PaymentRows({ rows, getNumber, onAssign }: PaymentRowsProps) {
  const { t } = useTranslation('pages/deals-list')
  const format = useFormat()
  const formatReason = useFormatReason()
  const columns = [
    {
      title: t('payments.row'),
      cell: (row: PaymentPreviewRow) => format.number(getRowNumber(row)),
    },
    {
      title: t('payments.columns.date'),
      isUnbroken: true,
      cell: ({ sheet }: PaymentPreviewRow) => sheet && format.date(sheet.date),
    },
    {
      title: t('payments.columns.amount'),
      isFigure: true,
      isUnbroken: true,
      cell: ({ sheet }: PaymentPreviewRow) => sheet && format.money(sheet.amount, sheet.currency),
    },
    {
      title: t('payments.columns.reference'),
      cell: ({ sheet, unread }: PaymentPreviewRow) => sheet?.reference ?? unread?.reference ?? '',
    },
    {
      title: t('payments.columns.payer'),
      cell: ({ sheet }: PaymentPreviewRow) => sheet?.payer ?? '',
    },
  ]
  const deal = {
    title: t('payments.deal'),
    cell: ({ result }: PaymentPreviewRow) =>
      result?.deal && (
        <>
          <Link to="/deals/$id" params={{ id: result.deal.id }} className="reach">
            {result.deal.number}
          </Link>{' '}
          {result.deal.client}
        </>
      ),
  }
  const why = { title: t('payments.why'), cell: formatReason }
  const assign = onAssign && {
    title: t('payments.number'),
    cell: (row: PaymentPreviewRow) =>
      canAssignDeal(row) && (
        <AssignField
          row={row}
          value={getNumber?.(getRowNumber(row)) ?? ''}
          onAssign={(number) => onAssign(getRowNumber(row), number)}
        />
      ),
  }
  const hasAssignedDeal = (group: PaymentGroup) =>
    rows.some((row) => getPaymentGroup(row) === group && canAssignDeal(row))
  return (
    <SheetRows<PaymentPreviewRow, PaymentGroup>
      rows={rows}
      outcomes={PAYMENT_GROUPS}
      first={['assign', 'accepted']}
      hasOutcome={(row, group) => getPaymentGroup(row) === group}
      getKey={getRowNumber}
      getColumns={(group) => [
        ...columns,
        ...(group === 'accepted' ? [deal] : group === 'refused' ? [deal, why] : [why]),
        ...(assign && hasAssignedDeal(group) ? [assign] : []),
      ]}
      label={t('payments.rows')}
      emptyText={t('payments.none')}
      formatOutcome={(group) => t(`payments.outcome.${group}`)}
      formatMore={(count) => t('payments.more', { count })}
    />
  )
}

/** Returns a formatter of the reason why a row is not recorded. */
function useFormatReason() {
  const { t } = useTranslation('pages/deals-list')
  const format = useFormat()
  const formatProblem = useCellProblem()
  return ({ result, unread }: PaymentPreviewRow): string => {
    if (unread) return formatProblem(t(`payments.columns.${unread.column}`), unread.problem)
    if (!result || result.outcome === 'accepted') return ''
    const { outcome, deal } = result
    return t(`payments.reason.${outcome}`, {
      currency: deal?.currency ?? '',
      amount: deal ? format.money(deal.payable, deal.currency) : '',
    })
  }
}

interface AssignFieldProps {
  row: PaymentPreviewRow
  value: string
  onAssign(number: string): void
}

/** The deals that a reference names, or a field for the number of any other. */
function AssignField({ row: { result }, value, onAssign }: AssignFieldProps) {
  const { t } = useTranslation('pages/deals-list')
  const candidates = result?.candidates ?? []
  return candidates.length > 0 ? (
    <NativeSelect
      label={t('payments.number')}
      isLabelHidden
      placeholder={t('payments.choose')}
      value={value}
      options={candidates.map(({ number, client }) => ({
        value: number,
        label: `${number} ${client}`,
      }))}
      onChange={onAssign}
    />
  ) : (
    <TextField label={t('payments.number')} isLabelHidden value={value} onChange={onAssign} />
  )
}
