import { convertToEuro } from '@domain/money'
import { trimDecimal } from '@domain/numbers'
import type { Schemas } from '../../call'
import type { StoredInvoice } from '../../db/tables/invoices'
import { createCell } from '../../papers/paper'
import type { PaperTexts } from '../../papers/texts'

type VatAmounts = Pick<StoredInvoice, 'currency' | 'net' | 'vat' | 'vat_eur' | 'total'>

/**
 * Creates the table of net amount, VAT and total, with the VAT in euro if it is required.
 * @param isCredit true if the total is credited, not paid
 */
export function createVatTable(
  texts: PaperTexts,
  amounts: VatAmounts,
  isCredit = false,
): Schemas['PaperTable'] {
  const { t, format } = texts
  const { currency, net, vat, vat_eur, total } = amounts
  const columns = [
    `${t('vat.net')}, ${currency}`,
    `${t('vat.vat')}, ${currency}`,
    `${t('vat.total')}, ${currency}`,
  ]
  const createRow = (title: string, ...cells: string[]): Schemas['PaperRow'] => ({
    cells: [title, ...cells].map((text) => createCell(text)),
  })
  return {
    label: t('vat.label'),
    columns: [
      { title: t('vat.rate'), align: 'start' },
      ...columns.map((title) => ({ title, align: 'end' as const })),
    ],
    rows: [
      createRow(
        format.percent(trimDecimal(vat.rate)),
        ...[net, vat.amount, total].map((amount) => format.amount(amount, currency)),
      ),
      ...(vat_eur
        ? [
            createRow(
              t('vat.in_eur', { rate: format.number(vat_eur.rate), currency }),
              format.amount(convertToEuro(net, vat_eur.rate), 'EUR'),
              format.amount(vat_eur.amount, 'EUR'),
              '',
            ),
          ]
        : []),
    ],
    totals: createRow(
      t(isCredit ? 'vat.credited' : 'vat.payable'),
      '',
      '',
      format.amount(total, currency),
    ),
  }
}

/** Returns the sentence that the law requires for goods without VAT; null for goods with VAT. */
export const formatVatSentence = (
  { t }: PaperTexts,
  { rule, law }: Pick<StoredInvoice['vat'], 'rule' | 'law'>,
): string | null => (rule === 'home' ? null : t(`vat.rule.${rule}`, { law: law ?? '' }))
