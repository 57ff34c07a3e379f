import { computeMaxCovered } from '../allocations/allocation-rules'
import { fitDeal, notifyReleasedWood } from '../allocations/fit-deal'
import type { StaffCall } from '../call'
import { toLitres } from '../db/decimal-columns'
import { parseJson } from '../db/rows'
import type { Row } from '../db/tables'
import { toNextVersion } from '../documents/record-head'
import { mergeLineRows } from '../documents/revised-document'
import type { AgreedRevision } from '../documents/revision-kind'
import { updateQuotationChange } from '../quotations/quotation-changes'
import { isSameWood } from '../wood-lines/loaded-lines'
import { storeLines } from '../wood-lines/wood-rows'
import { notifyDealRevised } from './notify-deal-change'
import type { PreparedDeal } from './prepare-deal'
import { findDeal, type StoredDeal } from './queries'
import type { DealRevisionTypes } from './revised-deal'
import { toDealLineRows, toDealRow } from './schema'

/** Stores the terms of a revision in the deal, and releases wood that it no longer needs. */
export async function applyRevision(
  call: StaffCall,
  { record, revision, prepared, differences }: AgreedRevision<DealRevisionTypes>,
): Promise<() => Promise<void>> {
  const { db, person } = call
  const { deal } = record
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
  await updateQuotationChange(call, await findDeal(db, person, deal.id))
  return async () => {
    await notifyDealRevised(call, deal, revision, differences)
    await notifyReleasedWood(call, deal, cuts)
  }
}

export const toRevisedRecord = (record: StoredDeal, prepared: PreparedDeal): StoredDeal => ({
  deal: { ...record.deal, ...toDealRow(prepared, record.deal.number) },
  lines: mergeLineRows(record.lines, toDealLineRows(record.deal, prepared.lines), newLine),
})

/** Columns of a line that does not exist yet and that its confirmation reads. */
const newLine = { service: null, service_price: null, service_cents: 0 } as Row<'deal_lines'>

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
        !isSameWood({ ...before, specification: parseJson(before.specification) }, line.write)
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
