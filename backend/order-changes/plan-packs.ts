import { trimDecimal } from '@domain/numbers'
import { findFreeLots } from '../baskets/free-lots'
import { groupBy, parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import type { FieldError } from '../problems/problem'
import type { Schemas } from '../call'
import { choosePacks, isChosen, type OrderPack, type PackedLine } from './rules/choose-packs'

/** A deal of a portal order, with its lines. */
export type OrderedDeal = {
  deal: Pick<Row<'deals'>, 'id'>
  lines: readonly Pick<Row<'deal_lines'>, 'id' | 'quantity' | 'unit'>[]
}
/** A revised line. */
type RevisedLine = { id: string; quantity: string; unit: Schemas['Unit'] }

/** A pack in the yard that the order has, or can get. */
export type YardPack = OrderPack &
  Pick<Row<'lots'>, 'supply_line_id' | 'received_at'> & {
    /** True for a pack that the deal's line has bought. */
    isSold: boolean
    /** True for a pack that another line of the order gives up when the change is agreed. */
    isMoved: boolean
  }

/** The packs that a revised deal of a portal order would have. */
export type PackPlan = {
  /** Packs of each line that stays, by its id. */
  byLine: ReadonlyMap<string, readonly YardPack[]>
  /** Pointers refer to the revision's fields. */
  errors: FieldError[]
}

/**
 * Plans the packs of a revised deal of a portal order. A line with another quantity keeps the
 * packs that cargos name, then its oldest ones. It takes packs of its product that other lines give
 * up, then free ones at the order's location, oldest first. Other lines keep their packs.
 */
export async function planOrderPacks(
  db: Db,
  { deal, lines }: OrderedDeal,
  revised: readonly RevisedLine[],
): Promise<PackPlan> {
  const own = await findOwnPacks(
    db,
    deal.id,
    lines.map(({ id }) => id),
  )
  const findFree = await readFreePacks(db, lines)
  const woods = await findWoods(db, lines)
  const stored = new Map(lines.map((line) => [line.id, line]))
  const byLine = new Map<string, readonly YardPack[]>()
  const errors: FieldError[] = []
  const isLower = (line: RevisedLine) =>
    Number(line.quantity) < Number(stored.get(line.id)?.quantity ?? 0)
  const staying = new Set(revised.map(({ id }) => id))
  /** Returns the packs of a product that removed and planned lines give up. */
  const listGivenPacks = (productId: string): YardPack[] =>
    lines
      .filter(({ id }) => byLine.has(id) || !staying.has(id))
      .filter(({ id }) => woods.get(id)?.product_id === productId)
      .flatMap(({ id }) => own.get(id) ?? [])
      .filter(({ isSold, isNamed }) => isSold && !isNamed)
      .map((pack) => ({ ...pack, isSold: false, isMoved: true }))
  const indexedLines = [...revised.entries()]
  // Lines that give packs up are planned before those that can take them.
  for (const [i, line] of [
    ...indexedLines.filter(([, one]) => isLower(one)),
    ...indexedLines.filter(([, one]) => !isLower(one)),
  ]) {
    const before = stored.get(line.id)
    const wood = woods.get(line.id)
    if (!before || !wood || before.unit !== line.unit) continue
    const packs = own.get(line.id) ?? []
    if (trimDecimal(before.quantity) === trimDecimal(line.quantity)) {
      byLine.set(
        line.id,
        packs.filter(({ isSold }) => isSold),
      )
      continue
    }
    const taken = new Set([...byLine.values()].flat().map(({ id }) => id))
    const free = [...listGivenPacks(wood.product_id), ...(await findFree(line.id))].filter(
      ({ id }) => !taken.has(id),
    )
    const chosen = choosePacks({ own: packs, free }, { ...line, ...wood })
    if (isChosen(chosen)) byLine.set(line.id, chosen)
    else errors.push({ pointer: `/lines/${i}/quantity`, ...chosen })
  }
  return { byLine, errors }
}

/** True if a planned line gets packs that no line of the order has bought. */
export const addsPacks = ({ byLine }: Pick<PackPlan, 'byLine'>): boolean =>
  [...byLine.values()].flat().some(isAdded)

/** True for a pack that no line of the order has bought. */
export const isAdded = ({ isSold, isMoved }: YardPack): boolean => !isSold && !isMoved

/**
 * Counts the packs of order lines that add up to the quantities of their deal lines. Lines without
 * such packs are left out.
 */
export async function countPacksOfQuantity(
  db: Db,
  lines: readonly (RevisedLine & Pick<Row<'deal_lines'>, 'deal_id'>)[],
): Promise<ReadonlyMap<string, number>> {
  const [first] = lines
  if (!first) return new Map()
  const ids = lines.map(({ id }) => id)
  const own = await findOwnPacks(db, first.deal_id, ids)
  const woods = await findWoods(db, lines)
  return new Map(
    lines.flatMap((line) => {
      const wood = woods.get(line.id)
      const packs = own.get(line.id)
      if (!wood || !packs) return []
      const chosen = choosePacks({ own: packs, free: [] }, { ...line, ...wood })
      return isChosen(chosen) ? [[line.id, chosen.length] as const] : []
    }),
  )
}

/**
 * Returns the packs of order lines in the order in which they keep them: those that cargos name,
 * the other bought ones by receipt, then those that a proposed change reserves.
 */
export async function findOwnPacks(
  db: Db,
  dealId: string,
  lineIds: readonly string[],
): Promise<ReadonlyMap<string, YardPack[]>> {
  if (lineIds.length === 0) return new Map()
  const lots = await db
    .selectFrom('lots')
    .selectAll()
    .where('order_line_id', 'in', lineIds)
    .where('status', 'in', ['sold', 'reserved'])
    .orderBy('received_at')
    .orderBy('id')
    .execute()
  const named = await findNamedLots(db, dealId)
  const packs = lots.map((lot) => ({
    lineId: lot.order_line_id ?? '',
    pack: toYardPack(lot, named.has(lot.id)),
  }))
  const sorted = packs.toSorted((one, other) => toKeepRank(one.pack) - toKeepRank(other.pack))
  return new Map(
    [...groupBy(sorted, ({ lineId }) => lineId)].map(([id, group]) => [
      id,
      group.map(({ pack }) => pack),
    ]),
  )
}

const toKeepRank = ({ isNamed, isSold }: YardPack): number => (isNamed ? 0 : isSold ? 1 : 2)

const toYardPack = (lot: Row<'lots'>, isNamed: boolean): YardPack => ({
  id: lot.id,
  pcs: lot.pcs,
  litres: lot.litres,
  tally: lot.tally,
  supply_line_id: lot.supply_line_id,
  received_at: lot.received_at,
  isNamed,
  isSold: lot.status === 'sold',
  isMoved: false,
})

/** Returns the packs in the yard that cargos of a deal name, planned cargos included. */
async function findNamedLots(db: Db, dealId: string): Promise<ReadonlySet<string>> {
  const loads = await db
    .selectFrom('cargo_loads')
    .innerJoin('cargos', 'cargos.id', 'cargo_id')
    .select('lot_ids')
    .where('deal_id', '=', dealId)
    .where('status', '<>', 'canceled')
    .execute()
  return new Set(loads.flatMap(({ lot_ids }) => parseJson(lot_ids)))
}

/** Returns the function that finds free packs for an order line, each product read once. */
async function readFreePacks(
  db: Db,
  lines: readonly { id: string }[],
): Promise<(lineId: string) => Promise<YardPack[]>> {
  const ids = lines.map(({ id }) => id)
  const orderedLocations =
    ids.length === 0
      ? []
      : await db
          .selectFrom('order_lines')
          .innerJoin('orders', 'orders.id', 'order_id')
          .select(['order_lines.id', 'product_id', 'location'])
          .where('order_lines.id', 'in', ids)
          .execute()
  const byProduct = new Map<string, Promise<YardPack[]>>()
  return async (lineId) => {
    const place = orderedLocations.find(({ id }) => id === lineId)
    if (!place) return []
    const { product_id: productId, location } = place
    const known = byProduct.get(productId)
    if (known) return known
    const read = findFreeLots(db, { productId, location }).then((lots) =>
      lots.map((lot) => toYardPack(lot, false)),
    )
    byProduct.set(productId, read)
    return read
  }
}

type OrderedWood = Omit<PackedLine, 'quantity' | 'unit'> & Pick<Row<'order_lines'>, 'product_id'>

/** Returns the wood of lines as it was ordered, and as their deal sells it. */
async function findWoods(
  db: Db,
  lines: readonly { id: string }[],
): Promise<ReadonlyMap<string, OrderedWood>> {
  if (lines.length === 0) return new Map()
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('deal_lines', 'deal_lines.id', 'order_lines.id')
    .select(['order_lines.id', 'order_lines.product_id', 'order_lines.specification as ordered'])
    .select(['deal_lines.specification', 'deal_lines.price_unit'])
    .where(
      'order_lines.id',
      'in',
      lines.map(({ id }) => id),
    )
    .execute()
  return new Map(
    rows.map(({ id, ordered, specification, ...row }) => [
      id,
      { ...row, specification: parseJson(specification), ordered: parseJson(ordered) },
    ]),
  )
}
