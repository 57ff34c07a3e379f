import type { Person, Schemas } from '../call'
import { fromLitres } from '../db/decimal-columns'
import { parseJson } from '../db/json'
import type { Db, Row } from '../db/tables'
import { findHeldPacks } from './holders'
import { findOpenOffers } from './open-offers'

type Lot = Row<'lots'>

/** Returns packs for staff, in the given order. */
export async function presentLots(
  { db, person }: { db: Db; person: Person },
  lots: readonly Lot[],
): Promise<Schemas['Lot'][]> {
  const productIds = [...new Set(lots.map(({ product_id }) => product_id))]
  const known =
    productIds.length > 0
      ? await db
          .selectFrom('products')
          .select(['id', 'name', 'specification'])
          .where('id', 'in', productIds)
          .execute()
      : []
  const products = new Map(
    known.map(({ id, name, specification }) => [
      id,
      { product: { id, name }, specification: parseJson(specification) },
    ]),
  )
  const supplies = await findSupplies(db, lots)
  const isHeld = lots.some(({ status }) => status === 'reserved')
  const held = new Map(
    isHeld
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
    }) => {
      const product = products.get(product_id)
      if (!product) throw new Error('A pack is of no product.')
      return {
        ...{ id, version, ...product, barcode, location, pcs, status, note, received_at },
        volume_m3: fromLitres(litres),
        supply: (supply_line_id !== null && supplies.get(supply_line_id)) || null,
        reserved_by: held.get(id) ?? null,
        offers: offers.filter(({ lot_id }) => lot_id === id).length,
      }
    },
  )
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
