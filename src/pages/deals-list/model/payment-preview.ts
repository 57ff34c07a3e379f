import type { Schemas } from '@/shared/api'
import type { ParsedPayments, UnreadPayment } from './payment-sheet'

type SheetRow = Schemas['PaymentSheetRow']
type Evaluated = Schemas['EvaluatedPayment']

/** A row of the sheet with its outcome; for an unreadable row, the refused cell. */
export type PaymentPreviewRow =
  | { readonly sheet: SheetRow; readonly result: Evaluated; readonly unread: null }
  | { readonly sheet: null; readonly result: null; readonly unread: UnreadPayment }

export interface PaymentPreview {
  readonly parsed: ParsedPayments
  /** Identifies the worksheet and its upload. */
  readonly sheetKey: string
  readonly rows: readonly PaymentPreviewRow[]
}

export const PAYMENT_GROUPS = ['accepted', 'assign', 'refused'] as const
export type PaymentGroup = (typeof PAYMENT_GROUPS)[number]

/** Returns the group of a row: recorded, waiting for a deal, or left out. */
export function getPaymentGroup({ result }: PaymentPreviewRow): PaymentGroup {
  if (result?.outcome === 'accepted') return 'accepted'
  return result?.outcome === 'unmatched' || result?.outcome === 'ambiguous' ? 'assign' : 'refused'
}

/** True if the row has no deal, or its deal was assigned by hand and may be mistyped. */
export const canAssignDeal = (row: PaymentPreviewRow): boolean =>
  getPaymentGroup(row) === 'assign' || typeof row.sheet?.deal_number === 'string'

/** Returns the row's number in the sheet. */
export const getRowNumber = ({ sheet, unread }: PaymentPreviewRow): number =>
  sheet?.row ?? unread?.row ?? 0

/** Joins rows with their outcomes, in the order of the sheet. */
export function joinPaymentRows(
  { rows, unread }: ParsedPayments,
  results: readonly Evaluated[],
): readonly PaymentPreviewRow[] {
  const joined: PaymentPreviewRow[] = [
    ...rows.flatMap((sheet, i) => {
      const result = results[i]
      return result ? [{ sheet, result, unread: null }] : []
    }),
    ...unread.map((each) => ({ sheet: null, result: null, unread: each })),
  ]
  return joined.toSorted((a, b) => getRowNumber(a) - getRowNumber(b))
}
