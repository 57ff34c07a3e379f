import { shareLineRounding } from '../allocations/share-line-rounding'
import type { Call, Handler, Schemas } from '../call'
import { forEachChunk, inChunks, insertRows, parseJson, rowEquals } from '../db/rows'
import type { Db, NewRow, Row } from '../db/tables'
import { recordChanges } from '../db/unit-of-work'
import { Problem } from '../problems/problem'
import { hasBarcode, toBarcodeKey } from '../stock/barcodes'
import { requireSupplyRow } from '../supplies/queries'
import { recordPackEvents, type PackEventInput } from './pack-events'
import { formatPackChanges } from './pack-changes'
import { presentSupplyPacks } from './supply-packs'
import { checkPacks, type PackContext } from './rules/check-packs'
import { canWritePacks, isListingOpen, isVerdictVoid } from './rules/pack-status'
import { toListedTime, toPackColumns } from './schema'

/**
 * Returns the supply if the user may write its packs now.
 * @throws Problem 404, 403 for another purchase manager, 409 before the mill's confirmation and
 * after the supply is shipped
 */
export async function requireWritableSupply(
  { db, person }: Pick<Call<'setSupplyPacks'>, 'db' | 'person'>,
  id: string,
): Promise<Row<'supplies'>> {
  const supply = await requireSupplyRow(db, id)
  if (!canWritePacks(person, supply)) throw new Problem('forbidden')
  if (!isListingOpen(supply)) throw new Problem('not_allowed_now')
  return supply
}

/** Returns the specifications of a supply's lines, by id. */
export async function findLineSpecifications(
  db: Db,
  supplyId: string,
): Promise<ReadonlyMap<string, Schemas['Specification']>> {
  const lines = await db
    .selectFrom('supply_lines')
    .select(['id', 'specification'])
    .where('supply_id', '=', supplyId)
    .execute()
  return new Map(lines.map(({ id, specification }) => [id, parseJson(specification)]))
}

/**
 * Returns the keys of barcodes that packs of other supplies, or packs in stock, have. A written
 * pack may have the barcode under which it is in stock.
 */
export async function findTakenBarcodes(
  db: Db,
  supplyId: string,
  written: readonly Pick<Schemas['NewPack'], 'id' | 'barcode'>[],
): Promise<ReadonlySet<string>> {
  const idsByBarcode = new Map(
    written.flatMap(({ id, barcode }) => (barcode === null ? [] : [[toBarcodeKey(barcode), id]])),
  )
  const packs = await inChunks([...idsByBarcode.keys()], (keys) =>
    db
      .selectFrom('packs')
      .select('barcode_key')
      .where('barcode_key', 'in', keys)
      .where('supply_id', '<>', supplyId)
      .execute(),
  )
  const lots = await inChunks(
    written.flatMap(({ barcode }) => barcode ?? []),
    (barcodes) =>
      db
        .selectFrom('lots')
        .leftJoin('packs', 'packs.lot_id', 'lots.id')
        .select(['lots.barcode', 'packs.id as pack_id'])
        .where(hasBarcode(barcodes))
        .execute(),
  )
  return new Set([
    ...packs.flatMap(({ barcode_key }) => barcode_key ?? []),
    ...lots.flatMap(({ barcode, pack_id }) => {
      const key = toBarcodeKey(barcode)
      return pack_id !== null && pack_id === idsByBarcode.get(key) ? [] : [key]
    }),
  ])
}

type ChangedPack = { stored: Row<'packs'>; columns: NonNullable<ReturnType<typeof toColumns>> }

/**
 * Saves packs of a supply and removes others.
 * @throws Problem 403, 404, 409, 422 with the errors of each pack
 */
export const setSupplyPacks: Handler<'setSupplyPacks'> = async (call) => {
  const { db, body, path, person } = call
  const supply = await requireWritableSupply(call, path.id)
  const context = await loadPackContext(db, supply.id, body)
  const before = new Map(context.stored.map((pack) => [pack.id, pack]))
  const errors = checkPacks(body, context, (write, stored) => {
    const columns = toColumns(write, context)
    return columns !== null && rowEquals(stored, columns)
  })
  if (errors.length > 0) throw Problem.invalid(...errors)
  await removePacks(
    db,
    body.removed.map(({ id }) => id),
  )
  const now = call.clock().toISOString()
  const added: NewRow<'packs'>[] = []
  const changed: ChangedPack[] = []
  for (const write of body.packs) {
    const columns = toColumns(write, context)
    const stored = before.get(write.id)
    if (!columns) throw new Error('A checked pack has no volume.')
    if (!stored)
      added.push({
        id: write.id,
        supply_id: supply.id,
        sawmill_id: supply.sawmill_id,
        ...columns,
        status: 'listed',
        received_at: toListedTime(now, added.length),
        updated_at: now,
      })
    else if (!rowEquals(stored, columns)) changed.push({ stored, columns })
  }
  await freeNames(
    db,
    changed.map(({ stored }) => stored.id),
  )
  for (const { stored, columns } of changed)
    await db
      .updateTable('packs')
      .set({
        ...columns,
        ...(isVerdictVoid(stored, columns) && { verdict: null, status: 'listed' }),
        version: stored.version + 1,
        updated_at: now,
      })
      .where('id', '=', stored.id)
      .execute()
  await insertRows(db, 'packs', added)
  await recordPackEvents(call, person.id, [
    ...added.map(({ id }): PackEventInput => ({ pack_id: id, kind: 'listed' })),
    ...changed.flatMap(({ stored, columns }): PackEventInput[] => [
      { pack_id: stored.id, kind: 'changed', changes: formatPackChanges(stored, columns) },
      ...(isVerdictVoid(stored, columns)
        ? [{ pack_id: stored.id, kind: 'verdict_void' as const }]
        : []),
    ]),
  ])
  recordChanges(db, { listedSupplies: [supply.id] })
  await shareLineRounding(call, [...context.lines.keys()])
  return presentSupplyPacks(call, supply)
}

async function loadPackContext(
  db: Db,
  supplyId: string,
  { packs, removed }: Schemas['SupplyPacksWrite'],
): Promise<PackContext> {
  const stored = await db
    .selectFrom('packs')
    .selectAll()
    .where('supply_id', '=', supplyId)
    .execute()
  const foreign = await inChunks(
    [...packs, ...removed].map(({ id }) => id),
    (ids) =>
      db
        .selectFrom('packs')
        .select('id')
        .where('id', 'in', ids)
        .where('supply_id', '<>', supplyId)
        .execute(),
  )
  return {
    stored,
    lines: await findLineSpecifications(db, supplyId),
    foreignIds: new Set(foreign.map(({ id }) => id)),
    takenBarcodes: await findTakenBarcodes(db, supplyId, packs),
  }
}

function toColumns(
  { supply_line_id, id: _, version: __, ...content }: Schemas['PackWrite'],
  { lines }: Pick<PackContext, 'lines'>,
) {
  const specification = lines.get(supply_line_id)
  const columns = specification && toPackColumns(content, specification)
  return columns ? { supply_line_id, ...columns } : null
}

async function removePacks(db: Db, ids: readonly string[]): Promise<void> {
  await forEachChunk(ids, async (chunk) => {
    await db.deleteFrom('packs').where('id', 'in', chunk).execute()
  })
}

/** Frees the numbers and barcodes of packs, so that two of them can swap theirs. */
async function freeNames(db: Db, ids: readonly string[]): Promise<void> {
  await forEachChunk(ids, async (chunk) => {
    await db
      .updateTable('packs')
      .set(({ ref }) => ({ number_key: ref('id'), barcode_key: null }))
      .where('id', 'in', chunk)
      .execute()
  })
}
