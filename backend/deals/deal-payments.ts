import { recordChanges } from '../db/unit-of-work'
import { recordActivity } from '../activity/activity'
import { getBusinessDay } from '../business-day'
import type { Handler, PersonCall } from '../call'
import { getDayOneYearBefore } from '../client-deals/client-exposure'
import { fromCents, toCents } from '../db/decimal-columns'
import type { Row } from '../db/tables'
import { findPastDayErrors } from '../documents/terms'
import { findCentsErrors } from '@domain/rules/terms-rules'
import { createId } from '../identifiers'
import { Problem } from '../problems/problem'
import { requireDeal, requireDealRow } from './queries'
import { findPayableCents } from './payable-cents'
import { presentDeal } from './present-deal'
import { acceptsPayments, canRepresentDeal } from './rules/permissions'

export const addDealPayment: Handler<'addDealPayment'> = async (call) => {
  const { db, person, path, body, clock, random } = call
  const deal = await requirePayableDeal(call, path.id)
  const amount = toCents(body.amount)
  const payable = (await findPayableCents(db, [deal])).get(deal.id) ?? 0
  if (amount === 0)
    throw Problem.invalid({ pointer: '/amount', code: 'too_small', params: { min: 0.01 } })
  if (amount > payable)
    throw Problem.invalid({
      pointer: '/amount',
      code: 'too_large',
      params: { max: Math.max(payable, 0) / 100 },
    })
  const [withCents] = findCentsErrors(deal.currency, { '/amount': body.amount })
  if (withCents) throw Problem.invalid(withCents)
  const [wrongDay] = findPastDayErrors('/date', body.date, getBusinessDay(call))
  if (wrongDay) throw Problem.invalid(wrongDay)
  if (body.date < getDayOneYearBefore(deal.date))
    throw Problem.invalid({ pointer: '/date', code: 'day_too_early' })
  await db
    .insertInto('deal_payments')
    .values({
      id: createId(random),
      deal_id: deal.id,
      date: body.date,
      amount_cents: amount,
      reference: body.reference ?? null,
      created_at: clock().toISOString(),
      created_by: person.id,
    })
    .execute()
  await logPayment(call, deal, { from: null, to: formatPayment(deal, body.date, amount) })
  return presentDeal(call, await requireDeal(db, person, deal.id))
}

export const removeDealPayment: Handler<'removeDealPayment'> = async (call) => {
  const { db, person, path } = call
  const deal = await requirePayableDeal(call, path.id)
  const payment = await db
    .selectFrom('deal_payments')
    .selectAll()
    .where('id', '=', path.payment_id)
    .where('deal_id', '=', deal.id)
    .executeTakeFirst()
  if (!payment) throw new Problem('not_found')
  await db.deleteFrom('deal_payments').where('id', '=', payment.id).execute()
  await logPayment(call, deal, {
    from: formatPayment(deal, payment.date, payment.amount_cents),
    to: null,
  })
  return presentDeal(call, await requireDeal(db, person, deal.id))
}

/**
 * Returns a deal whose payments the user may record.
 * @throws Problem 404, 403 for users who may not record payments, 409 if the deal was never sold
 */
async function requirePayableDeal({ db, person }: PersonCall, id: string): Promise<Row<'deals'>> {
  const deal = await requireDealRow(db, person, id)
  if (!canRepresentDeal(person, { saleManagerId: deal.sale_manager_id }))
    throw new Problem('forbidden')
  if (!acceptsPayments(deal)) throw new Problem('not_allowed_now')
  return deal
}

const formatPayment = ({ currency }: Row<'deals'>, date: string, cents: number) =>
  `${date} ${fromCents(cents)} ${currency}`

/** Records the change of the payments and logs it. */
async function logPayment(
  call: PersonCall,
  deal: Row<'deals'>,
  change: { from: string | null; to: string | null },
): Promise<void> {
  recordChanges(call.db, { deals: [deal.id] })
  await recordActivity(call, {
    record: { kind: 'deal', id: deal.id },
    personId: call.person.id,
    kind: 'changed',
    changes: [{ field: 'payment', line: null, ...change }],
  })
}
