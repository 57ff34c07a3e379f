import { useQueryClient } from '@tanstack/react-query'
import { importPayments, previewPayments, refreshPaidDeals } from '@/entities/deal'
import { useSheetImport } from '@/features/read-sheet'
import { joinPaymentRows, type PaymentPreview, type PaymentPreviewRow } from './payment-preview'
import {
  loadPaymentSheetKind,
  MAX_PAYMENTS,
  parsePaymentSheet,
  type ParsedPayments,
  type PaymentColumn,
} from './payment-sheet'
import { toDealNumber, usePaymentNumbers } from './use-payment-numbers'

/** Import of payments, with deal numbers that are assigned by hand. */
export function usePaymentSheet(personId: string) {
  const queryClient = useQueryClient()
  const { numbers, assign, clear } = usePaymentNumbers(personId)
  const sheet = useSheetImport<
    PaymentColumn,
    ParsedPayments,
    PaymentPreview,
    readonly PaymentPreviewRow[]
  >({
    personId,
    name: 'payments',
    maxRows: MAX_PAYMENTS,
    loadParser: async () => ({
      kind: await loadPaymentSheetKind(),
      parse: ({ table, mapping }, answers) => parsePaymentSheet(table, mapping, answers),
    }),
    async preview(read, { importId, signal }) {
      const sheetKey = `${importId} ${read.sheetName}`
      const rows = read.rows.map((row) => ({
        ...row,
        deal_number: toDealNumber(numbers, sheetKey, row.row),
      }))
      const parsed = { ...read, rows }
      const results = rows.length > 0 ? (await previewPayments(rows, signal)).rows : []
      return { parsed, sheetKey, rows: joinPaymentRows(parsed, results) }
    },
    refresh: () => refreshPaidDeals(queryClient),
  })
  return {
    sheet,
    numbers,
    /** True if a deal number changed since the rows were checked. */
    isUnchecked: ({ parsed, sheetKey }: PaymentPreview): boolean =>
      parsed.rows.some(
        ({ row, deal_number }) => deal_number !== toDealNumber(numbers, sheetKey, row),
      ),
    assign,
    choose(file: File) {
      clear()
      void sheet.choose(file)
    },
    /** Records the accepted payments. */
    record({ parsed, sheetKey }: PaymentPreview) {
      void sheet.apply(async () => {
        const { rows } = await importPayments(sheetKey, [...parsed.rows])
        clear()
        return joinPaymentRows(parsed, rows)
      })
    },
    discard() {
      clear()
      sheet.discard()
    },
  }
}
