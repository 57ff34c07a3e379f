import { findBoughtAllocations } from '../allocations/queries'
import { getBusinessDay } from '../business-day'
import type { PersonCall } from '../call'
import { parseJson } from '../db/rows'
import type { Row, Db } from '../db/tables'
import { fromCents, fromLitres } from '../db/decimal-columns'
import { presentDocumentHead } from '../records/record-head'
import { getRecordActions } from '../records/record-policy'
import { formatShare } from '../wood-lines/wood-figures'
import { dealPolicy, getEditableDealFields } from './policy'
import type { StoredDeal } from './queries'
import { getDealDelay } from './deal-figures'
import { createPersonLookup } from '../people/person-refs'
import { computeAllFigures } from '../deal-margins/figures'
import { canReviseDeal, isDealRevisable } from './rules/deal-revision-rules'
import {
  acceptsPayments,
  canRepresentDeal,
  canSeeMargin,
  omitHiddenMargin,
} from './rules/permissions'
import { findOpenRevisionRef } from '../documents/revision-rows'
import { dealStateMachine } from './rules/deal-state-machine'
import {
  parseLineSpecifications,
  toDealState,
  loadDealTransitionSubject,
} from './deal-transition-subject'
import {
  toDealCosts,
  toDealWrite,
  toDealLineWrite,
  toDealTerms,
  toServiceCharge,
  type Deal,
  type DealLine,
} from './schema'
import { findOrderedPacks, type OrderedPacks } from './ordered-packs'
import { findDealCargos, presentDealCargos } from '../deal-cargos/deal-cargos'
import { findLastEtas } from '../deal-cargos/last-etas'
import { getDealNextAction } from '../deal-cargos/next-action'
import { findDealQuotations } from '../quotations/present-quotations'
import { loadDealWarnings } from './load-deal-warnings'
import { presentInstalments } from './present-instalments'
import { computeUnpaidCents, findPayableCents } from './payable-cents'

const noPacks: OrderedPacks = new Map()

/** Returns a deal with the fields, actions, transitions and warnings of the user. */
export async function presentDeal(call: PersonCall, record: StoredDeal): Promise<Deal> {
  const { db, person } = call
  const { deal, lines } = record
  const client = await db
    .selectFrom('clients')
    .selectAll()
    .where('id', '=', deal.client_id)
    .executeTakeFirstOrThrow()
  const toPersonRef = await createPersonLookup(db, [
    deal.created_by,
    deal.updated_by,
    deal.sale_manager_id,
  ])
  const write = toDealWrite(record)
  const specifications = lines.map(({ specification }) => parseJson(specification))
  const subject = await loadDealTransitionSubject(db, {
    state: toDealState(deal),
    deal: write,
    revenue: fromCents(deal.revenue_cents),
    lines: parseLineSpecifications(lines),
    client,
  })
  const showsMargin = canSeeMargin(person, subject)
  const { planned, expected, actual, best } = computeAllFigures(
    record,
    deal.purchased_l > 0 || deal.loaded_l > 0
      ? await findBoughtAllocations(db, [deal.id])
      : new Map(),
  )
  const openRevision = await findOpenRevisionRef(db, 'deal_revisions', deal.id)
  const today = getBusinessDay(call)
  const cargos = await findDealCargos(db, deal.id)
  const etas = await findLastEtas(db, [deal.id])
  const quotations = await findDealQuotations(db, [deal.id], today)
  const packs = deal.portal_order_id === null ? noPacks : await findOrderedPacks(db, lines)
  return {
    ...presentDocumentHead(deal, toPersonRef),
    status: deal.status,
    client: {
      id: client.id,
      name: client.name,
      country: client.country,
      status: subject.client.status,
    },
    sale_manager: toPersonRef(deal.sale_manager_id),
    ...toDealTerms(deal),
    ...toDealCosts(deal),
    ...(!showsMargin && { commission: null, planned_freight: null, other_costs: [] }),
    portal_order_id: deal.portal_order_id,
    lines: lines.map((line) => presentDealLine(line, showsMargin, packs.get(line.id))),
    planned: omitHiddenMargin(planned, showsMargin),
    expected: showsMargin ? expected : null,
    actual: actual && omitHiddenMargin(actual, showsMargin),
    best_margin: showsMargin ? best : null,
    purchased_percent: formatShare(deal.purchased_l, deal.volume_l),
    loaded_percent: formatShare(deal.loaded_l, deal.volume_l),
    delivered_percent: formatShare(deal.delivered_l, deal.volume_l),
    ...getDealDelay(deal, etas.get(deal.id) ?? null, today),
    cargos: presentDealCargos(call, cargos, today),
    next_action: getDealNextAction(person.role, {
      status: deal.status,
      tolerancePercent: deal.tolerance_percent,
      lines,
      cargos,
    }),
    order_confirmation_revision: deal.order_confirmation_revision,
    open_revision: openRevision,
    quotation: quotations.get(deal.id) ?? null,
    cancel_reason: deal.cancel_reason,
    ...(await presentPayments(db, deal)),
    ...(await presentInstalments(db, deal, today)),
    allowed_actions: [
      ...getRecordActions(dealPolicy, person, deal),
      ...(acceptsPayments(deal) && canRepresentDeal(person, subject) ? (['pay'] as const) : []),
      ...(!openRevision && isDealRevisable(deal) && canReviseDeal(person, subject)
        ? (['revise'] as const)
        : []),
      ...(deal.status === 'draft' && canRepresentDeal(person, subject) ? (['quote'] as const) : []),
    ],
    editable_fields: getEditableDealFields(person, {
      ...subject,
      exchangeRate: deal.exchange_rate,
    }),
    transitions: dealStateMachine.getTransitions(person, subject),
    warnings: await loadDealWarnings(db, {
      person,
      state: toDealState(deal),
      write,
      specifications,
    }),
  }
}

function presentDealLine(
  line: Row<'deal_lines'>,
  showsMargin: boolean,
  packs: number | undefined,
): DealLine {
  const written = toDealLineWrite(line)
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
    ...(packs !== undefined && { packs }),
    purchased_percent: formatShare(line.purchased_l, line.volume_l),
    loaded_percent: formatShare(line.loaded_l, line.volume_l),
    delivered_percent: formatShare(line.delivered_l, line.volume_l),
  }
}

/**
 * Returns the payments of a deal, oldest first, with the paid, unpaid, payable and overpaid sums.
 */
async function presentPayments(
  db: Db,
  deal: Row<'deals'>,
): Promise<Pick<Deal, 'payments' | 'paid' | 'unpaid' | 'payable' | 'overpaid'>> {
  const rows = await db
    .selectFrom('deal_payments')
    .selectAll()
    .where('deal_id', '=', deal.id)
    .orderBy('date')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const toPersonRef = await createPersonLookup(
    db,
    rows.map(({ created_by }) => created_by),
  )
  const unpaid = deal.status === 'canceled' ? 0 : computeUnpaidCents(deal)
  const payables = acceptsPayments(deal) ? await findPayableCents(db, [deal]) : null
  const payable = payables?.get(deal.id)
  return {
    payments: rows.map(({ id, date, amount_cents, reference, payer, created_at, created_by }) => ({
      id,
      date,
      amount: fromCents(amount_cents),
      reference,
      payer,
      created_at,
      created_by: toPersonRef(created_by),
    })),
    paid: fromCents(deal.paid_cents),
    unpaid: fromCents(Math.max(0, unpaid)),
    payable: fromCents(Math.max(0, payable ?? 0)),
    overpaid: fromCents(deal.status === 'canceled' ? 0 : Math.max(0, -(payable ?? unpaid))),
  }
}
