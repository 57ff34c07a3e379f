import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Schemas } from '../call'
import { formatShare } from '../wood-lines/wood-figures'
import { expectAnswer } from './answers'
import { expectStoredSums } from './expect-stored-sums'
import type { People } from './host'
import { openRandomTestWorld, type RandomTestWorld } from './random-test-world'
import { askCargo, changeCargo, createLoad, sampleTruck } from './saved-cargos'
import { allocate, createConfirmedDeal, createOwnBoard, createAllocation } from './saved-cover'
import { stepDeal, type Deal } from './saved-deals'
import {
  changeSupply,
  createReadySupply,
  sampleSupplyLine,
  createSupplyWrite,
  type Supply,
} from './saved-supplies'

/** Chains that are played, or as many as CHAIN_RUNS says. */
const RUNS = Number(process.env['CHAIN_RUNS'] ?? 5)

let played: RandomTestWorld
let people: People

beforeAll(async () => {
  played = await openRandomTestWorld('first_day')
  people = played.people
})
afterAll(() => played.world.db.destroy())

const one = fc.nat(1)
const m3 = fc.integer({ min: 1, max: 45 })
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('load' as const), supply: one, deal: one, m3 }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('go' as const),
      which: fc.nat(9),
      times: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('reload' as const), which: fc.nat(9), m3 }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('allocate' as const), supply: one, deal: one, m3 }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('ready' as const),
      supply: one,
      ready: fc.integer({ min: 20, max: 41 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('drop' as const), deal: one }) },
)
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

const WAY: readonly Schemas['CargoStatus'][] = [
  'planned',
  'booked',
  'loading',
  'sealed',
  'in_transit',
  'arrived',
  'delivered',
]

/**
 * Creates two deals of 40 m3 and two ready supplies of the same product, 30 m3 of each allocated to
 * one deal.
 */
async function createTradedWood() {
  const wood = createOwnBoard()
  const deals = [
    await createConfirmedDeal(people, [wood]),
    await createConfirmedDeal(people, [wood]),
  ]
  const supplies: Supply[] = []
  for (const deal of deals) {
    const supply = await createReadySupply(
      people,
      { inspection_required: false, lines: [sampleSupplyLine({ specification: wood })] },
      '38',
    )
    await expectAnswer(
      await allocate(people, createAllocation(supply, deal, '30')),
      'setAllocations',
    )
    supplies.push(supply)
  }
  return { deals, supplies, cargos: [] as string[] }
}
type Traded = Awaited<ReturnType<typeof createTradedWood>>

const readCargo = async (id: string) =>
  expectAnswer(await (await people.as('cargo_manager')).get(`/cargos/${id}/`), 'getCargo')

/** Returns the response to a random request, or undefined if there is no record for it yet. */
async function play({ deals, supplies, cargos }: Traded, act: Act): Promise<Response | undefined> {
  const [supply, deal] = [
    'supply' in act ? supplies[act.supply] : undefined,
    'deal' in act ? deals[act.deal] : undefined,
  ]
  if (act.kind === 'allocate' && supply && deal)
    return allocate(people, createAllocation(supply, deal, String(act.m3)))
  if (act.kind === 'ready' && supply) return reportReady(supply, act.ready)
  if (act.kind === 'drop' && deal)
    return stepDeal(people, 'global_manager', await readDeal(deal), {
      to: 'canceled',
      reason: 'No',
    })
  if (act.kind === 'load' && supply && deal) {
    const answer = await (
      await people.as('cargo_manager')
    ).post('/cargos/', sampleTruck({ lines: [createLoad({ deal, supply }, String(act.m3))] }))
    if (answer.ok) cargos.push((await expectAnswer(answer.clone(), 'createCargo')).id)
    return answer
  }
  const id = 'which' in act ? cargos[act.which % Math.max(1, cargos.length)] : undefined
  if (id === undefined) return undefined
  const cargo = await readCargo(id)
  if (act.kind === 'go')
    return askCargo(people, 'cargo_manager', cargo, {
      to: WAY[WAY.indexOf(cargo.status) + 1] ?? 'closed',
    })
  if (act.kind === 'cancel')
    return askCargo(people, 'cargo_manager', cargo, { to: 'canceled', reason: 'No' })
  if (act.kind !== 'reload') return undefined
  const lines = cargo.lines.map(
    ({ supply_line_id, deal_line_id, unit, lot_ids, net_kg, gross_kg, drop, id: load }) => ({
      id: load,
      supply_line_id,
      deal_line_id,
      unit,
      lot_ids,
      net_kg,
      gross_kg,
      drop,
      quantity: String(act.m3),
    }),
  )
  return changeCargo(people, cargo, sampleTruck({ booking_number: cargo.booking_number, lines }))
}

const readDeal = async ({ id }: Deal) =>
  expectAnswer(await (await people.as('global_manager')).get(`/deals/${id}/`), 'getDeal')

/** Has the mill say how much lies ready. */
async function reportReady({ id }: Supply, ready: number): Promise<Response> {
  const now = await expectAnswer(
    await (await people.as('purchase_manager')).get(`/supplies/${id}/`),
    'getSupply',
  )
  const lines = now.lines.map((line) =>
    sampleSupplyLine({
      id: line.id,
      specification: line.specification,
      confirmed_quantity: '38',
      ready_quantity: String(ready),
    }),
  )
  return changeSupply(
    people,
    'purchase_manager',
    now,
    await createSupplyWrite(people, {
      sawmill_id: now.sawmill.id,
      inspection_required: false,
      lines,
    }),
  )
}

/**
 * Expects delivered <= loaded <= available amounts on each line, and deals whose sums match their
 * lines.
 */
async function expectChain({ deals, supplies }: Traded): Promise<void> {
  const { db } = played.world
  const bookedLines = await db
    .selectFrom('supply_lines')
    .selectAll()
    .where(
      'supply_id',
      'in',
      supplies.map(({ id }) => id),
    )
    .execute()
  for (const line of bookedLines) {
    expect(line.loaded_l).toBeLessThanOrEqual(line.ready_l ?? 0)
    expect(line.ready_l).toBeLessThanOrEqual((line.volume_l * 110) / 100)
  }
  for (const each of deals) {
    const lines = await db
      .selectFrom('deal_lines')
      .selectAll()
      .where('deal_id', '=', each.id)
      .execute()
    for (const { delivered_l, loaded_l, purchased_l, volume_l } of lines) {
      expect(delivered_l).toBeLessThanOrEqual(loaded_l)
      expect(loaded_l).toBeLessThanOrEqual(purchased_l)
      expect(purchased_l).toBeLessThanOrEqual((volume_l * 110) / 100)
    }
    const total = lines.reduce((sum, { volume_l }) => sum + volume_l, 0)
    const share = (column: 'purchased_l' | 'loaded_l' | 'delivered_l') =>
      formatShare(
        lines.reduce((sum, line) => sum + line[column], 0),
        total,
      )
    const { purchased_percent, loaded_percent, delivered_percent } = await readDeal(each)
    expect([purchased_percent, loaded_percent, delivered_percent]).toEqual([
      share('purchased_l'),
      share('loaded_l'),
      share('delivered_l'),
    ])
    expect(bookedLines.reduce((sum, { loaded_l }) => sum + loaded_l, 0)).toBeGreaterThanOrEqual(
      lines.reduce((sum, { loaded_l }) => sum + loaded_l, 0),
    )
  }
}

it('no sequence of calls delivers, loads or buys more than exists', async () => {
  let delivered = 0
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 24 }), async (acts) => {
      const wood = await createTradedWood()
      for (const act of acts.flatMap((each) =>
        Array.from({ length: each.kind === 'go' ? each.times : 1 }, () => each),
      )) {
        const answer = await play(wood, act)
        expect([undefined, 200, 201, 409, 422]).toContain(answer?.status)
        await expectChain(wood)
      }
      expect(played.failures).toEqual([])
      await expectStoredSums(played.world.db)
      const cargos =
        wood.cargos.length === 0
          ? []
          : await played.world.db
              .selectFrom('cargos')
              .select('status')
              .where('id', 'in', wood.cargos)
              .execute()
      delivered += cargos.filter(({ status }) => status === 'delivered').length
    }),
    { numRuns: RUNS, seed: 27, endOnFailure: true },
  )
  expect(delivered).toBeGreaterThan(0)
}, 3_600_000)
