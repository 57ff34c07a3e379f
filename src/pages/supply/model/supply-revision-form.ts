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
import type { RecordFormConfig } from '@/features/edit-record'
import { findClosedLineChanges } from '@/widgets/document'
import { supplyForm, type SupplyValues } from './supply-form'
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
  // The steps of a revision lead to other statuses than those of a supply.
  return {
    ...supply,
    ...revision,
    number: supply.number,
    supply,
    revision,
  } as unknown as SupplyRevisionRecord
}

/** Returns the part of a supply that a revision changes. */
export const toRevisionWrite = (write: SupplyWrite): SupplyRevisionWrite => ({
  payment_terms: write.payment_terms,
  exchange_rate: write.exchange_rate,
  incoterms: write.incoterms,
  loading_place: write.loading_place,
  ready_week: write.ready_week,
  deposit: write.deposit,
  inspection_required: write.inspection_required,
  certificate_claim: write.certificate_claim,
  tolerance_percent: write.tolerance_percent,
  mill_notes: write.mill_notes,
  lines: write.lines.map(({ confirmed_quantity: _, ready_quantity: _ready, ...line }) => line),
})

export type SupplyRevisionForm = RecordFormConfig<
  SupplyRevisionRecord,
  SupplyWrite,
  SupplyValues,
  SupplyLineEditor
>

/**
 * Creates the form of a revision. Mill and currency are the supply's, which keeps them. The draft
 * is stored under the revision's own id.
 */
export function createRevisionForm(supply: Supply, number: number): SupplyRevisionForm {
  const queryKey = toSupplyRevisionKey(supply.id, number)
  return {
    ...(supplyForm as unknown as SupplyRevisionForm),
    baseForm: supplyForm,
    check: (write, saved) => [
      ...(supplyForm.check?.(write, saved) ?? []),
      ...(saved
        ? findClosedLineChanges(write.lines, saved.supply.lines.map(toPayloadLine), saved.revision)
        : []),
    ],
    query: () => ({
      queryKey,
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        toRevisionRecord(supply, await fetchSupplyRevision(supply.id, number, signal)),
    }),
    create: () => Promise.reject(new Error('A revision is opened from its supply')),
    update: async (_id, version, write) =>
      toRevisionRecord(
        supply,
        await updateSupplyRevision(
          { supply_id: supply.id, revision: number },
          version,
          toRevisionWrite(write),
        ),
      ),
    remember: async (queryClient, saved) => {
      queryClient.setQueryData(queryKey, saved)
      await refreshRevisedSupply(queryClient, supply.id)
    },
  }
}

const toPayloadLine = (line: Supply['lines'][number]) =>
  supplyLineConfig.toPayload(supplyLineConfig.toLine(line))
