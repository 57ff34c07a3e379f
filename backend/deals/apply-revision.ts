import { computeMaxCovered } from '../allocations/allocation-rules'
import { fitDeal, notifyReleasedWood } from '../allocations/fit-deal'
import type { PersonCall, TransitionCall } from '../call'
import { findExpectedCargos, rescheduleLateCargos } from '../deal-cargos/late-times'
import { syncLoadedDeals } from '../loaded-deals/sync-loaded-deals'
import { toLitres } from '../db/decimal-columns'
import { parseJson } from '../db/rows'
import type { Row } from '../db/tables'
import { toNextVersion } from '../records/record-head'
import { mergeLineRows } from '../documents/revised-document'
import type { AgreedRevision, SentRevision, WithdrawnRevision } from '../documents/revision-kind'
import { moveOrderPacks } from '../order-changes/move-packs'
import {
  endOrderChange,
  followRevisedDeal,
  proposeOrderChange,
} from '../order-changes/order-change'
import { planOrderPacks } from '../order-changes/plan-packs'
import { updateQuotationChange } from '../quotations/quotation-changes'
import { isUnchangedWood } from '../wood-lines/loaded-lines'
import { storeLines } from '../wood-lines/wood-rows'
import { notifyDealRevised } from './notify-deal-change'
import { type PreparedDeal, toServedLine } from './prepare-deal'
import { loadDealUnchecked, type StoredDeal } from './queries'
import { reviseServices } from './revise-services'
import type { DealRevisionTypes } from './revised-deal'
import { toDealLineRows, toDealRow } from './schema'

/**
 * Stores the terms of a revision in the deal, and releases wood that it no longer needs. A portal
 * order follows its deal. Once the agreement is logged, the deal advances to the stage of its
 * cargo.
 */
export async function applyRevision(
  call: PersonCall,
  { record, revision, prepared, differences }: AgreedRevision<DealRevisionTypes>,
): Promise<() => Promise<void>> {
  const { db } = call
  const { deal } = record
  const isOrdered = deal.portal_order_id !== null
  const cargos = await findExpectedCargos(db, deal.id)
  if (isOrdered)
    await moveOrderPacks(call, record, await planOrderPacks(db, record, prepared.write.lines))
  const cuts = await fitDeal(call, deal.id, computeMaxByLine(record, prepared))
  await db
    .updateTable('deals')
    .set({
      ...toDealRow(prepared, deal.number),
      order_confirmation_revision: revision,
      ...toNextVersion(call, deal.version),
    })
    .where('id', '=', deal.id)
    .execute()
  await storeLines(db, 'deal_lines', deal.id, toDealLineRows(deal, prepared.lines))
  for (const { id, service_cents } of reviseServices(
    record.lines,
    prepared.lines.map(toServedLine),
  ))
    await db.updateTable('deal_lines').set({ service_cents }).where('id', '=', id).execute()
  const notifyBuyers = isOrdered
    ? await followRevisedDeal(call, deal.id, revision, differences)
    : undefined
  await updateQuotationChange(call, await loadDealUnchecked(db, deal.id))
  return async () => {
    await rescheduleLateCargos(call, deal.id, cargos)
    // The deal may wait for no more wood, or for less.
    await syncLoadedDeals(call, [deal.id])
    await notifyDealRevised(call, deal, revision, differences)
    await notifyReleasedWood(call, deal, cuts)
    await notifyBuyers?.()
  }
}

/** Proposes the revision of a portal order's deal to the buyers. */
export const sendRevision = (
  call: PersonCall,
  {
    record,
    revision,
    differences,
    prepared,
    figures,
    answerUntil,
  }: SentRevision<DealRevisionTypes>,
): Promise<() => Promise<void>> =>
  answerUntil === null
    ? Promise.resolve(noNotification)
    : proposeOrderChange(call, record, {
        revision,
        differences,
        lines: prepared.write.lines,
        newTotal: figures.revenue,
        answerUntil,
      })

/** Releases what a withdrawn revision of a portal order's deal has reserved. */
export const withdrawRevision = (
  call: TransitionCall,
  record: StoredDeal,
  { wasSent, ...withdrawn }: WithdrawnRevision,
): Promise<() => Promise<void>> =>
  record.deal.portal_order_id === null
    ? Promise.resolve(noNotification)
    : endOrderChange(call, record, { ...withdrawn, wasProposed: wasSent })

const noNotification = (): Promise<void> => Promise.resolve()

export function toRevisedRecord(record: StoredDeal, prepared: PreparedDeal): StoredDeal {
  const services = new Map(
    reviseServices(record.lines, prepared.lines.map(toServedLine)).map((line) => [line.id, line]),
  )
  const lines = mergeLineRows(record.lines, toDealLineRows(record.deal, prepared.lines), NEW_LINE)
  return {
    deal: { ...record.deal, ...toDealRow(prepared, record.deal.number) },
    lines: lines.map((line) => ({ ...line, ...services.get(line.id) })),
  }
}

/** Columns of a line that does not exist yet and that its confirmation reads. */
const NEW_LINE = { service: null, service_price: null, service_cents: 0 } as Row<'deal_lines'>

/**
 * Returns the litres that may cover each revised line. Lines that keep their wood and quantity keep
 * their cover; other wood can't cover a line.
 */
function computeMaxByLine(
  { lines }: StoredDeal,
  prepared: PreparedDeal,
): ReadonlyMap<string, number> {
  const after = new Map(prepared.lines.map((line) => [line.write.id, line]))
  return new Map(
    lines.flatMap((before) => {
      const line = after.get(before.id)
      if (
        !line ||
        !isUnchangedWood({ ...before, specification: parseJson(before.specification) }, line.write)
      )
        return []
      return [
        [
          before.id,
          computeMaxCovered(toLitres(line.figures.volume_m3), prepared.write.tolerance_percent),
        ] as const,
      ]
    }),
  )
}
