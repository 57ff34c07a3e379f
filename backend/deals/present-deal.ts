import { boughtParts } from '../allocations/bought-parts'
import { businessDay } from '../business-day'
import type { StaffCall } from '../call'
import { parseJson } from '../db/json'
import type { Row } from '../db/tables'
import { fromCents, fromLitres } from '../db/decimal-columns'
import { documentHead } from '../documents/record-head'
import { recordActions } from '../documents/record-rules'
import { percentOf } from '../wood-lines/percent'
import type { Deal, DealFigures, DealLine, DealWarning } from './contract'
import { dealRecord } from './deal-record'
import type { DealRecord } from './find-deal'
import type { FullFigures } from './figures'
import { presentPayments, takesPayments } from './present-payments'
import { peopleNamed } from '../people/people-named'
import { allFigures } from '../deal-margins/recount-margins'
import { bestMarginKind } from '../deal-margins/best-margin'
import { editableFields } from './rules/editable-fields'
import { lateDays } from './rules/late'
import { mayRecordPayments, seesMargin } from './rules/scope'
import { dealSteps } from './rules/deal-steps'
import { specified, standingOf, stepSubject } from './step-subject'
import {
  dealCostsOf,
  dealWriteOf,
  dealLineWriteOf,
  dealTermsOf,
  toServiceCharge,
} from './deal-write'

/**
 * A deal as this person may see it, with what this person may do to it now.
 * @param warnings of what was written just now
 */
export async function presentDeal(
  call: StaffCall,
  record: DealRecord,
  warnings: readonly DealWarning[] = [],
): Promise<Deal> {
  const { db, person } = call
  const { deal, lines } = record
  const client = await db
    .selectFrom('clients')
    .selectAll()
    .where('id', '=', deal.client_id)
    .executeTakeFirstOrThrow()
  const named = await peopleNamed(db, [deal.created_by, deal.updated_by, deal.sale_manager_id])
  const write = dealWriteOf(record)
  const subject = await stepSubject(
    db,
    standingOf(deal),
    write,
    fromCents(deal.revenue_cents),
    specified(record.lines),
    client,
  )
  const showsMargin = seesMargin(person, subject)
  const figures = allFigures(
    record,
    deal.purchased_l > 0 || deal.loaded_l > 0 ? await boughtParts(db, [deal.id]) : new Map(),
  )
  const { planned, expected, actual } = figures
  return {
    ...documentHead(deal, named),
    status: deal.status,
    client: {
      id: client.id,
      name: client.name,
      country: client.country,
      status: subject.client.status,
    },
    sale_manager: named(deal.sale_manager_id),
    ...dealTermsOf(deal),
    ...dealCostsOf(deal),
    ...(!showsMargin && { commission: null, planned_freight: null, other_costs: [] }),
    portal_order_id: deal.portal_order_id,
    lines: lines.map((line) => presentLine(line, showsMargin)),
    planned: shownFigures(planned, showsMargin),
    expected: showsMargin ? expected : null,
    actual: actual && shownFigures(actual, showsMargin),
    best_margin: showsMargin ? bestMarginKind(deal, figures) : null,
    purchased_percent: percentOf(deal.purchased_l, deal.volume_l),
    loaded_percent: percentOf(deal.loaded_l, deal.volume_l),
    delivered_percent: percentOf(deal.delivered_l, deal.volume_l),
    late_days: lateDays(deal, businessDay(call)),
    order_confirmation_revision: deal.order_confirmation_revision,
    cancel_reason: deal.cancel_reason,
    ...(await presentPayments(db, deal)),
    allowed_actions: [
      ...recordActions(dealRecord, person, deal),
      ...(takesPayments(deal) && mayRecordPayments(person, subject) ? (['pay'] as const) : []),
    ],
    editable_fields: editableFields(person, { ...subject, exchangeRate: deal.exchange_rate }),
    transitions: dealSteps.transitionsFor(person, subject),
    ...(warnings.length > 0 && { warnings: [...warnings] }),
  }
}

/** Figures without the margin for those who may not see it. */
export const shownFigures = (figures: FullFigures, showsMargin: boolean): DealFigures =>
  showsMargin ? figures : { ...figures, margin: null }

function presentLine(line: Row<'deal_lines'>, showsMargin: boolean): DealLine {
  const written = dealLineWriteOf(line)
  const service = toServiceCharge(line)
  return {
    ...written,
    specification: parseJson(line.specification),
    planned_purchase_price: showsMargin ? written.planned_purchase_price : null,
    product_name: line.product_name,
    volume_m3: fromLitres(line.volume_l),
    weight_kg: line.weight_kg,
    amount: fromCents(line.amount_cents),
    ...(service && { service }),
    purchased_percent: percentOf(line.purchased_l, line.volume_l),
    loaded_percent: percentOf(line.loaded_l, line.volume_l),
    delivered_percent: percentOf(line.delivered_l, line.volume_l),
  }
}
