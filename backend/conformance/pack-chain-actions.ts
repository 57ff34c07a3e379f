import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { createTally, subtractPieces, sumLotsLitres, sumTallies } from '@domain/timber'
import { vCargoStatus } from '@contract/validators'
import { findLineParts } from '../allocations/line-parts'
import { toListedLitres } from '../allocations/rules/rounding'
import type { Schemas } from '../call'
import { fromLitres } from '../db/decimal-columns'
import { parseJson } from '../db/rows'
import type { Row } from '../db/tables'
import { requireSupply } from '../supplies/queries'
import { toSupplyWrite } from '../supplies/schema'
import { sampleTruck } from './fixtures/saved-cargos'
import { getLineId } from './fixtures/saved-cover'
import { createBasketItem, OWN_COMPANY } from './fixtures/saved-orders'
import { type Revision, toRevisionLine, toRevisionWrite } from './fixtures/saved-revisions'
import { toPackWrite } from './fixtures/saved-packs'
import { type Chain, sum } from './pack-chain'
import { PACKS, PRODUCT, getBasketOrder } from './pack-world'

const rows = fc
  .array(
    fc.record({
      length_mm: fc.integer({ min: 10, max: 20 }).map((step) => step * 300),
      pcs: fc.integer({ min: 1, max: 90 }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map(createTally)
const which = fc.nat(30)
const some = fc.array(which, { minLength: 1, maxLength: 12 })
const priceUnit = fc.constantFrom('m3' as const, 'pack' as const, 'pcs' as const)
const kinds = {
  list: fc.record({ tallies: fc.array(rows, { minLength: 1, maxLength: 3 }) }),
  change: fc.record({ which, tally: rows }),
  remove: fc.record({ which }),
  split: fc.record({ which, pcs: fc.integer({ min: 1, max: 40 }) }),
  merge: fc.record({ some }),
  approve: fc.record({ which: fc.nat(1) }),
  load: fc.record({ deal: fc.nat(1), some }),
  loadRest: fc.record({ deal: fc.nat(1) }),
  reload: fc.record({ which, some }),
  step: fc.record({ which }),
  cancel: fc.record({ which }),
  receive: fc.record({ some }),
  sell: fc.record({ some, unit: priceUnit }, { requiredKeys: ['some'] }),
  loadLots: fc.record({ which }),
  revise: fc.record({
    which,
    packs: fc.nat(4),
    unit: priceUnit,
    // Packs of the product's length, a rest pack of it, and null for those of other lengths.
    pieces: fc.array(fc.constantFrom(70, 70, 70, 70, 20, null), { minLength: 5, maxLength: 5 }),
    answer: fc.constantFrom('accept', 'accept', 'decline', 'agreed', 'withdrawn', 'later'),
  }),
  count: fc.record({
    which,
    pcs: fc.oneof({ weight: 3, arbitrary: fc.nat(90) }, fc.constant(0)),
    removal: fc.constantFrom('lost' as const, 'mistake' as const),
  }),
  ready: fc.record({
    amount: fc.constantFrom('measured_l' as const, 'listed_l' as const),
    more: fc.constantFrom(0, 0, 1, -1, 5, -5, 20, -20, 400, -700),
  }),
  surplus: fc.record({ tally: rows }),
  save: fc.record({}),
}
type Kind = keyof typeof kinds
type Values<One extends Kind> =
  (typeof kinds)[One] extends fc.Arbitrary<infer Value> ? Value : never
export type Action = { [One in Kind]: { kind: One } & Values<One> }[Kind]
const WEIGHTS: Partial<Record<Kind, number>> = {
  ...{ load: 4, loadRest: 4, step: 5, receive: 4, split: 3, sell: 3, loadLots: 3 },
  ...{ revise: 6, count: 4, reload: 4 },
  ...{ approve: 3, surplus: 1, save: 1 },
}
export const action = fc.oneof(
  ...(Object.keys(kinds) as Kind[]).map((kind) => ({
    weight: WEIGHTS[kind] ?? 2,
    arbitrary: (kinds[kind] as fc.Arbitrary<object>).map((values) => ({ ...values, kind })),
  })),
) as fc.Arbitrary<Action>

const cargoStatuses = vCargoStatus.options

export const pick = <One>(all: readonly One[], at: number) => all[at % Math.max(1, all.length)]
const pickAll = <One>(all: readonly One[], places: readonly number[]) => [
  ...new Set(places.flatMap((at) => pick(all, at) ?? [])),
]
const toWrite = (pack: Row<'packs'>, change: Partial<Schemas['PackWrite']> = {}) =>
  toPackWrite({ ...pack, tally: [...parseJson(pack.tally)] }, change)
export const toLoad = (
  chain: Chain,
  deal_line_id: string,
  packs: readonly { id: string }[],
  change: Partial<Schemas['CargoLoadWrite']> = {},
): Schemas['CargoLoadWrite'] => ({
  id: crypto.randomUUID(),
  supply_line_id: chain.lineId,
  deal_line_id,
  quantity: String(packs.length),
  unit: 'pack',
  lot_ids: [],
  pack_ids: packs.map(({ id }) => id),
  net_kg: null,
  gross_kg: null,
  drop: 1,
  ...change,
})

export async function perform(chain: Chain, one: Action): Promise<void> {
  const { supply, deals, reports } = chain.wood
  const path = { id: supply.id }
  const packs = await chain.open()
  if (one.kind === 'list') {
    const added = one.tallies.map((tally) => ({
      ...chain.createPart(tally),
      ...{ version: null, supply_line_id: chain.lineId },
    }))
    const body = { packs: added, removed: [] }
    if (await chain.run('setSupplyPacks', 'purchase_manager', { path, body }))
      chain.listed = sumTallies([chain.listed, ...one.tallies])
  }
  if (one.kind === 'change' || one.kind === 'remove') {
    const pack = pick(packs, one.which)
    if (!pack) return
    const { id, version } = pack
    const body =
      one.kind === 'change'
        ? { packs: [toWrite(pack, { tally: [...one.tally] })], removed: [] }
        : { packs: [], removed: [{ id, version }] }
    if (await chain.run('setSupplyPacks', 'purchase_manager', { path, body }))
      chain.listed = sumTallies([
        subtractPieces(chain.listed, parseJson(pack.tally)),
        one.kind === 'change' ? one.tally : [],
      ])
  }
  if (one.kind === 'split') {
    const pack = pick(packs, one.which)
    if (!pack) return
    const tally = parseJson(pack.tally)
    const part = createTally(tally.map((row) => ({ ...row, pcs: Math.min(row.pcs, one.pcs) })))
    await chain.split(pack, part)
  }
  if (one.kind === 'merge') {
    const chosen = pickAll(packs, one.some)
    const into = chain.createPart(sumTallies(chosen.map(({ tally }) => parseJson(tally))))
    if (chosen.length < 2) return
    await chain.run('mergePacks', 'purchase_manager', {
      body: { packs: chosen.map(({ id, version }) => ({ id, version })), into },
    })
  }
  if (one.kind === 'approve') {
    const report = reports[one.which]
    if (!report) return
    const answer = await chain.run('transitionSupplyReport', 'purchase_manager', {
      ...{ path: { id: report.id }, version: report.version },
      body: { to: 'approved' },
    })
    if (answer) chain.isCut = true
  }
  if (one.kind === 'ready') await setReady(chain, one)
  if (one.kind === 'save') await saveSupply(chain, {})
  if (one.kind === 'surplus') {
    await perform(chain, { kind: 'list', tallies: [one.tally] })
    await setReady(chain, { amount: 'measured_l', more: 0 })
    await perform(chain, { kind: 'receive', some: [(await chain.open()).length - 1] })
    await saveSupply(chain, {})
  }
  if (one.kind === 'load' || one.kind === 'loadRest') {
    const deal = pick(deals, one.deal)
    const chosen =
      one.kind === 'load' ? pickAll(packs, one.some) : packs.slice(0, PACKS / deals.length)
    if (!deal || chosen.length === 0) return
    const lines = [toLoad(chain, getLineId(deal), chosen)]
    await chain.run('createCargo', 'cargo_manager', {
      body: sampleTruck({ lines, seal_number: 'S' }),
    })
  }
  if (one.kind === 'reload' || one.kind === 'step' || one.kind === 'cancel') {
    const load = pick(await chain.loads(), one.which)
    if (!load) return
    const { cargo_id, version, status } = load
    const cargo = { path: { id: cargo_id }, version }
    if (one.kind === 'step')
      await chain.run('transitionCargo', 'cargo_manager', {
        ...cargo,
        body: { to: cargoStatuses[cargoStatuses.indexOf(status) + 1] ?? 'closed' },
      })
    if (one.kind === 'cancel')
      await chain.run('transitionCargo', 'cargo_manager', {
        ...cargo,
        body: { to: 'canceled', reason: 'No' },
      })
    const chosen = one.kind === 'reload' ? pickAll(packs, one.some) : []
    if (chosen.length > 0 && parseJson(load.pack_ids).length > 0) {
      const { booking_number } = await chain.db
        .selectFrom('cargos')
        .select('booking_number')
        .where('id', '=', cargo_id)
        .executeTakeFirstOrThrow()
      const lines = [toLoad(chain, load.deal_line_id, chosen, { id: load.id })]
      await chain.run('updateCargo', 'cargo_manager', {
        ...cargo,
        body: sampleTruck({ lines, booking_number, seal_number: 'S' }),
      })
    }
  }
  if (one.kind === 'receive')
    await chain.run('receiveLots', 'manager', {
      body: {
        supply_line_id: chain.lineId,
        location: 'SEGOT',
        packs: pickAll(packs, one.some).map(({ id, pcs }) => ({ pack_id: id, barcode: null, pcs })),
      },
    })
  const lots = await chain.lots()
  if (one.kind === 'count') {
    const lot = pick(lots, one.which)
    if (lot)
      await chain.run('correctLot', 'manager', {
        ...{ path: { id: lot.id }, version: lot.version },
        body: { pcs: one.pcs, ...(one.pcs === 0 && { removal: one.removal }), reason: 'Counted' },
      })
  }
  if (one.kind === 'sell') await sell(chain, pickAll(lots, one.some), one.unit)
  if (one.kind === 'revise') await reviseOrder(chain, one)
  if (one.kind === 'loadLots') {
    const line = pick(
      (await chain.allocations()).filter(({ deal_id }) => !deals.some(({ id }) => id === deal_id)),
      one.which,
    )
    const sold = lots.filter(({ order_line_id }) => order_line_id === line?.deal_line_id)
    if (!line || sold.length === 0) return
    const lot_ids = sold.map(({ id }) => id)
    await chain.run('createCargo', 'cargo_manager', {
      body: sampleTruck({
        lines: [toLoad(chain, line.deal_line_id, sold, { lot_ids, pack_ids: [] })],
      }),
    })
  }
}

/** Changes the ready amount. @param amount column to which `more` litres are added */
async function setReady(chain: Chain, { amount, more }: Values<'ready'>): Promise<void> {
  const line = await chain.readLine()
  await saveSupply(chain, { ready_quantity: fromLitres(Math.max(1, line[amount] + more)) })
}

/**
 * Saves the supply. No deal loses wood while the line is as much as is given away and no report
 * refuses a part of it.
 */
async function saveSupply(
  chain: Chain,
  change: Partial<Schemas['SupplyLineWrite']>,
): Promise<void> {
  const { db, lineId } = chain
  const before = await chain.readLine()
  const { stocked, parts } = (await findLineParts(db, [before]))(lineId)
  const record = await requireSupply(db, chain.wood.supply.id)
  const write = toSupplyWrite(record)
  const saved = await chain.run('updateSupply', 'purchase_manager', {
    ...{ path: { id: record.supply.id }, version: record.supply.version },
    body: {
      ...write,
      notes: `Saved after version ${record.supply.version}`,
      lines: write.lines.map((line) => ({ ...line, ...change })),
    },
  })
  if (!saved) return
  const after = await chain.readLine()
  const [exact, litres] = [
    sum(parts, (part) => part.exact) + stocked.exact,
    sum(parts, (part) => part.litres) + stocked.litres,
  ]
  const isEnough = after.wholeLitres >= exact || toListedLitres(after.wholeLitres, after) >= litres
  const rejecting = await db
    .selectFrom('inspection_reports')
    .select('id')
    .where('supply_id', '=', record.supply.id)
    .where('status', '=', 'approved')
    .where('rejected_l', '>', 0)
    .executeTakeFirst()
  expect(isEnough && !rejecting ? saved.cuts : undefined).toBeUndefined()
  if (saved.cuts) chain.isCut = true
}

/**
 * Sells packs in stock by an order of the portal that is confirmed.
 * @param unit of the price; that of the price list if not given
 */
async function sell(
  chain: Chain,
  lots: readonly Row<'lots'>[],
  unit?: Schemas['Unit'],
): Promise<void> {
  const lines = lots.map(({ id }) => createBasketItem({ lot_id: id }))
  if (lines.length === 0) return
  const company_id = OWN_COMPANY
  await chain.db
    .updateTable('lots')
    .set({ basket_line_id: null, status: 'available' })
    .where('basket_line_id', 'is not', null)
    .execute()
  await chain.db.deleteFrom('baskets').execute()
  if (unit)
    await chain.db.updateTable('prices').set({ unit }).where('product_id', '=', PRODUCT).execute()
  if (!(await chain.run('addToBasket', 'admin', { body: { company_id, lines } }))) return
  const ordered = await chain.run('createOrder', 'client', { body: getBasketOrder() })
  if (!ordered) return
  const received = await chain.run('transitionOrder', 'client', {
    ...{ path: { id: ordered.id }, version: ordered.version },
    body: { to: 'ordered' },
  })
  if (!received) return
  await chain.run('transitionOrder', 'admin', {
    ...{ path: { id: ordered.id }, version: received.version },
    body: { to: 'confirmed', override: true, reason: 'A client of many years' },
  })
}

/**
 * Gives an ordered line another number of packs by a revision of its deal, and answers it. A
 * revision that is still open is answered instead.
 */
async function reviseOrder(
  chain: Chain,
  { which: at, packs, answer, unit, pieces }: Values<'revise'>,
): Promise<void> {
  const { db } = chain
  const listOrders = () =>
    db
      .selectFrom('orders')
      .innerJoin('order_lines', 'order_id', 'orders.id')
      .select(['orders.id', 'deal_id'])
      .where('product_id', '=', PRODUCT)
      .where('company_id', '=', OWN_COMPANY)
      .where('deal_id', 'is not', null)
      .where('status', 'in', ['confirmed', 'in_progress'])
      .orderBy('number_key')
      .execute()
  if ((await listOrders()).length === 0) {
    for (const [which, pcs] of pieces.entries())
      if (pcs) await perform(chain, { kind: 'change', which, tally: [{ length_mm: 4000, pcs }] })
    await perform(chain, { kind: 'receive', some: [0, 1, 2, 3, 4] })
    await perform(chain, { kind: 'sell', some: [0, 1], unit })
  }
  const order = pick(await listOrders(), at)
  const id = order?.deal_id
  if (!id) return
  const open = await db
    .selectFrom('deal_revisions')
    .selectAll()
    .where('document_id', '=', id)
    .where('status', 'in', ['open', 'sent'])
    .executeTakeFirst()
  const revised = open
    ? await chain.run('getDealRevision', 'admin', {
        path: { id, revision: String(open.revision) },
      })
    : await chain.run('openDealRevision', 'admin', { path: { id }, body: { reason: 'More' } })
  if (!revised) return
  const path = { id, revision: String(revised.revision) }
  const step = (version: number, body: object) =>
    chain.run('transitionDealRevision', 'admin', { path, version, body })
  let now: Pick<Schemas['DealRevision'], 'status' | 'version'> | null = revised
  if (revised.status === 'open') {
    const [line] = revised.lines
    const lots = await db
      .selectFrom('lots')
      .select(['pcs', 'litres', 'tally'])
      .where('product_id', '=', PRODUCT)
      .where((eb) =>
        eb.or([
          eb.and([eb('order_line_id', '=', line?.id ?? ''), eb('status', '=', 'sold')]),
          eb('status', '=', 'available'),
        ]),
      )
      .orderBy(sql`case when status = 'sold' then 0 else 1 end`)
      .orderBy('received_at')
      .orderBy('id')
      .limit(packs + 1)
      .execute()
    const specification = line?.specification
    if (!line || !specification) return
    const quantity =
      line.unit === 'pcs'
        ? String(sum(lots, ({ pcs }) => pcs))
        : fromLitres(sumLotsLitres(lots, specification))
    const save = (changed: string) => {
      const body = toRevisionWrite(revised as Revision, {
        lines: revised.lines.map((each, i) => ({
          ...toRevisionLine(each),
          ...(i === 0 && { quantity: changed }),
        })),
        delivery_week_to: revised.delivery_week_to === '2027-W30' ? '2027-W31' : '2027-W30',
      })
      return chain.run('updateDealRevision', 'admin', { path, version: revised.version, body })
    }
    let saved = await save(quantity)
    const nearest = saved ? undefined : findNearestQuantity(chain.refused)
    if (nearest !== undefined) {
      // The quantity that the error names is accepted.
      saved = await save(nearest)
      expect(saved, JSON.stringify(chain.refused)).not.toBeNull()
      retryCount += 1
    }
    now = await step(saved?.version ?? revised.version, { to: 'sent' })
  }
  if (!now || answer === 'later') return
  if (answer === 'agreed' || answer === 'withdrawn') {
    const reason = 'A client of many years'
    await step(now.version, { to: answer, override: answer === 'agreed', reason })
    return
  }
  const { version } = await db
    .selectFrom('orders')
    .select('version')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  await chain.run('answerOrderChange', 'client', {
    ...{ path: { id: order.id }, version },
    body: { revision: revised.revision, answer },
  })
}

/** Revisions with a quantity that an error named. */
let retryCount = 0
export const getRetryCount = (): number => retryCount

/** Returns the quantity of whole packs that an error names, if it is the only one. */
function findNearestQuantity(refused: unknown): string | undefined {
  const { errors = [] } = refused as { errors?: Schemas['FieldError'][] }
  const [error, ...others] = errors
  if (others.length > 0 || !error?.code.endsWith('_packs')) return undefined
  const { above, most, least } = error.params ?? {}
  const named = above ?? most ?? least
  return named === undefined || Number(named) === 0 ? undefined : named
}
