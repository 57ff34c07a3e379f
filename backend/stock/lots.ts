import type { Handler, Person, Schemas } from '../call'
import { sortByIds } from '../db/paginate-indexed'
import { paginateTable } from '../db/keyset-page'
import { Problem } from '../problems/problem'
import { createPersonLookup } from '../people/person-refs'
import { findProductsById } from '../products/queries'
import { barcodeStartsWith } from './barcodes'
import { YARD_STATUSES } from './stock-rows'
import { fromLitres } from '../db/decimal-columns'
import { inChunks, insertRows, parseJson } from '../db/rows'
import type { Db, Row, NewRow } from '../db/tables'
import { findHeldPacks, findOpenOffers } from './holders'
import { createId } from '../identifiers'
import type { AppContext } from '../app-context'

export const listLots: Handler<'listLots'> = async (call) => {
  const { db } = call
  const {
    product_id,
    location,
    pcs,
    barcode,
    status = [],
    sort = 'received_at',
    cursor,
    limit,
  } = call.query
  const found = db
    .selectFrom('lots')
    .where('lots.status', 'in', status.length > 0 ? status : [...YARD_STATUSES])
    .$if(product_id !== undefined, (qb) => qb.where('lots.product_id', '=', product_id ?? ''))
    .$if(location !== undefined, (qb) => qb.where('lots.location', '=', location ?? ''))
    .$if(pcs !== undefined, (qb) => qb.where('lots.pcs', '=', Number(pcs)))
    .$if(Boolean(barcode), (qb) => qb.where(barcodeStartsWith(barcode ?? '')))
    .select('lots.id')
  const { rows, ...page } = await paginateTable(
    found,
    { table: 'lots', column: 'received_at', sort },
    { cursor, limit },
  )
  const ids = rows.map(({ id }) => id)
  const lots =
    ids.length > 0 ? await db.selectFrom('lots').selectAll().where('id', 'in', ids).execute() : []
  return { items: await presentLots(call, sortByIds(ids, lots)), ...page }
}

const MAX_CHANGES = 100

/**
 * Lists the history of a pack in the yard.
 * @throws Problem 404
 */
export const listLotChanges: Handler<'listLotChanges'> = async ({ db, path }) => {
  const lot = await db.selectFrom('lots').select('id').where('id', '=', path.id).executeTakeFirst()
  if (!lot) throw new Problem('not_found')
  const rows = await db
    .selectFrom('lot_changes')
    .selectAll()
    .where('lot_id', '=', lot.id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_CHANGES)
    .execute()
  const toPersonRef = await createPersonLookup(
    db,
    rows.map(({ person_id }) => person_id),
  )
  return {
    items: rows.map(({ lot_id: _, person_id, ...change }) => ({
      ...change,
      by: toPersonRef(person_id),
    })),
  }
}

type Lot = Row<'lots'>

/** Returns packs for staff, in the given order. */
export async function presentLots(
  { db, person }: { db: Db; person: Person },
  lots: readonly Lot[],
): Promise<Schemas['Lot'][]> {
  const productIds = [...new Set(lots.map(({ product_id }) => product_id))]
  const products = await findProductsById(db, productIds)
  const supplies = await findSupplies(db, lots)
  const millPacks = await findMillPacks(
    db,
    lots.map(({ id }) => id),
  )
  const hasReserved = lots.some(({ status }) => status === 'reserved')
  const holders = new Map(
    hasReserved
      ? (await findHeldPacks(db, person, productIds)).map(({ lot_id, holder }) => [lot_id, holder])
      : [],
  )
  const offers = await findOpenOffers(db, person, productIds)
  return lots.map(
    ({
      id,
      version,
      product_id,
      barcode,
      location,
      pcs,
      litres,
      status,
      note,
      received_at,
      supply_line_id,
      pack_number,
      tally,
    }) => {
      const product = products.get(product_id)
      if (!product) throw new Error('A pack has no product.')
      const millPack = millPacks.get(id)
      return {
        id,
        version,
        product,
        barcode,
        location,
        pcs,
        status,
        note,
        received_at,
        pack:
          pack_number === null || tally === null
            ? null
            : { number: pack_number, tally: [...parseJson(tally)] },
        ...(millPack && { mill_pack: millPack }),
        volume_m3: fromLitres(litres),
        supply: (supply_line_id !== null && supplies.get(supply_line_id)) || null,
        reserved_by: holders.get(id) ?? null,
        offers: offers.filter(({ lot_id }) => lot_id === id).length,
      }
    },
  )
}

/** Returns the mills' packs that were received as these lots. */
async function findMillPacks(
  db: Db,
  lotIds: readonly string[],
): Promise<ReadonlyMap<string | null, Schemas['PackRef']>> {
  const packs = await inChunks(lotIds, (ids) =>
    db.selectFrom('packs').select(['id', 'number', 'lot_id']).where('lot_id', 'in', ids).execute(),
  )
  return new Map(packs.map(({ lot_id, ...pack }) => [lot_id, pack]))
}

async function findSupplies(
  db: Db,
  lots: readonly Lot[],
): Promise<ReadonlyMap<string, { id: string; number: string }>> {
  const lineIds = [...new Set(lots.flatMap(({ supply_line_id }) => supply_line_id ?? []))]
  if (lineIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('supply_lines')
    .innerJoin('supplies', 'supplies.id', 'supply_lines.supply_id')
    .select(['supply_lines.id as line_id', 'supplies.id', 'supplies.number'])
    .where('supply_lines.id', 'in', lineIds)
    .execute()
  return new Map(rows.map(({ line_id, id, number }) => [line_id, { id, number }]))
}

type PackContent = { pcs: number; location: string }
/** A change of a pack, with its pieces and location before and after. */
export type LotChange = {
  lot_id: string
  kind: Schemas['LotChangeKind']
  before: PackContent
  after: PackContent
}

export async function logLotChanges(
  { db, clock, random, person }: Pick<AppContext, 'clock' | 'random'> & { db: Db; person: Person },
  steps: readonly LotChange[],
  reason: string | null,
): Promise<void> {
  const at = clock().toISOString()
  const rows = steps.map(({ lot_id, kind, before, after }): NewRow<'lot_changes'> => ({
    id: createId(random),
    lot_id,
    at,
    person_id: person.id,
    kind,
    reason,
    pcs_before: before.pcs,
    pcs_after: after.pcs,
    location_before: before.location,
    location_after: after.location,
  }))
  await insertRows(db, 'lot_changes', rows)
}
