import {
  fetchSupplyRevision,
  refreshRevisedSupply,
  type Supply,
  type SupplyRevision,
  type SupplyRevisionWrite,
  type SupplyWrite,
  toSupplyRevisionKey,
  updateSupplyRevision,
} from '@/entities/supply'
import type { ApiFormConfig } from '@/features/edit-record'
import { findClosedLineChanges } from '@/widgets/document'
import { supplyFormConfig, type SupplyValues } from './supply-form'
import { supplyLineConfig, type SupplyLineEditor } from './supply-line'

/**
 * A revision in the form of the supply that it leads to, so that the supply's sections edit it. Id,
 * version, status, editable fields and transitions are the revision's.
 */
export type SupplyRevisionRecord = Supply & {
  /** The valid revision of the supply. */
  readonly supply: Supply
  readonly revision: SupplyRevision
}

export function toRevisionRecord(supply: Supply, revision: SupplyRevision): SupplyRevisionRecord {
  const { status, transitions, ...terms } = revision
  return {
    ...supply,
    ...terms,
    // A revision has other statuses than a supply; no section of the supply's form reads them.
    status: status as never,
    transitions: transitions as never,
    number: supply.number,
    supply,
    revision,
  }
}

/** Returns the part of a supply that a revision changes. */
export const toRevisionWrite = (payload: SupplyWrite): SupplyRevisionWrite => ({
  payment_terms: payload.payment_terms,
  exchange_rate: payload.exchange_rate,
  incoterms: payload.incoterms,
  loading_place: payload.loading_place,
  ready_week: payload.ready_week,
  deposit: payload.deposit,
  inspection_required: payload.inspection_required,
  certificate_claim: payload.certificate_claim,
  tolerance_percent: payload.tolerance_percent,
  mill_notes: payload.mill_notes,
  lines: payload.lines.map(({ confirmed_quantity: _, ready_quantity: _ready, ...line }) => line),
})

export type SupplyRevisionFormConfig = ApiFormConfig<
  SupplyRevisionRecord,
  SupplyWrite,
  SupplyValues,
  SupplyLineEditor
>

/**
 * Creates the form of a revision. Mill and currency are the supply's, which keeps them. The draft
 * is stored under the revision's own id.
 */
export function createRevisionFormConfig(supply: Supply, number: number): SupplyRevisionFormConfig {
  const queryKey = toSupplyRevisionKey(supply.id, number)
  return {
    ...supplyFormConfig,
    queue: undefined,
    baseConfig: supplyFormConfig,
    check: (payload, saved) => [
      ...(supplyFormConfig.check?.(payload, saved) ?? []),
      ...(saved
        ? findClosedLineChanges(
            payload.lines,
            saved.supply.lines.map(toPayloadLine),
            saved.revision,
          )
        : []),
    ],
    query: () => ({
      queryKey,
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        toRevisionRecord(supply, await fetchSupplyRevision(supply.id, number, signal)),
    }),
    create: () => Promise.reject(new Error('A revision is opened from its supply')),
    update: async (_id, version, payload) =>
      toRevisionRecord(
        supply,
        await updateSupplyRevision(
          { supply_id: supply.id, revision: number },
          version,
          toRevisionWrite(payload),
        ),
      ),
    cacheSaved: async (queryClient, saved) => {
      queryClient.setQueryData(queryKey, saved)
      await refreshRevisedSupply(queryClient, supply.id)
    },
  }
}

const toPayloadLine = (line: Supply['lines'][number]) =>
  supplyLineConfig.toPayload(supplyLineConfig.toLine(line))
