import { isSold } from '../client-deals/client-exposure'
import type { PersonCall } from '../call'
import { fromCents, toCents } from '../db/decimal-columns'
import type { Row } from '../db/tables'
import { loadDealTransitionSubject, toDealState } from './deal-transition-subject'
import { findLastRate } from './load-deal-warnings'
import type { StoredDeal } from './queries'
import type { DealRevisionTypes, RevisedDeal } from './revised-deal'
import { addsPacks, planOrderPacks } from '../order-changes/plan-packs'
import { computeCreditAmount, type CreditAmount } from './rules/deal-state-machine'
import { toDealWrite } from './schema'

/** Loads the data that the transitions of a revision check. */
export async function loadRevisionSubject(
  { db }: Pick<PersonCall, 'db'>,
  record: StoredDeal,
  { write, lines, figures }: RevisedDeal,
): Promise<DealRevisionTypes['subject']> {
  const { deal } = record
  const client = await db
    .selectFrom('clients')
    .selectAll()
    .where('id', '=', deal.client_id)
    .executeTakeFirstOrThrow()
  const subject = await loadDealTransitionSubject(
    db,
    // Judged as before its confirmation, without what the deal itself owes.
    {
      state: { ...toDealState(deal), status: 'order_confirmation' },
      deal: write,
      revenue: figures.revenue,
      lines: lines.map((line) => ({ ...line.write, specification: line.specification })),
      client,
    },
  )
  const credit = subtractPaid(subject.credit, deal)
  return {
    ...subject,
    credit,
    isSold: isSold(deal.status),
    raisesCredit:
      isSold(deal.status) &&
      isMore(credit, subtractPaid(await findPresentCredit(db, record), deal)),
    addsPacks:
      deal.portal_order_id !== null && addsPacks(await planOrderPacks(db, record, write.lines)),
  }
}

async function findPresentCredit(db: PersonCall['db'], record: StoredDeal): Promise<CreditAmount> {
  const { deal } = record
  const lastRate = await findLastRate(db, deal.currency, deal.id)
  return computeCreditAmount(
    toDealWrite(record),
    fromCents(deal.revenue_cents),
    lastRate?.rate ?? null,
  )
}

/** Payments already lower what the client owes. */
const subtractPaid = (
  { amountEur, lastRate }: CreditAmount,
  { paid_eur_cents }: Pick<Row<'deals'>, 'paid_eur_cents'>,
): CreditAmount => ({
  amountEur:
    amountEur === null ? null : fromCents(Math.max(0, toCents(amountEur) - paid_eur_cents)),
  lastRate,
})

const isMore = (after: CreditAmount, before: CreditAmount): boolean =>
  after.amountEur !== null &&
  (before.amountEur === null || toCents(after.amountEur) > toCents(before.amountEur))
