import { expect } from 'vitest'
import { computeTallyVolume, sumTallies } from '@domain/timber'
import { computeAvailableAmount, sumYard } from '../allocations/rules/available-amount'
import type { Schemas } from '../call'
import { fromCents, fromTenThousandths } from '../db/decimal-columns'
import { isDealRevisable } from '../deals/rules/deal-revision-rules'
import { parseJson } from '../db/rows'
import { findLoadPacks } from '../packs/named-packs'
import { computeWoodAmount } from '../wood-lines/wood-figures'
import { type Chain, sum } from './pack-chain'

/**
 * Expects that orders have the packs, the volume and the money of their deals, and that no pack is
 * lost. A line that is priced per pack costs its price times its packs.
 */
export async function expectOrders({ db }: Chain): Promise<void> {
  const lines = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_id')
    .innerJoin('deals', 'deals.id', 'orders.deal_id')
    .innerJoin('deal_lines as sold', 'sold.id', 'order_lines.id')
    .select(['order_lines.id', 'packs', 'order_lines.pcs', 'total_cents', 'revenue_cents'])
    .select([
      'deals.id as deal',
      'deals.status',
      'litres',
      'sold.volume_l',
      'order_lines.goods_cents',
    ])
    .select(['sold.quantity', 'sold.unit', 'sold.price', 'sold.price_unit'])
    .select(['sold.specification', 'sold.amount_cents', 'orders.incoterms'])
    .where('orders.status', 'in', ['confirmed', 'in_progress'])
    .execute()
  const lots = await db
    .selectFrom('lots')
    .select(['order_line_id', 'pcs', 'status', 'basket_line_id'])
    .where('order_line_id', 'is not', null)
    .execute()
  const proposed = await db
    .selectFrom('deal_revisions')
    .select('document_id')
    .where('status', '=', 'sent')
    .execute()
  for (const line of lines) {
    const { id, packs, pcs, total_cents, revenue_cents, deal } = line
    const own = lots.filter(({ order_line_id }) => order_line_id === id)
    const sold = own.filter(({ status }) => status === 'sold')
    expect([sold.length, sum(sold, (lot) => lot.pcs)]).toEqual([packs, pcs])
    expect(total_cents).toBe(revenue_cents)
    const price = fromTenThousandths(line.price ?? 0)
    const measured = { ...line, specification: parseJson(line.specification) }
    expect(line.litres).toBe(line.volume_l)
    // Without its transport, as long as it has the prices of the order.
    if (line.incoterms === 'FCA') expect(line.goods_cents).toBe(line.amount_cents)
    expect(computeWoodAmount(measured, price)).toBe(fromCents(line.amount_cents))
    const counted = { pack: packs, pcs } as Partial<Record<Schemas['Unit'], number>>
    const count = counted[line.price_unit]
    if (count !== undefined)
      expect(fromCents(line.amount_cents)).toBe(
        fromCents(Math.round(((line.price ?? 0) * count) / 100)),
      )
    const isProposed =
      isDealRevisable(line) && proposed.some(({ document_id }) => document_id === deal)
    expect(isProposed || own.length === sold.length).toBe(true)
  }
  expect(lots.filter(({ basket_line_id }) => basket_line_id !== null)).toEqual([])
}

/** Expects that each piece is somewhere once, and that all sums agree. */
export async function expectSums(chain: Chain): Promise<void> {
  const { db } = chain
  const [packs, lots, loads, parts] = [
    await chain.packs(),
    await chain.lots(),
    await chain.loads(),
    await chain.allocations(),
  ]
  const line = await chain.readLine()
  expect(sumTallies(packs.map(({ tally }) => parseJson(tally)))).toEqual(chain.listed)

  // Each pack is at the mill, in the yard or on a cargo's list.
  const lotIds = new Set(lots.map(({ id }) => id))
  const named = loads.flatMap(({ pack_ids }) => parseJson(pack_ids))
  const fromYard = loads.flatMap(({ lot_ids }) => parseJson(lot_ids))
  expect(new Set([...named, ...fromYard]).size).toBe(named.length + fromYard.length)
  for (const { id, lot_id, load_id, status } of packs) {
    expect(lot_id === null || lotIds.has(lot_id)).toBe(true)
    expect(load_id !== null).toBe(named.includes(id) || fromYard.includes(lot_id ?? ''))
    const isAtMill = lot_id === null && load_id === null
    expect(!isAtMill || ['listed', 'accepted', 'rejected'].includes(status)).toBe(true)
  }

  // Loads, stock and papers have the sums of their packs.
  const byId = new Map(packs.map((pack) => [pack.id, pack]))
  const getPrinted = await findLoadPacks(db, loads)
  for (const load of loads) {
    const own = parseJson(load.pack_ids).flatMap((id) => byId.get(id) ?? [])
    expect([load.litres, load.lot_pcs]).toEqual(
      own.length > 0
        ? [sum(own, ({ litres }) => litres), sum(own, ({ pcs }) => pcs)]
        : [load.litres, load.lot_pcs],
    )
    expect(sum(getPrinted(load), ({ pcs }) => pcs)).toBe(load.lot_pcs)
    const isExact = getPrinted(load).every(({ tally }) => tally !== null)
    const printed = sum(getPrinted(load), ({ litres }) => litres)
    expect(isExact ? printed : load.litres).toBe(load.litres)
  }
  for (const { lot_id, litres, pcs } of packs) {
    const lot = lots.find(({ id }) => id === lot_id)
    expect(lot?.tally ? [lot.litres, lot.pcs] : [litres, pcs]).toEqual([litres, pcs])
  }

  // The line has its packs, its allocations have their loads, and nothing is given away twice.
  const alive = packs.filter(({ status }) => status !== 'rejected')
  const smallest = alive.length === 0 ? 0 : Math.min(...alive.map(({ litres }) => litres))
  const pieces = sumTallies(alive.map(({ tally }) => parseJson(tally)))
  const measured = Math.round(Number(computeTallyVolume(pieces, line.specification)) / 1_000_000)
  expect([line.listed_l, line.measured_l, line.listed_packs, line.smallest_pack_l]).toEqual([
    sum(alive, ({ litres }) => litres),
    measured,
    alive.length,
    smallest,
  ])
  for (const part of parts) {
    const own = loads.filter(({ deal_line_id }) => deal_line_id === part.deal_line_id)
    expect(part.claimed_l).toBe(sum(own, ({ litres }) => litres))
    expect(chain.isCut || part.claimed_l <= part.litres).toBe(true)
  }
  const stocked = sum(
    lots.filter(({ status }) => ['available', 'reserved', 'blocked', 'lost'].includes(status)),
    ({ litres }) => litres,
  )
  const isListed = (litres: number) =>
    Math.abs(measured - litres) * 2 <= Math.min(line.listed_packs, smallest)
  const toListed = (litres: number) => (isListed(litres) ? line.listed_l : litres)
  const ready = line.ready_l ?? 0
  const confirmed = Math.min(ready, line.confirmed_l ?? 0)
  // Deals get what is confirmed; the yard receives all that is ready, and sells it.
  const [all, share] = [toListed(ready), Math.ceil((confirmed * toListed(ready)) / (ready || 1))]
  const allocated = sum(parts, ({ litres }) => litres)
  // A rejection takes wood from cargo that is planned.
  const given = chain.isCut ? 0 : allocated + stocked
  // Packs that are listed beyond the line undo its rounding, but not what is in cargo.
  const taken = sum(parts, ({ claimed_l }) => claimed_l) + stocked
  expect(given).toBeLessThanOrEqual(Math.max(all, taken))
  const soldLots = lots.filter(({ status }) => status === 'sold')
  // A lot that was counted again is sold with the length of its product.
  const isSold = ({ deal_line_id }: (typeof parts)[number]) =>
    soldLots.some(({ order_line_id }) => order_line_id === deal_line_id)
  const sold = sum(parts.filter(isSold), ({ litres }) => litres)
  // No pack fits a rest within the rounding, so deals have it.
  const rest = isListed(ready) ? Math.min(line.listed_packs, smallest) / 2 : 0
  const most = Math.max(share + rest, toListed(confirmed), taken)
  expect(chain.isCut ? 0 : allocated - sold).toBeLessThanOrEqual(most)
  const bought = parts.map(({ litres, deal_line_id }) => ({
    litres,
    sold: {
      litres: sum(
        soldLots.filter(({ order_line_id }) => order_line_id === deal_line_id),
        (lot) => lot.litres,
      ),
      packs: null,
      count: soldLots.filter(({ order_line_id }) => order_line_id === deal_line_id).length,
    },
  }))
  const available = computeAvailableAmount(
    line,
    sumYard({ litres: stocked, packs: null }, bought),
  ).litres
  expect(line.free_l).toBe(Math.max(0, available - allocated - stocked))
}
