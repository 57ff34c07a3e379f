import { clientQueryOptions, refreshClients } from '@/entities/client'
import {
  createDeal,
  dealCopyQueryOptions,
  dealQueryOptions,
  cacheSavedDeal,
  updateDeal,
  type Deal,
  type DealWrite,
} from '@/entities/deal'
import { saleManagersQueryOptions } from '@/entities/person'
import { formatCharge, formatPaymentTerms, trimPaymentTerms } from '@/entities/terms'
import type { RecordCopyConfig, RecordFormConfig } from '@/features/edit-record'
import type { Schemas } from '@/shared/api'
import { vDealWrite } from '@contract/validators'
import type { FormValues } from '@/shared/forms'
import {
  findChargeErrors,
  findCostErrors,
  findDealCentsErrors,
  findPaymentTermsErrors,
  findWeeksErrors,
} from '@domain/rules/terms-rules'
import { canAssignSaleManager } from '@domain/rules/role-rules'
import { needsCostRate, toCommissionCost } from '@domain/money'
import { today } from '@/shared/lib/clock'
import { toCopiedRecord } from '@/widgets/wood-lines'
import {
  dealLineConfig,
  dealLineEditorConfig,
  type DealLineEditor,
  toCopiedDealLines,
} from './deal-line'
import { formatCost, formatTransport } from './deal-activity-texts'

type Currency = Schemas['Currency']

/** Form values of a deal, without its lines. */
export type DealValues = FormValues<Omit<DealWrite, 'lines'>> & {
  /** Text in the client field that matches no client. */
  client_words: string
}

/** Returns the cost in the currency of the deal if it has none of its own. */
export const withDealCurrency = <Cost extends { currency: Currency | '' | null }>(
  cost: Cost,
  deal: { currency: Currency },
): Cost & { currency: Currency } => ({ ...cost, currency: cost.currency || deal.currency })

function toRatedCost<Cost extends { currency: Currency | null; exchange_rate: string | null }>(
  cost: Cost,
  deal: { currency: Currency },
): Cost & { currency: Currency } {
  const priced = withDealCurrency(cost, deal)
  return needsCostRate(priced, deal) ? priced : { ...priced, exchange_rate: null }
}

const dealCopy: RecordCopyConfig<Schemas['DealCopy']> = {
  query: dealCopyQueryOptions,
  toDraft(copy) {
    const rows = toCopiedDealLines(copy.deal.lines)
    return { payload: copy.deal, rows, copied: toCopiedRecord(copy, rows) }
  },
}

export const dealFormConfig: RecordFormConfig<Deal, DealWrite, DealValues, DealLineEditor> = {
  kind: 'deal',
  path: '/deals/$id',
  texts: 'pages/deal',
  schema: vDealWrite,
  fields: {
    client_id: ({ client_id }, { getName }) => client_id && getName(client_id),
    sale_manager_id: ({ sale_manager_id }, { getName }) =>
      sale_manager_id && getName(sale_manager_id),
    date: ({ date }, { format }) => date && format.date(date),
    customer_reference: ({ customer_reference }) => customer_reference,
    payment_terms: ({ payment_terms }) => formatPaymentTerms(payment_terms),
    currency: ({ currency }) => currency,
    exchange_rate: ({ exchange_rate }) => exchange_rate,
    incoterms: ({ incoterms: { rule, place } }) => `${rule} ${place}`,
    delivery_week_from: ({ delivery_week_from }, { format }) =>
      delivery_week_from && format.week(delivery_week_from),
    delivery_week_to: ({ delivery_week_to }, { format }) =>
      delivery_week_to && format.week(delivery_week_to),
    transport: ({ transport: { kind, count } }) => formatTransport(kind, count),
    destination: ({ destination }) => destination,
    port_of_discharge: ({ port_of_discharge }) => port_of_discharge,
    tolerance_percent: ({ tolerance_percent }, { format }) =>
      format.percent(String(tolerance_percent)),
    // Each line formats itself.
    lines: () => null,
    charges: ({ charges, currency }, { format }) =>
      charges.map((charge) => formatCharge(charge, currency, format)).join('; '),
    planned_freight: ({ planned_freight }, { format }) =>
      planned_freight && formatCost(planned_freight, format),
    commission({ commission, currency }, { format }) {
      const cost = toCommissionCost(commission, { currency })
      return cost ? formatCost(cost, format) : commission && format.percent(commission.value)
    },
    other_costs: ({ other_costs }, { format }) =>
      other_costs.map((cost) => `${cost.name} ${formatCost(cost, format)}`).join('; '),
    client_notes: ({ client_notes }) => client_notes,
    notes: ({ notes }) => notes,
  },
  getInitialValues: (me) => ({
    date: today(),
    sale_manager_id: me.role === 'sale_manager' ? me.id : '',
    incoterms: { rule: 'FCA', place: '' },
    payment_terms: { kind: 'net_days', net_days: '30', parts: [] },
    currency: 'EUR',
    transport: { kind: 'truck', count: '' },
    tolerance_percent: '10',
  }),
  canEditNew: (field, me) => field !== 'sale_manager_id' || canAssignSaleManager(me),
  unsubmittedFields: { client_words: '' },
  adjustPayload: (deal, { client_words }) => ({
    ...deal,
    // Text that matches no client clears the chosen client.
    client_id: client_words ? '' : deal.client_id,
    payment_terms: trimPaymentTerms(deal.payment_terms),
    exchange_rate: deal.currency === 'EUR' ? null : deal.exchange_rate,
    planned_freight: deal.planned_freight && toRatedCost(deal.planned_freight, deal),
    commission:
      deal.commission?.kind === 'percent'
        ? { ...deal.commission, currency: null, exchange_rate: null }
        : deal.commission && toRatedCost(deal.commission, deal),
    other_costs: deal.other_costs.map((cost) => toRatedCost(cost, deal)),
    charges: deal.charges.map((charge) =>
      charge.basis === 'quantity' ? charge : { ...charge, quantity: null },
    ),
    port_of_discharge: deal.port_of_discharge?.toUpperCase() ?? null,
  }),
  toPayload: (deal) => ({
    ...deal,
    client_id: deal.client.id,
    sale_manager_id: deal.sale_manager.id,
    lines: deal.lines.map((line) => dealLineConfig.toPayload(dealLineConfig.toLine(line))),
  }),
  check: (deal) => [
    ...findPaymentTermsErrors(deal.payment_terms),
    ...findDealCentsErrors(deal),
    ...findChargeErrors(deal.charges, deal.currency),
    ...findCostErrors(deal),
    ...findWeeksErrors(deal, 'delivery_week_from', 'delivery_week_to'),
  ],
  findName: (id, { client, sale_manager, lines }, queryClient) =>
    [client, sale_manager].find((option) => option.id === id)?.name ??
    lines.find((line) => line.product_id === id)?.product_name ??
    queryClient.getQueryData(clientQueryOptions(id).queryKey)?.name ??
    queryClient
      .getQueryData(saleManagersQueryOptions.queryKey)
      ?.items.find((person) => person.id === id)?.name,
  query: dealQueryOptions,
  copy: dealCopy,
  create: createDeal,
  update: updateDeal,
  cacheSaved: (queryClient, deal) =>
    Promise.all([cacheSavedDeal(queryClient, deal), refreshClients(queryClient)]),
  lines: dealLineEditorConfig,
}
