import { hasUnknownCents } from '@domain/money'
import { recordActivity } from '../activity/activity'
import { getBusinessDay } from '../business-day'
import type { Handler, Schemas, PersonCall } from '../call'
import { getDayOneYearBefore } from '../client-deals/client-exposure'
import { fromCents, toCents } from '../db/decimal-columns'
import { inChunks, insertRows } from '../db/rows'
import type { Db, NewRow, Row } from '../db/tables'
import { recordChanges } from '../db/unit-of-work'
import { isValidDay } from '../documents/terms'
import { createId } from '../identifiers'
import { type FieldError, Problem } from '../problems/problem'
import { findNumberedDeals, type NumberedDeals } from './numbered-deals'
import { findPayableCents } from './payable-cents'
import { acceptsPayments, canRepresentDeal } from './rules/permissions'

type SheetRow = Schemas['PaymentSheetRow']
type Outcome = Schemas['PaymentOutcome']
type PayableDeal = Schemas['PayableDeal']
type EvaluatedRow = { row: SheetRow; outcome: Outcome; deals: PayableDeal[] }

export const previewPayments: Handler<'previewPayments'> = async (call) =>
  presentRows(await evaluateRows(call, call.body.rows))

export const importPayments: Handler<'importPayments'> = async (call) => {
  const { db, person, body, clock, random } = call
  const evaluated = await evaluateRows(call, body.rows)
  const payments = evaluated.flatMap(({ row, outcome, deals: [deal] }) =>
    outcome === 'accepted' && deal ? [{ row, deal }] : [],
  )
  await insertRows(
    db,
    'deal_payments',
    payments.map(({ row, deal }): NewRow<'deal_payments'> => ({
      id: createId(random),
      deal_id: deal.id,
      date: row.date,
      amount_cents: toCents(row.amount),
      reference: normalizeText(row.reference),
      payer: normalizeText(row.payer),
      created_at: clock().toISOString(),
      created_by: person.id,
    })),
  )
  recordChanges(db, { deals: payments.map(({ deal }) => deal.id) })
  for (const { row, deal } of payments)
    await recordActivity(call, {
      record: { kind: 'deal', id: deal.id },
      personId: person.id,
      kind: 'changed',
      changes: [
        {
          field: 'payment',
          line: null,
          from: null,
          to: `${row.date} ${row.amount} ${deal.currency}`,
        },
      ],
    })
  return presentRows(evaluated)
}

/**
 * Finds the deal and the outcome of each row. Earlier rows lower the unpaid amount of later ones.
 * @throws Problem 422 for a day that does not exist
 */
async function evaluateRows(call: PersonCall, rows: readonly SheetRow[]): Promise<EvaluatedRow[]> {
  const errors = rows.flatMap(({ date }, i): FieldError[] =>
    isValidDay(date) ? [] : [{ pointer: `/rows/${i}/date`, code: 'wrong_format' }],
  )
  if (errors.length > 0) throw Problem.invalid(...errors)
  const { db, person } = call
  const numbered = await findNumberedDeals(db, rows.map(getMatchedText))
  const recorded = await findRecordedPayments(db, numbered.all)
  const left = new Map(await findPayableCents(db, numbered.all))
  const today = getBusinessDay(call)

  function judge(row: SheetRow, deal: Row<'deals'>): Outcome {
    const cents = toCents(row.amount)
    const key = toPaymentKey({ ...row, deal_id: deal.id, amount_cents: cents })
    if (!canRepresentDeal(person, { saleManagerId: deal.sale_manager_id })) return 'not_yours'
    if (!acceptsPayments(deal)) return 'not_sold'
    if (row.currency !== deal.currency) return 'other_currency'
    if (recorded.has(key)) return 'duplicate'
    if (cents === 0) return 'too_small'
    if (hasUnknownCents(row.amount, deal.currency)) return 'no_cents'
    if (row.date > today) return 'future_day'
    if (row.date < getDayOneYearBefore(deal.date)) return 'day_too_early'
    const most = left.get(deal.id) ?? 0
    if (cents > most) return 'too_large'
    left.set(deal.id, most - cents)
    recorded.add(key)
    return 'accepted'
  }

  return rows.map((row) => {
    const found = numbered.find(getMatchedText(row))
    const deals = found.map((deal) => presentPayableDeal(deal, left.get(deal.id) ?? 0))
    const [deal] = found
    if (!deal) return { row, deals, outcome: 'unmatched' }
    return { row, deals, outcome: deals.length > 1 ? 'ambiguous' : judge(row, deal) }
  })
}

const getMatchedText = ({ deal_number, reference }: SheetRow): string =>
  deal_number ?? reference ?? ''

/** Returns the text as it is stored: without spaces at the ends, null if nothing is left. */
const normalizeText = (text: string | null): string | null => text?.trim() || null

type KnownPayment = Pick<Row<'deal_payments'>, 'deal_id' | 'date' | 'amount_cents' | 'reference'>

/** Payments with the same key are the same payment. */
const toPaymentKey = ({ deal_id, date, amount_cents, reference }: KnownPayment): string =>
  [deal_id, date, amount_cents, normalizeText(reference)].join('\n')

async function findRecordedPayments(db: Db, deals: NumberedDeals['all']): Promise<Set<string>> {
  const payments = await inChunks(
    deals.map(({ id }) => id),
    (ids) => db.selectFrom('deal_payments').selectAll().where('deal_id', 'in', ids).execute(),
  )
  return new Set(payments.map(toPaymentKey))
}

const presentRows = (rows: readonly EvaluatedRow[]): Schemas['PaymentSheetResult'] => ({
  rows: rows.map(({ row, outcome, deals }) => {
    const [only = null] = deals
    return {
      row: row.row,
      outcome,
      deal: deals.length === 1 ? only : null,
      candidates: deals.length > 1 ? deals : [],
    }
  }),
})

const presentPayableDeal = (deal: Row<'deals'>, payableCents: number): PayableDeal => ({
  id: deal.id,
  number: deal.number,
  client: deal.client_name,
  currency: deal.currency,
  payable: fromCents(Math.max(0, payableCents)),
})
