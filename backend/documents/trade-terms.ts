import type { Schemas } from '../call'

type TradeTerms = { incoterms: Schemas['Incoterms']; payment_terms: Schemas['PaymentTerms'] }
type TradeColumns = {
  incoterms_rule: Schemas['Incoterms']['rule']
  incoterms_place: string
  payment_kind: Schemas['PaymentTerms']['kind']
  payment_net_days: Schemas['PaymentTerms']['net_days']
}

/** Converts incoterms and payment terms to columns. */
export const toTradeColumns = ({ incoterms, payment_terms }: TradeTerms): TradeColumns => ({
  incoterms_rule: incoterms.rule,
  incoterms_place: incoterms.place,
  payment_kind: payment_terms.kind,
  payment_net_days: payment_terms.net_days,
})

export const toTradeTerms = (row: TradeColumns): TradeTerms => ({
  incoterms: { rule: row.incoterms_rule, place: row.incoterms_place },
  payment_terms: { kind: row.payment_kind, net_days: row.payment_net_days },
})
