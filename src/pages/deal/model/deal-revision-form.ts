import {
  type Deal,
  type DealRevision,
  type DealRevisionWrite,
  type DealWrite,
  fetchDealRevision,
  refreshRevisedDeal,
  toDealRevisionKey,
  updateDealRevision,
} from '@/entities/deal'
import type { ApiFormConfig } from '@/features/edit-record'
import type { FieldError } from '@/shared/api'
import { findClosedLineChanges } from '@/widgets/document'
import { dealFormConfig, type DealValues } from './deal-form'
import { dealLineConfig, type DealLineEditor } from './deal-line'

/**
 * A revision in the form of the deal that it leads to, so that the deal's sections edit it. Id,
 * version, status, editable fields and transitions are the revision's.
 */
export type DealRevisionRecord = Deal & {
  /** The valid revision of the deal. */
  readonly deal: Deal
  readonly revision: DealRevision
}

export function toRevisionRecord(deal: Deal, revision: DealRevision): DealRevisionRecord {
  const { status, transitions, ...terms } = revision
  return {
    ...deal,
    ...terms,
    // A revision has other statuses than a deal; no section of the deal's form reads them.
    status: status as never,
    transitions: transitions as never,
    number: deal.number,
    deal,
    revision,
  }
}

/** Returns the part of a deal that a revision changes. */
export const toRevisionWrite = (payload: DealWrite): DealRevisionWrite => ({
  customer_reference: payload.customer_reference,
  payment_terms: payload.payment_terms,
  exchange_rate: payload.exchange_rate,
  incoterms: payload.incoterms,
  delivery_week_from: payload.delivery_week_from,
  delivery_week_to: payload.delivery_week_to,
  transport: payload.transport,
  destination: payload.destination,
  port_of_discharge: payload.port_of_discharge,
  tolerance_percent: payload.tolerance_percent,
  client_notes: payload.client_notes,
  charges: payload.charges,
  lines: payload.lines.map(({ planned_purchase_price: _, ...line }) => line),
})

export type DealRevisionFormConfig = ApiFormConfig<
  DealRevisionRecord,
  DealWrite,
  DealValues,
  DealLineEditor
>

/** True if the open document is a revision of a deal. */
export const isRevision = (saved: Deal | null): boolean => saved !== null && 'revision' in saved

/** True if lines can be added: the client of a portal order orders more wood itself. */
export const canAddLines = (saved: Deal | null): boolean =>
  (saved as Partial<DealRevisionRecord> | null)?.revision?.can_add_lines ?? true

/**
 * Creates the form of a revision. Client, currency and date are the deal's, which keeps them. The
 * draft is stored under the revision's own id.
 */
export function createRevisionFormConfig(deal: Deal, number: number): DealRevisionFormConfig {
  const queryKey = toDealRevisionKey(deal.id, number)
  return {
    ...dealFormConfig,
    queue: undefined,
    baseConfig: dealFormConfig,
    check: (payload, saved) => [
      ...(dealFormConfig.check?.(payload, saved) ?? []),
      ...(saved ? findClosedChanges(payload, saved) : []),
    ],
    getClosed: ({ revision }) => revision.closed_fields,
    query: () => ({
      queryKey,
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        toRevisionRecord(deal, await fetchDealRevision(deal.id, number, signal)),
    }),
    create: () => Promise.reject(new Error('A revision is opened from its deal')),
    update: async (_id, version, payload) =>
      toRevisionRecord(
        deal,
        await updateDealRevision(
          { deal_id: deal.id, revision: number },
          version,
          toRevisionWrite(payload),
        ),
      ),
    cacheSaved: async (queryClient, saved) => {
      queryClient.setQueryData(queryKey, saved)
      await refreshRevisedDeal(queryClient, deal.id)
    },
  }
}

/**
 * Returns an error for each edit of a part that the backend has closed, because it is loaded or
 * the client ordered it on the portal.
 */
function findClosedChanges(
  payload: DealWrite,
  { deal, revision }: DealRevisionRecord,
): FieldError[] {
  const isTransportClosed = revision.closed_fields.includes('/transport/kind')
  return [
    ...(isTransportClosed && payload.transport.kind !== deal.transport.kind
      ? [{ pointer: '/transport/kind', code: 'locked' as const }]
      : []),
    ...findClosedLineChanges(payload.lines, deal.lines.map(toPayloadLine), revision),
    ...(revision.can_add_lines ? [] : findAddedLines(payload.lines, deal.lines)),
  ]
}

const findAddedLines = (lines: DealWrite['lines'], validLines: Deal['lines']): FieldError[] => {
  const valid = new Set(validLines.map(({ id }) => id))
  return lines.flatMap(({ id, product_id }, i) =>
    valid.has(id)
      ? []
      : [
          {
            pointer: `/lines/${i}/${product_id === null ? 'specification' : 'product_id'}`,
            code: 'not_in_order' as const,
          },
        ],
  )
}

const toPayloadLine = (line: Deal['lines'][number]) =>
  dealLineConfig.toPayload(dealLineConfig.toLine(line))
