import { recordActivity } from '../activity/activity'
import { findFile } from '../attachments/find-file'
import { getBusinessDay } from '../business-day'
import type { Handler, Handlers, Schemas, PersonCall } from '../call'
import { fromCents } from '../db/decimal-columns'
import { toJson } from '../db/rows'
import type { Row } from '../db/tables'
import { composeConfirmation } from '../deals/confirmation-document'
import {
  loadDealTransitionSubject,
  parseLineSpecifications,
  toDealState,
} from '../deals/deal-transition-subject'
import { requireDeal, requireDealRow, type StoredDeal } from '../deals/queries'
import { dealStateMachine } from '../deals/rules/deal-state-machine'
import { canRepresentDeal } from '../deals/rules/permissions'
import { toDealWrite } from '../deals/schema'
import { assertAnswerDay } from '../documents/answer-day'
import { assertVersion } from '../records/record-head'
import { createId } from '../identifiers'
import { createNotFoundProblem, Problem } from '../problems/problem'
import { quotationLinkHandlers } from './quotation-links'
import { listQuotationsOfDeal } from './present-quotations'
import { canRecordAnswer, getQuotationState } from './quotation-state'
import { scheduleQuotationEnd } from './quotation-end'
import { storeQuotationAnswer } from './store-answer'

/** Days for which a quotation is valid at most. */
const MAX_VALID_DAYS = 366

const listQuotations: Handler<'listQuotations'> = async (call) => ({
  items: await listQuotationsOfDeal(call, await requireDealRow(call.db, call.person, call.path.id)),
})

/**
 * Asserts that the user writes to the deal's client.
 * @throws Problem 403 if the user does not write to the deal's client
 */
function assertCanQuote({ person }: PersonCall, deal: Row<'deals'>): void {
  if (!canRepresentDeal(person, { saleManagerId: deal.sale_manager_id }))
    throw new Problem('forbidden')
}

const issueQuotation: Handler<'issueQuotation'> = async (call) => {
  const { db, random, person, path, body, version } = call
  const record = await requireDeal(db, person, path.id)
  const { deal } = record
  assertCanQuote(call, deal)
  assertVersion(version, deal.version)
  if (deal.status !== 'draft') throw new Problem('not_allowed_now')
  assertAnswerDay(call, { pointer: '/valid_until', day: body.valid_until, maxDays: MAX_VALID_DAYS })
  await assertComplete(call, record)
  const number = await findNextNumber(call, deal.id)
  const document = await composeConfirmation(call, record, number, 'quotation')
  await db
    .updateTable('quotations')
    .set({ superseded_at: document.issued_at })
    .where('deal_id', '=', deal.id)
    .where('superseded_at', 'is', null)
    .execute()
  const quotation = { id: createId(random), valid_until: body.valid_until }
  await db
    .insertInto('quotations')
    .values({
      ...quotation,
      deal_id: deal.id,
      client_id: deal.client_id,
      number,
      document: toJson(document),
      issued_at: document.issued_at,
      issued_by: person.id,
    })
    .execute()
  await scheduleQuotationEnd(call, quotation)
  await recordActivity(call, {
    record: { kind: 'deal', id: deal.id },
    personId: person.id,
    kind: 'quotation_issued',
    changes: [
      { field: 'quotation', line: null, from: null, to: String(number) },
      { field: 'valid_until', line: null, from: null, to: body.valid_until },
    ],
  })
  return requirePresentedQuotation(call, deal, number)
}

/**
 * Asserts that a deal has all terms that a quotation prints.
 * @throws Problem 409 with the missing terms that an order confirmation prints
 */
async function assertComplete({ db, person }: PersonCall, record: StoredDeal): Promise<void> {
  const { deal } = record
  const client = await db
    .selectFrom('clients')
    .selectAll()
    .where('id', '=', deal.client_id)
    .executeTakeFirstOrThrow()
  const subject = await loadDealTransitionSubject(db, {
    state: toDealState(deal),
    deal: toDealWrite(record),
    revenue: fromCents(deal.revenue_cents),
    lines: parseLineSpecifications(record.lines),
    client,
  })
  const transition = dealStateMachine
    .getTransitions(person, subject)
    .find(({ to }) => to === 'order_confirmation')
  if (transition && transition.missing.length > 0) throw Problem.missing(...transition.missing)
}

/** Returns the next number of a deal's quotations. */
async function findNextNumber({ db }: PersonCall, dealId: string): Promise<number> {
  const { last } = await db
    .selectFrom('quotations')
    .select(({ fn }) => fn.max<number | null>('number').as('last'))
    .where('deal_id', '=', dealId)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

async function requirePresentedQuotation(
  call: PersonCall,
  deal: Row<'deals'>,
  number: number,
): Promise<Schemas['Quotation']> {
  const quotations = await listQuotationsOfDeal(call, deal)
  const found = quotations.find((quotation) => quotation.number === number)
  if (!found) throw new Problem('not_found')
  return found
}

const recordQuotationAnswer: Handler<'recordQuotationAnswer'> = async (call) => {
  const { db, person, path, body, version } = call
  const deal = await requireDealRow(db, person, path.id)
  const number = Number(path.quotation)
  const quotation = await db
    .selectFrom('quotations')
    .selectAll()
    .where('deal_id', '=', deal.id)
    .where('number', '=', number)
    .executeTakeFirstOrThrow(createNotFoundProblem)
  assertCanQuote(call, deal)
  assertVersion(version, quotation.version)
  if (!canRecordAnswer(getQuotationState(quotation, deal.status, getBusinessDay(call))))
    throw new Problem('not_allowed_now')
  const { attachment_id } = body
  if (attachment_id !== null && !(await findFile(call.db, deal.id, attachment_id)))
    throw Problem.invalid({ pointer: '/attachment_id', code: 'not_found' })
  await storeQuotationAnswer(call, { deal, quotation, given: { ...body, attachment_id } })
  return requirePresentedQuotation(call, deal, number)
}

export const quotationHandlers = {
  listQuotations,
  issueQuotation,
  recordQuotationAnswer,
  ...quotationLinkHandlers,
} satisfies Partial<Handlers>
