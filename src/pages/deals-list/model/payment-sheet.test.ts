import { describe, expect, it } from 'vitest'
import { findTables, type ColumnAnswers, type WorkbookCell } from '@/features/read-sheet'
import { loadPaymentSheetKind, parsePaymentSheet } from './payment-sheet'

async function parse(answers: ColumnAnswers, ...rows: readonly (readonly WorkbookCell[])[]) {
  const kind = await loadPaymentSheetKind()
  const [table] = findTables([{ name: 'Statement', rows, hiddenRows: new Set([3]) }], kind)
  if (!table) throw new Error('No table')
  return parsePaymentSheet(table, table.mapping, answers)
}

const head = ['Date', 'Amount', 'Currency', 'Reference', 'Payer']

describe('a sheet of payments', () => {
  it('is read with its dates, amounts and currencies as written', async () => {
    const { rows, unread, questions, hidden } = await parse(
      {},
      head,
      ['2026-11-20', '5.000,00', 'eur', 'Facture D-2026-0123', 'Bois du Rhône'],
      ['2026-11-21', '1.250,50 €', '€', '', ''],
    )
    expect({ unread, questions, hidden }).toEqual({ unread: [], questions: [], hidden: 1 })
    expect(rows).toEqual([
      {
        row: 2,
        date: '2026-11-20',
        amount: '5000.00',
        currency: 'EUR',
        reference: 'Facture D-2026-0123',
        payer: 'Bois du Rhône',
        deal_number: null,
      },
      {
        row: 3,
        date: '2026-11-21',
        amount: '1250.50',
        currency: 'EUR',
        reference: null,
        payer: null,
        deal_number: null,
      },
    ])
  })

  it.each([
    ['en', ['Value date', 'Amount EUR', 'Currency', 'Description', 'Counterparty']],
    ['fr', ['Date de valeur', 'Montant', 'Devise', 'Libellé', 'Donneur d’ordre']],
    ['lt', ['Data', 'Suma', 'Valiuta', 'Mokėjimo paskirtis', 'Mokėtojas']],
    ['es', ['Fecha valor', 'Importe', 'Divisa', 'Concepto', 'Ordenante']],
  ])('is found by its titles in %s', async (_, titles) => {
    const { rows, unmapped } = await parse({}, titles, ['2026-11-20', '10.00', 'EUR', 'R', 'P'])
    expect({ unmapped, payer: rows[0]?.payer }).toEqual({ unmapped: [], payer: 'P' })
  })

  it('asks about an ambiguous date, and reads it by the answer', async () => {
    const cells = ['04/03/2026', '10.00', 'EUR', 'D-2026-0001', '']
    const { questions } = await parse({}, head, cells)
    expect(questions).toMatchObject([{ kind: 'date', column: 'date', written: '04/03/2026' }])
    const { rows } = await parse({ orders: { date: ['day_first'] } }, head, cells)
    expect(rows[0]?.date).toBe('2026-03-04')
  })

  it.each<[string, string, readonly WorkbookCell[]]>([
    ['amount', 'below_zero', ['2026-11-20', '-10.00', 'EUR', 'R', '']],
    ['amount', 'no_number', ['2026-11-20', 'ten', 'EUR', 'R', '']],
    ['amount', 'too_precise', ['2026-11-20', '10.0055', 'EUR', 'R', '']],
    ['amount', 'other_currency', ['2026-11-20', '$10.00', 'EUR', 'R', '']],
    ['currency', 'no_currency', ['2026-11-20', '10.00', 'XYZ', 'R', '']],
    ['currency', 'required', ['2026-11-20', '10.00', '', 'R', '']],
    ['date', 'no_date', ['soon', '10.00', 'EUR', 'R', '']],
    ['date', 'required', ['', '10.00', 'EUR', 'R', '']],
  ])('reports the row and reason: %s, %s', async (column, code, cells) => {
    const { rows, unread } = await parse({}, head, cells)
    expect(rows).toEqual([])
    expect(unread).toEqual([
      { row: 2, reference: 'R', column, problem: expect.objectContaining({ code }) as unknown },
    ])
  })
})
