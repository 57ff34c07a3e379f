import type { Call, Handler, Schemas } from '../call'
import { inParts } from '../db/in-parts'
import { parseJson } from '../db/json'
import type { Db, Row } from '../db/tables'
import { peopleNamed } from '../people/people-named'
import { isGlobal } from '../people/staff'
import { Problem } from '../problems/problem'
import { heldPacks } from './holders'
import { logLots } from './log-lots'
import { receivableLines, roomInLines } from './receivable'
import { recountStocked } from './recount-stocked'
import { undoRefusal } from './rules/undo-step'

const MOST = 20

type Undoing = Call<'undoStockSheet'>
type Lot = Row<'lots'>
/** What a sheet did to a pack, and what that is now. */
type Step = { before: Lot | null; now: Lot; refusal: Schemas['StockSheetRefusal'] | null }

export const listStockSheets: Handler<'listStockSheets'> = async ({ db, person }) => {
  const rows = await db
    .selectFrom('stock_sheets')
    .selectAll()
    .select((eb) => eb.selectFrom('stock_sheet_packs').select(({ fn }) => fn.countAll<number>().as('packs')).whereRef('sheet_id', '=', 'stock_sheets.id').as('packs'))
    .$if(!isGlobal(person), (qb) => qb.where('created_by', '=', person.id))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute()
  const named = await peopleNamed(db, rows.flatMap(({ created_by, undone_by }) => [created_by, undone_by]))
  return { items: rows.map(({ created_by, undone_by, packs, ...row }) => ({ ...row, created_by: named(created_by), undone_by: named(undone_by), packs: packs ?? 0 })) }
}

/**
 * Makes each pack what it was before a sheet, unless that would lose what somebody has done with it since.
 * @throws Problem 404 for a sheet that isn't there or is another's, 409 for one that was taken back
 */
export const undoStockSheet: Handler<'undoStockSheet'> = async (call) => {
  const { db, path, person, clock } = call
  const sheet = await db.selectFrom('stock_sheets').selectAll().where('id', '=', path.id).executeTakeFirst()
  if (!sheet || (sheet.created_by !== person.id && !isGlobal(person))) throw new Problem('not_found')
  if (sheet.undone_at !== null) throw new Problem('not_allowed_now')
  const steps = await judge(db, sheet.id)
  await putBack(call, steps.filter(({ refusal }) => refusal === null))
  await db.updateTable('stock_sheets').set({ undone_at: clock().toISOString(), undone_by: person.id }).where('id', '=', sheet.id).execute()
  const kept = await present(call, steps.filter(({ refusal }) => refusal !== null))
  return { undone: steps.length - kept.length, kept }
}

async function judge(db: Db, sheetId: string): Promise<Step[]> {
  const done = await db.selectFrom('stock_sheet_packs').selectAll().where('sheet_id', '=', sheetId).orderBy('lot_id').execute()
  const lots = await inParts(done.map(({ lot_id }) => lot_id), (ids) => db.selectFrom('lots').selectAll().where('id', 'in', ids).execute())
  const byId = new Map(lots.map((lot) => [lot.id, lot]))
  const isUsed = await usedAmong(db, done.flatMap(({ lot_id, before }) => (before === null ? (byId.get(lot_id) ?? []) : [])))
  const lines = await inParts(lots.flatMap(({ supply_line_id }) => supply_line_id ?? []), (ids) => receivableLines(db, ids))
  const lineOf = new Map(lines.map((line) => [line.id, line]))
  const takes = roomInLines()
  const isArchived = await archivedAmong(db, lots)
  return done.flatMap(({ lot_id, before: json, ...left }): Step[] => {
    const now = byId.get(lot_id)
    if (!now) return []
    const before = json && parseJson(json)
    return [{ before, now, refusal: undoRefusal(left, now) ?? (before ? refusalOf(before, now) : isUsed.has(lot_id) ? 'in_use' : null) }]
  })

  /** What stops a pack that was there before: it must not come back to a product that nobody trades, nor to more than its supply has by now. */
  function refusalOf(before: Lot, now: Lot): Step['refusal'] {
    if (now.status === 'gone' && isArchived.has(now.product_id)) return 'archived'
    return takes(lineOf.get(now.supply_line_id ?? ''), before.litres - now.litres) ? null : 'not_free'
  }
}

/** The products of packs that are archived by now. */
async function archivedAmong(db: Db, lots: readonly Lot[]): Promise<ReadonlySet<string>> {
  const found = await inParts(lots.map(({ product_id }) => product_id), (ids) => db.selectFrom('products').select('id').where('id', 'in', ids).where('status', '=', 'archived').execute())
  return new Set(found.map(({ id }) => id))
}

/** Of packs those that an offer or a basket names: they must not vanish. */
async function usedAmong(db: Db, lots: readonly Lot[]): Promise<ReadonlySet<string>> {
  const isOf = new Set(lots.map(({ id }) => id))
  const products = lots.map(({ product_id }) => product_id)
  const offers = await inParts(products, (ids) => db.selectFrom('offers').select('lot_id').where('product_id', 'in', ids).where('lot_id', 'is not', null).execute())
  const baskets = await inParts(products, (ids) => db.selectFrom('basket_lines').select('lot_id').where('product_id', 'in', ids).where('lot_id', 'is not', null).execute())
  return new Set([...offers, ...baskets].flatMap(({ lot_id }) => (lot_id !== null && isOf.has(lot_id) ? lot_id : [])))
}

/** A pack that the sheet brought goes with its history: its barcode is free for the sheet that is right. */
async function putBack(call: Undoing, steps: readonly Step[]): Promise<void> {
  const { db, clock } = call
  const brought = steps.flatMap(({ before, now }) => (before === null ? now : []))
  const ids = brought.map(({ id }) => id)
  await inParts(ids, (some) => db.deleteFrom('lot_changes').where('lot_id', 'in', some).execute())
  await inParts(ids, (some) => db.deleteFrom('lots').where('id', 'in', some).execute())
  const updated_at = clock().toISOString()
  const changed = steps.flatMap(({ before, now }) => {
    if (before === null) return []
    const { pcs, litres, location, status, note } = before
    return { before: now, after: { ...now, pcs, litres, location, status, note, version: now.version + 1, updated_at } }
  })
  for (const { after } of changed) await db.updateTable('lots').set(after).where('id', '=', after.id).execute()
  await logLots(call, changed.map(({ before, after }) => ({ lot_id: after.id, kind: 'taken_back', before, after })), null)
  await recountStocked(db, [...changed, ...brought.map((lot) => ({ before: lot, after: null }))])
}

async function present({ db, person }: Undoing, steps: readonly Step[]): Promise<Schemas['KeptPack'][]> {
  const productIds = steps.map(({ now }) => now.product_id)
  const products = await inParts(productIds, (ids) => db.selectFrom('products').select(['id', 'name']).where('id', 'in', ids).execute())
  const names = new Map(products.map(({ id, name }) => [id, name]))
  const isHeld = steps.some(({ refusal }) => refusal === 'reserved')
  const held = isHeld ? await inParts(productIds, (ids) => heldPacks(db, person, ids)) : []
  const holders = new Map(held.map(({ lot_id, holder }) => [lot_id, holder]))
  return steps.flatMap(({ now: { id, barcode, product_id }, refusal }) => (refusal === null ? [] : { barcode, product: names.get(product_id) ?? '', refusal, reserved_by: holders.get(id) ?? null }))
}
