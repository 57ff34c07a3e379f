import type { Call, Handler, Schemas } from '../call'
import { forEachChunk, inChunks, parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { createPersonLookup } from '../people/person-refs'
import { syncCountedPacks } from '../packs/counted-packs'
import { hasGlobalRole } from '../people/roles'
import { Problem } from '../problems/problem'
import { findHeldPacks } from './holders'
import { logLotChanges } from './lots'
import { createRoomCheck, findReceivableLines, syncStockedSupplies } from './receivable-lines'
import { getPresentPcs, getUndoRefusal, hasSameContent, isRemoved, NO_TALLY } from './rules'

const MAX_SHEETS = 20

type UndoCall = Call<'undoStockSheet'>
type Lot = Row<'lots'>
/**
 * A sheet's change of a pack and the pack's present state. `isSettled` is true if the pack already
 * is as before the sheet.
 */
type UndoStep = {
  before: Lot | null
  now: Lot
  isSettled: boolean
  refusal: Schemas['StockSheetRefusal'] | null
}

export const listStockSheets: Handler<'listStockSheets'> = async ({ db, person }) => {
  const rows = await db
    .selectFrom('stock_sheets')
    .selectAll()
    .select((eb) => {
      const packs = eb
        .selectFrom('stock_sheet_packs')
        .select(({ fn }) => fn.countAll<number>().as('packs'))
        .whereRef('sheet_id', '=', 'stock_sheets.id')
      return [packs.as('packs'), packs.where('taken_back', '=', 0).as('left')]
    })
    .$if(!hasGlobalRole(person), (qb) => qb.where('created_by', '=', person.id))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_SHEETS)
    .execute()
  const toPersonRef = await createPersonLookup(
    db,
    rows.flatMap(({ created_by, undone_by }) => [created_by, undone_by]),
  )
  return {
    items: rows.map(({ created_by, undone_by, packs, left, ...row }) => ({
      ...row,
      created_by: toPersonRef(created_by),
      undone_by: toPersonRef(undone_by),
      packs: packs ?? 0,
      left: left ?? 0,
    })),
  }
}

/**
 * Restores each pack whose content is as the sheet left it. Other packs are returned with a reason
 * and can be restored later.
 * @throws Problem 404 for an unknown sheet or another user's, 409 if it was undone
 */
export const undoStockSheet: Handler<'undoStockSheet'> = async (call) => {
  const { db, path, person, clock } = call
  const sheet = await db
    .selectFrom('stock_sheets')
    .selectAll()
    .where('id', '=', path.id)
    .executeTakeFirst()
  if (!sheet || (sheet.created_by !== person.id && !hasGlobalRole(person)))
    throw new Problem('not_found')
  if (sheet.undone_at !== null) throw new Problem('not_allowed_now')
  const steps = await planUndo(db, sheet.id)
  const refused = steps.filter(({ refusal }) => refusal !== null)
  const restorable = steps.filter(({ refusal }) => refusal === null)
  await restorePacks(
    call,
    restorable.filter(({ isSettled }) => !isSettled),
  )
  await forEachChunk(
    restorable.map(({ now }) => now.id),
    (ids) =>
      db
        .updateTable('stock_sheet_packs')
        .set({ taken_back: 1 })
        .where('sheet_id', '=', sheet.id)
        .where('lot_id', 'in', ids)
        .execute(),
  )
  if (refused.length === 0)
    await db
      .updateTable('stock_sheets')
      .set({ undone_at: clock().toISOString(), undone_by: person.id })
      .where('id', '=', sheet.id)
      .execute()
  return { undone: restorable.length, kept: await presentKeptPacks(call, refused) }
}

async function planUndo(db: Db, sheetId: string): Promise<UndoStep[]> {
  const done = await db
    .selectFrom('stock_sheet_packs')
    .selectAll()
    .where('sheet_id', '=', sheetId)
    .where('taken_back', '=', 0)
    .orderBy('lot_id')
    .execute()
  const lots = await inChunks(
    done.map(({ lot_id }) => lot_id),
    (ids) => db.selectFrom('lots').selectAll().where('id', 'in', ids).execute(),
  )
  const byId = new Map(lots.map((lot) => [lot.id, lot]))
  const isUsed = await findUsedLots(
    db,
    done.flatMap(({ lot_id, before }) => (before === null ? (byId.get(lot_id) ?? []) : [])),
  )
  const lines = await inChunks(
    lots.flatMap(({ supply_line_id }) => supply_line_id ?? []),
    (ids) => findReceivableLines(db, ids),
  )
  const takes = await createRoomCheck(db, lines)
  const packs = await inChunks(
    lots.map(({ id }) => id),
    (ids) =>
      db.selectFrom('packs').select(['lot_id', 'volume_mm3']).where('lot_id', 'in', ids).execute(),
  )
  const packByLot = new Map(packs.map((pack) => [pack.lot_id, pack]))
  const isArchived = await findArchivedProducts(db, lots)
  const isFollowed = await findChangedByLaterSheets(db, done)
  return done.flatMap(({ lot_id, before: json, after, ...left }): UndoStep[] => {
    const now = byId.get(lot_id)
    if (!now) return []
    const before = json && parseJson(json)
    if (isFollowed.has(lot_id)) return [{ before, now, isSettled: false, refusal: 'later_sheet' }]
    if (before && hasSameContent(before, now))
      return [{ before, now, isSettled: true, refusal: null }]
    const refusal = getUndoRefusal({ ...left, content: after && parseJson(after) }, now)
    return [
      {
        before,
        now,
        isSettled: false,
        refusal:
          refusal ??
          (before ? findRestoreRefusal(before, now) : isUsed.has(lot_id) ? 'in_use' : null),
      },
    ]
  })

  /**
   * Returns the reason not to restore an existing pack: its product is archived, or its supply has
   * no room.
   */
  function findRestoreRefusal(before: Lot, now: Lot): UndoStep['refusal'] {
    if (isRemoved(now.status) && isArchived.has(now.product_id)) return 'archived'
    const { pcs, litres, tally } = { ...NO_TALLY, ...before }
    const listed = tally === null ? null : (packByLot.get(now.id) ?? null)
    const change = { before: now, after: { pcs, litres, listed } }
    return takes(now.supply_line_id, change) ? null : 'not_free'
  }
}

/** Returns the packs that another sheet changed later and that was not undone. */
async function findChangedByLaterSheets(
  db: Db,
  done: readonly Row<'stock_sheet_packs'>[],
): Promise<ReadonlySet<string>> {
  const versions = new Map(done.map(({ lot_id, version }) => [lot_id, version]))
  const found = await inChunks([...versions.keys()], (ids) =>
    db
      .selectFrom('stock_sheet_packs')
      .select(['lot_id', 'version'])
      .where('lot_id', 'in', ids)
      .where('taken_back', '=', 0)
      .execute(),
  )
  return new Set(
    found.flatMap(({ lot_id, version }) =>
      version > (versions.get(lot_id) ?? version) ? lot_id : [],
    ),
  )
}

/** Returns the archived products of the packs. */
async function findArchivedProducts(db: Db, lots: readonly Lot[]): Promise<ReadonlySet<string>> {
  const found = await inChunks(
    lots.map(({ product_id }) => product_id),
    (ids) =>
      db
        .selectFrom('products')
        .select('id')
        .where('id', 'in', ids)
        .where('status', '=', 'archived')
        .execute(),
  )
  return new Set(found.map(({ id }) => id))
}

/** Returns the packs that an offer or a basket refers to, which must not be deleted. */
async function findUsedLots(db: Db, lots: readonly Lot[]): Promise<ReadonlySet<string>> {
  const lotIds = new Set(lots.map(({ id }) => id))
  const products = lots.map(({ product_id }) => product_id)
  const offers = await inChunks(products, (ids) =>
    db
      .selectFrom('offers')
      .select('lot_id')
      .where('product_id', 'in', ids)
      .where('lot_id', 'is not', null)
      .execute(),
  )
  const baskets = await inChunks(products, (ids) =>
    db
      .selectFrom('basket_lines')
      .select('lot_id')
      .where('product_id', 'in', ids)
      .where('lot_id', 'is not', null)
      .execute(),
  )
  return new Set(
    [...offers, ...baskets].flatMap(({ lot_id }) =>
      lot_id !== null && lotIds.has(lot_id) ? lot_id : [],
    ),
  )
}

/**
 * Deletes packs that the sheet created, with their history, so that a corrected sheet can reuse
 * their barcodes.
 */
async function restorePacks(call: UndoCall, steps: readonly UndoStep[]): Promise<void> {
  const { db, clock } = call
  const createdLots = steps.flatMap(({ before, now }) => (before === null ? now : []))
  const ids = createdLots.map(({ id }) => id)
  await forEachChunk(ids, (chunk) =>
    db.deleteFrom('lot_changes').where('lot_id', 'in', chunk).execute(),
  )
  await forEachChunk(ids, (chunk) => db.deleteFrom('lots').where('id', 'in', chunk).execute())
  const updated_at = clock().toISOString()
  const changed = steps.flatMap(({ before, now }) => {
    if (before === null) return []
    const { pcs, litres, location, status, note } = before
    const { pack_number, tally } = { ...NO_TALLY, ...before }
    return {
      before: now,
      after: {
        ...now,
        ...{ pcs, litres, location, status, note, pack_number, tally },
        version: now.version + 1,
        updated_at,
      },
    }
  })
  for (const { after } of changed)
    await db.updateTable('lots').set(after).where('id', '=', after.id).execute()
  await syncCountedPacks(call, changed, 'changed')
  await logLotChanges(
    call,
    changed.map(({ before, after }) => ({
      lot_id: after.id,
      kind: 'taken_back',
      before: { ...before, pcs: getPresentPcs(before) },
      after,
    })),
    null,
  )
  await syncStockedSupplies(call, [
    ...changed,
    ...createdLots.map((lot) => ({ before: lot, after: null })),
  ])
}

async function presentKeptPacks(
  { db, person }: UndoCall,
  steps: readonly UndoStep[],
): Promise<Schemas['KeptPack'][]> {
  const productIds = steps.map(({ now }) => now.product_id)
  const products = await inChunks(productIds, (ids) =>
    db.selectFrom('products').select(['id', 'name']).where('id', 'in', ids).execute(),
  )
  const names = new Map(products.map(({ id, name }) => [id, name]))
  const hasReserved = steps.some(({ refusal }) => refusal === 'reserved')
  const heldPacks = hasReserved
    ? await inChunks(productIds, (ids) => findHeldPacks(db, person, ids))
    : []
  const holders = new Map(heldPacks.map(({ lot_id, holder }) => [lot_id, holder]))
  const last = await findLastChanges(
    db,
    steps.flatMap(({ now, refusal }) =>
      refusal === 'changed_since' || refusal === 'later_sheet' ? now.id : [],
    ),
  )
  const toPersonRef = await createPersonLookup(
    db,
    [...last.values()].map(({ person_id }) => person_id),
  )
  return steps.flatMap(({ now: { id, barcode, product_id }, refusal }) => {
    if (refusal === null) return []
    const { person_id = null, at = null } = last.get(id) ?? {}
    return {
      barcode,
      product: names.get(product_id) ?? '',
      refusal,
      by: toPersonRef(person_id),
      at,
      reserved_by: holders.get(id) ?? null,
    }
  })
}

/** Returns the newest change of each pack. */
async function findLastChanges(
  db: Db,
  lotIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<Row<'lot_changes'>, 'person_id' | 'at'>>> {
  const found = await inChunks(lotIds, (ids) =>
    db
      .selectFrom('lot_changes')
      .select(['lot_id', 'person_id', 'at'])
      .where('lot_id', 'in', ids)
      .orderBy('at')
      .execute(),
  )
  return new Map(found.map(({ lot_id, person_id, at }) => [lot_id, { person_id, at }]))
}
