import type { Row } from '../db/tables'
import { createChangeFilter, type RecordPolicy } from '../records/record-policy'
import { findPeopleInRoles } from '../notifications/notify'
import { requireDealRow } from './queries'
import {
  canAttachToDeal,
  DEAL_READER_ROLES,
  canSeeDeal,
  canSeeMargin,
  getDealCommentRecipients,
  canWorkOnDeal,
} from './rules/permissions'
import { canAssignSaleManager } from '@domain/rules/role-rules'
import { toCommissionCost, trimToCurrency } from '@domain/money'
import { trimDecimal } from '@domain/numbers'
import { createFieldTable, createLineTable } from '../records/field-table'
import {
  createAmountLogger,
  joinWords,
  formatLoggedIncoterms,
  formatLoggedPaymentTerms,
  formatLoggedTransport,
} from '../documents/terms'
import { formatWoodTitle, type LoggedWood, woodFields } from '../wood-lines/wood-fields'
import type { Schemas } from '../call'
import type { DealField, DealLineWrite, DealStatus, DealWrite } from './schema'
import type { Actor } from '../people/roles'
import { OPEN_DEAL_STATUSES, UNCONFIRMED_DEAL_STATUSES } from '../statuses/deal-statuses'

export const dealPolicy: RecordPolicy<Row<'deals'>> = {
  readerRoles: DEAL_READER_ROLES,
  requireRecord: requireDealRow,
  canSee: (actor, { confirmed_at }) => canSeeDeal(actor, { wasConfirmed: confirmed_at !== null }),
  canAttach: (actor, deal) => canAttachToDeal(actor, { saleManagerId: deal.sale_manager_id }),
  seesPurchaseFiles: (actor, deal) => canSeeMargin(actor, { saleManagerId: deal.sale_manager_id }),
  getEntryFilter: (actor, deal) =>
    canSeeMargin(actor, { saleManagerId: deal.sale_manager_id })
      ? undefined
      : createChangeFilter(dealFields.omitConfidential),
  commentRecipients: async ({ db, person }, deal, commenters) => ({
    people: getDealCommentRecipients(
      { saleManagerId: deal.sale_manager_id, wasConfirmed: deal.confirmed_at !== null },
      await findPeopleInRoles(db, ['purchase_manager']),
      commenters,
    ),
    key: 'deal_commented',
    params: { number: deal.number, client: deal.client_name, person: person.name },
  }),
}

/** A deal in its form for the change log, with the names of its references. */
export type LoggedDeal = Omit<DealWrite, 'lines'> & {
  client_name: string
  sale_manager_name: string
  lines: LoggedDealLine[]
}
type LoggedDealLine = DealLineWrite & LoggedWood

/** Printed fields are closed once the order confirmation is issued: a revision changes them. */
const DRAFT_STATUSES: readonly DealStatus[] = ['draft']

/**
 * Every field of a deal, in the order of the change log. Fields that are not on the order
 * confirmation stay open until the deal is completed.
 */
export const dealFields = createFieldTable<DealWrite, LoggedDeal, DealStatus, DealField>({
  fields: {
    client_id: { editableIn: DRAFT_STATUSES, formatLogged: (deal) => deal.client_name },
    date: { editableIn: DRAFT_STATUSES },
    sale_manager_id: { editableIn: DRAFT_STATUSES, formatLogged: (deal) => deal.sale_manager_name },
    customer_reference: { editableIn: DRAFT_STATUSES },
    incoterms: {
      editableIn: DRAFT_STATUSES,
      formatLogged: (deal) => formatLoggedIncoterms(deal.incoterms),
    },
    payment_terms: {
      editableIn: DRAFT_STATUSES,
      formatLogged: (deal) => formatLoggedPaymentTerms(deal.payment_terms),
    },
    currency: { editableIn: DRAFT_STATUSES },
    // The client does not see the rate, so it may be entered until the deal is confirmed.
    // `getEditableDealFields` closes a rate that is set.
    exchange_rate: { editableIn: UNCONFIRMED_DEAL_STATUSES },
    delivery_week_from: { editableIn: DRAFT_STATUSES },
    delivery_week_to: { editableIn: DRAFT_STATUSES },
    transport: {
      editableIn: DRAFT_STATUSES,
      formatLogged: (deal) => formatLoggedTransport(deal.transport),
    },
    destination: { editableIn: DRAFT_STATUSES },
    port_of_discharge: { editableIn: DRAFT_STATUSES },
    tolerance_percent: { editableIn: DRAFT_STATUSES },
    client_notes: { editableIn: DRAFT_STATUSES },
    charges: { editableIn: DRAFT_STATUSES, formatLogged: formatLoggedCharges },
    commission: {
      editableIn: OPEN_DEAL_STATUSES,
      isConfidential: true,
      formatLogged: formatLoggedCommission,
    },
    planned_freight: {
      editableIn: OPEN_DEAL_STATUSES,
      isConfidential: true,
      formatLogged: ({ planned_freight }) => planned_freight && formatLoggedCost(planned_freight),
    },
    other_costs: {
      editableIn: OPEN_DEAL_STATUSES,
      isConfidential: true,
      formatLogged: formatLoggedCosts,
    },
    notes: { editableIn: OPEN_DEAL_STATUSES },
  },
  lines: createLineTable<DealLineWrite, LoggedDealLine, DealStatus>({
    editableIn: DRAFT_STATUSES,
    title: formatWoodTitle,
    fields: {
      ...woodFields,
      price: {
        toComparable: (line) => trimPrice(line.price),
        formatLogged: createAmountLogger('price'),
      },
      discount: { formatLogged: formatLoggedDiscount },
      planned_purchase_price: {
        editableIn: OPEN_DEAL_STATUSES,
        isConfidential: true,
        toComparable: (line) => trimPrice(line.planned_purchase_price),
        formatLogged: createAmountLogger('planned_purchase_price'),
      },
    },
  }),
})

/** 0.385 and 0.3850 are the same price. */
const trimPrice = (price: string | null): string | null => price && trimDecimal(price)

function formatLoggedCommission({ commission, currency }: DealWrite): string | null {
  if (!commission) return null
  const cost = toCommissionCost(commission, { currency })
  return cost ? formatLoggedCost(cost) : `${commission.value} %`
}

/** Formats a cost, with its rate if it has one: `800 USD (1.0842)`. */
const formatLoggedCost = ({ amount, currency, exchange_rate }: Schemas['PlannedCost']): string =>
  joinWords(
    trimToCurrency(amount, currency),
    currency,
    exchange_rate === null ? null : `(${exchange_rate})`,
  )

function formatLoggedCosts({ other_costs }: DealWrite): string | null {
  return other_costs.map((cost) => `${cost.name} ${formatLoggedCost(cost)}`).join('; ') || null
}

function formatLoggedValue(kind: string, value: string, currency: DealWrite['currency']): string {
  return kind === 'percent'
    ? `${trimDecimal(value)} %`
    : `${trimToCurrency(value, currency)} ${currency}`
}

function formatLoggedDiscount({ discount, currency }: LoggedDealLine): string | null {
  return discount && formatLoggedValue(discount.kind, discount.value, currency)
}

/** Formats charges: `discount 3 %; freight Lyon 2 x 450.00 EUR`. */
function formatLoggedCharges({ charges, currency }: DealWrite): string | null {
  const parts = charges.map(({ kind, text, basis, quantity, value }) =>
    joinWords(
      kind,
      text,
      quantity && `${trimDecimal(quantity)} x`,
      formatLoggedValue(basis, value, currency),
    ),
  )
  return parts.join('; ') || null
}

type EditedDeal = { status: DealStatus; saleManagerId: string; exchangeRate: string | null }

/**
 * Returns the fields that the user may edit in the deal's status. A sale manager can't reassign a
 * deal. An exchange rate left open at issue may be entered once; afterwards only a draft changes
 * it.
 */
export function getEditableDealFields(actor: Actor, deal: EditedDeal): DealField[] {
  if (!canWorkOnDeal(actor, deal)) return []
  const closed = new Set<DealField>()
  if (!canAssignSaleManager(actor)) closed.add('sale_manager_id')
  if (deal.status !== 'draft' && deal.exchangeRate !== null) closed.add('exchange_rate')
  return dealFields.getEditableFields(deal.status).filter((field) => !closed.has(field))
}
