import type { Schemas } from '../call'
import type { Row } from '../db/tables'

export type QuotationState = Schemas['QuotationState']

/** The columns that the state of a quotation follows from. */
export type QuotationStateColumns = Pick<
  Row<'quotations'>,
  'answer' | 'superseded_at' | 'is_changed' | 'valid_until'
>

/**
 * Returns the state of a quotation. `changed` takes precedence over `expired`.
 * @param today business day
 */
export function getQuotationState(
  { answer, superseded_at, is_changed, valid_until }: QuotationStateColumns,
  dealStatus: Schemas['DealStatus'],
  today: string,
): QuotationState {
  if (superseded_at !== null) return 'superseded'
  if (answer !== null) return answer
  if (dealStatus !== 'draft') return 'closed'
  if (is_changed) return 'changed'
  return valid_until < today ? 'expired' : 'open'
}

/** Returns the state that the quotation's link shows to the client. */
export function getLinkState(
  quotation: QuotationStateColumns,
  dealStatus: Schemas['DealStatus'],
  today: string,
): Schemas['QuotationLinkState'] {
  if (dealStatus === 'canceled') return 'canceled'
  const state = getQuotationState(quotation, dealStatus, today)
  return state === 'closed' ? 'confirmed' : state
}

/** True if a user can record the client's answer: it was neither answered nor replaced. */
export const canRecordAnswer = (state: QuotationState): boolean =>
  state === 'open' || state === 'changed' || state === 'expired'

/**
 * True if the deal differs from the quotation. After the confirmation, deals are compared with the
 * order confirmation instead.
 */
export const hasChangedSince = (
  { is_changed }: Pick<QuotationStateColumns, 'is_changed'>,
  dealStatus: Schemas['DealStatus'],
): boolean => is_changed === 1 && (dealStatus === 'draft' || dealStatus === 'order_confirmation')
