import { sql } from 'kysely'
import type { Schemas, PersonCall } from '../call'
import { getBusinessDay } from '../business-day'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { canRepresentDeal } from '../deals/rules/permissions'
import { createPersonLookup } from '../people/person-refs'
import { canRecordAnswer, getQuotationState, hasChangedSince } from './quotation-state'

type QuotedDeal = Pick<Row<'deals'>, 'id' | 'status' | 'sale_manager_id'>

/** Returns the quotations of a deal as the user sees them, newest first. */
export async function listQuotationsOfDeal(
  call: PersonCall,
  deal: QuotedDeal,
): Promise<Schemas['Quotation'][]> {
  const rows = await call.db
    .selectFrom('quotations')
    .leftJoin('attachments', 'attachments.id', 'attachment_id')
    .selectAll('quotations')
    .select('attachments.name as attachment_name')
    .where('deal_id', '=', deal.id)
    .orderBy('number', 'desc')
    .execute()
  const toPersonRef = await createPersonLookup(
    call.db,
    rows.flatMap(({ issued_by, recorded_by }) => [issued_by, recorded_by]),
  )
  const today = getBusinessDay(call)
  const canRepresent = canRepresentDeal(call.person, { saleManagerId: deal.sale_manager_id })
  return rows.map((row) => {
    const { revenue, currency } = parseJson(row.document)
    const state = getQuotationState(row, deal.status, today)
    return {
      number: row.number,
      version: row.version,
      state,
      is_changed: hasChangedSince(row, deal.status),
      valid_until: row.valid_until,
      revenue,
      currency,
      issued_at: row.issued_at,
      issued_by: toPersonRef(row.issued_by),
      sent_at: row.sent_at,
      answer: row.answer,
      answered_at: row.answered_at,
      answered_by: row.answered_by,
      reason: row.answer_reason,
      recorded_by: toPersonRef(row.recorded_by),
      attachment:
        row.attachment_id !== null && row.attachment_name !== null
          ? { id: row.attachment_id, name: row.attachment_name }
          : null,
      can_answer: canRepresent && canRecordAnswer(state),
    }
  })
}

/** Returns the latest quotations of deals, by the deal's id. */
export async function findDealQuotations(
  db: Db,
  dealIds: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, Schemas['DealQuotation']>> {
  if (dealIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('quotations')
    .innerJoin('deals', 'deals.id', 'quotations.deal_id')
    .select(['deal_id', 'quotations.number', 'answer', 'superseded_at', 'is_changed'])
    .select(['valid_until', 'answered_by', 'deals.status as deal_status'])
    .where('deal_id', 'in', dealIds)
    .where('superseded_at', 'is', null)
    .execute()
  return new Map(
    rows.map((row) => [
      row.deal_id,
      {
        number: row.number,
        state: getQuotationState(row, row.deal_status, today),
        valid_until: row.valid_until,
        answered_by: row.answered_by,
        is_changed: hasChangedSince(row, row.deal_status),
      },
    ]),
  )
}

/** Condition on `deals`: the state of the latest quotation, as in `getQuotationState`. */
export function hasQuotationState(states: readonly Schemas['QuotationFilter'][], today: string) {
  const draft = sql`deals.status = 'draft' and quotations.answer is null`
  const conditions: Record<Schemas['QuotationFilter'], ReturnType<typeof sql>> = {
    open: sql`(${draft} and quotations.is_changed = 0 and quotations.valid_until >= ${today})`,
    changed: sql`(${draft} and quotations.is_changed = 1)`,
    expired: sql`(${draft} and quotations.is_changed = 0 and quotations.valid_until < ${today})`,
    accepted: sql`quotations.answer = 'accepted'`,
    declined: sql`quotations.answer = 'declined'`,
  }
  return sql<boolean>`exists (
    select 1 from quotations where quotations.deal_id = deals.id
    and quotations.superseded_at is null
    and (${sql.join(
      states.map((state) => conditions[state]),
      sql` or `,
    )})
  )`
}
