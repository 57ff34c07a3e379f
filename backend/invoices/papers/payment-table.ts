import type { Schemas } from '../../call'
import type { InvoicedPart } from '../../db/tables/invoices'
import { createCell } from '../../papers/paper'
import { formatPaymentPart } from '../../papers/terms'
import type { PaperTexts } from '../../papers/texts'

/** Creates the table of the parts of an invoice, each with its due day and amount. */
export function createPaymentTable(
  texts: PaperTexts,
  instalments: readonly InvoicedPart[],
  currency: Schemas['Currency'],
): Schemas['PaperTable'] {
  const { t, format } = texts
  return {
    label: t('payment.label'),
    columns: [
      { title: t('payment.terms'), align: 'start' },
      { title: t('payment.due'), align: 'end' },
      { title: `${t('goods.amount')}, ${currency}`, align: 'end' },
    ],
    rows: instalments.map((part) => ({
      cells: [
        formatPaymentPart(texts, part),
        part.due_on === null ? '–' : format.date(part.due_on),
        format.amount(part.amount, currency),
      ].map((text) => createCell(text)),
    })),
    totals: null,
  }
}
