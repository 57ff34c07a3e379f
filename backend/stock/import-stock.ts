import type { Handler, Person, Schemas } from '../call'
import { insertRows, toJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { createId } from '../identifiers'
import { syncCountedPacks } from '../packs/counted-packs'
import type { AppContext } from '../app-context'
import { assignBarcodes } from './assign-barcodes'
import { evaluateStockSheet, type SheetStep } from './evaluate-stock-sheet'
import { logLotChanges } from './lots'
import { Problem } from '../problems/problem'
import { syncStockedSupplies } from './receivable-lines'
import { getPresentPcs, isRemoved } from './rules'

type ImportStockCall = AppContext & { db: Db; person: Person }
type EvaluatedStockRow = Schemas['JudgedStockRow']

export const previewStockSheet: Handler<'previewStockSheet'> = async (call) => {
  const { rows } = await evaluateStockSheet(call, call.body.rows, null)
  return { taken: false, sheet_id: null, rows }
}

/**
 * Applies all rows or none. A row is refused also if its pack changed since the preview, or its
 * alert is not confirmed.
 * @throws Problem 422 if packs leave the stock without a cause
 */
export const importStock: Handler<'importStock'> = async (call) => {
  const { rows: sent, reason, removal = null } = call.body
  const { rows, steps } = await evaluateStockSheet(call, sent, removal)
  const evaluated = rows.map((row, i): EvaluatedStockRow => {
    if (row.version !== sent[i]?.version)
      return { ...row, outcome: 'refused', refusal: 'changed_since' }
    return row.alert !== null && !sent[i].confirmed
      ? { ...row, outcome: 'refused', refusal: 'unconfirmed' }
      : row
  })
  if (evaluated.some(({ outcome }) => outcome === 'refused'))
    return { taken: false, sheet_id: null, rows: evaluated }
  if (removal === null && steps.some(({ after }) => isRemoved(after.status)))
    throw Problem.invalid({ pointer: '/removal', code: 'required' })
  const written = await applySteps(call, steps, reason)
  return {
    taken: true,
    sheet_id: written.length > 0 ? await storeSheet(call, written, reason) : null,
    rows: evaluated,
  }
}

async function applySteps(
  call: ImportStockCall,
  steps: readonly SheetStep[],
  reason: string,
): Promise<SheetStep[]> {
  const { db } = call
  const barcodes = await assignBarcodes(
    call,
    steps.map(({ after }) => after.barcode || null),
  )
  const added: Row<'lots'>[] = []
  const written: SheetStep[] = []
  for (const [i, { before, after, kinds }] of steps.entries()) {
    const lot = {
      ...after,
      barcode: barcodes[i] ?? '',
      note: after.status === 'blocked' ? (after.note ?? reason) : after.note,
    }
    written.push({ before, after: lot, kinds })
    if (before === null) added.push(lot)
    else await db.updateTable('lots').set(lot).where('id', '=', lot.id).execute()
  }
  await insertRows(db, 'lots', added)
  await syncCountedPacks(call, written)
  await logSteps(call, written, reason)
  await syncStockedSupplies(call, written)
  return written
}

/**
 * Stores the changes of a sheet, so that it can be undone.
 * @returns its id
 */
async function storeSheet(
  { db, clock, random, person }: ImportStockCall,
  steps: readonly SheetStep[],
  reason: string,
): Promise<string> {
  const id = createId(random)
  await db
    .insertInto('stock_sheets')
    .values({ id, reason, created_at: clock().toISOString(), created_by: person.id })
    .execute()
  const packs = steps.map(({ before, after }) => ({
    sheet_id: id,
    lot_id: after.id,
    before: before && toJson(before),
    after: toJson(after),
    status: after.status,
    version: after.version,
  }))
  await insertRows(db, 'stock_sheet_packs', packs)
  return id
}

/** Blocked packs are logged with their note, other changes with the sheet's reason. */
async function logSteps(
  call: ImportStockCall,
  steps: readonly SheetStep[],
  reason: string,
): Promise<void> {
  for (const kind of ['received', 'corrected', 'lost', 'moved', 'released'] as const) {
    const matching = steps.filter(({ kinds }) => kinds.includes(kind))
    await logLotChanges(
      call,
      matching.map(({ before, after }) => ({
        lot_id: after.id,
        kind,
        before: before ?? { pcs: 0, location: after.location },
        after: { ...after, pcs: getPresentPcs(after) },
      })),
      reason,
    )
  }
  for (const { before, after } of steps.filter(({ kinds }) => kinds.includes('blocked'))) {
    await logLotChanges(
      call,
      [{ lot_id: after.id, kind: 'blocked', before: before ?? after, after }],
      after.note,
    )
  }
}
