import { businessDay } from '../business-day'
import type { Handler, Person, Schemas } from '../call'
import { insertRows } from '../db/insert-rows'
import { toJson } from '../db/json'
import { nextNumber } from '../db/numbers'
import type { Db, Row } from '../db/tables'
import { newId } from '../identifiers'
import type { Surroundings } from '../surroundings'
import { judgeStockSheet, type SheetStep } from './judge-stock-sheet'
import { logLots } from './log-lots'
import { recountStocked } from './recount-stocked'

type Call = Surroundings & { db: Db; person: Person }
type Judged = Schemas['JudgedStockRow']

export const previewStockSheet: Handler<'previewStockSheet'> = async (call) => {
  const { rows } = await judgeStockSheet(call, call.body.rows)
  return { taken: false, sheet_id: null, rows }
}

/** Applies all rows or none. A row is refused also if its pack changed since the preview, or its alert is not confirmed. */
export const importStock: Handler<'importStock'> = async (call) => {
  const { rows: sent, reason } = call.body
  const { rows, steps } = await judgeStockSheet(call, sent)
  const judged = rows.map((row, i): Judged => {
    if (row.version !== sent[i]?.version)
      return { ...row, outcome: 'refused', refusal: 'changed_since' }
    return row.alert !== null && !sent[i].confirmed
      ? { ...row, outcome: 'refused', refusal: 'unconfirmed' }
      : row
  })
  if (judged.some(({ outcome }) => outcome === 'refused'))
    return { taken: false, sheet_id: null, rows: judged }
  const written = await write(call, steps, reason)
  return {
    taken: true,
    sheet_id: written.length > 0 ? await keepSheet(call, written, reason) : null,
    rows: judged,
  }
}

async function write(
  call: Call,
  steps: readonly SheetStep[],
  reason: string,
): Promise<SheetStep[]> {
  const { db } = call
  const year = Number(businessDay(call).slice(0, 4))
  const added: Row<'lots'>[] = []
  const written: SheetStep[] = []
  for (const { before, after, kinds } of steps) {
    const lot = {
      ...after,
      barcode: after.barcode === '' ? (await nextNumber(db, 'L', year)).number : after.barcode,
      note: after.status === 'blocked' ? (after.note ?? reason) : after.note,
    }
    written.push({ before, after: lot, kinds })
    if (before === null) added.push(lot)
    else await db.updateTable('lots').set(lot).where('id', '=', lot.id).execute()
  }
  await insertRows(db, 'lots', added)
  await logSteps(call, written, reason)
  await recountStocked(db, written)
  return written
}

/** Keeps what the sheet did, so that it can be taken back. @returns its id */
async function keepSheet(
  { db, clock, random, person }: Call,
  steps: readonly SheetStep[],
  reason: string,
): Promise<string> {
  const id = newId(random)
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

/** A pack that is blocked says why by its note; all else was done for the sheet's reason. */
async function logSteps(call: Call, steps: readonly SheetStep[], reason: string): Promise<void> {
  for (const kind of ['received', 'corrected', 'moved', 'released'] as const) {
    const of = steps.filter(({ kinds }) => kinds.includes(kind))
    await logLots(
      call,
      of.map(({ before, after }) => ({
        lot_id: after.id,
        kind,
        before: before ?? { pcs: 0, location: after.location },
        after,
      })),
      reason,
    )
  }
  for (const { before, after } of steps.filter(({ kinds }) => kinds.includes('blocked'))) {
    await logLots(
      call,
      [{ lot_id: after.id, kind: 'blocked', before: before ?? after, after }],
      after.note,
    )
  }
}
