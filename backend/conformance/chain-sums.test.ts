import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Schemas } from '../call'
import { formatShare } from '../wood-lines/wood-figures'
import { expectAnswer } from './answers'
import { expectStoredSums } from './fixtures/expect-stored-sums'
import type { People } from './host'
import { openRandomTestWorld, type RandomTestWorld } from './fixtures/random-test-world'
import { postCargoTransition, putCargo, createLoad, sampleTruck } from './fixtures/saved-cargos'
import {
  allocate,
  createConfirmedDeal,
  createUniqueBoard,
  createAllocation,
} from './fixtures/saved-cover'
import { postDealTransition, type Deal } from './fixtures/saved-deals'
import {
  putSupply,
  createReadySupply,
  sampleSupplyLine,
  createSupplyWrite,
  type Supply,
} from './fixtures/saved-supplies'

/** Number of random sequences; CHAIN_RUNS overrides it. */
const RUNS = Number(process.env['CHAIN_RUNS'] ?? 5)

let opened: RandomTestWorld
let people: People

beforeAll(async () => {
  opened = await openRandomTestWorld('first_day')
  people = opened.people
})
afterAll(() => opened.world.db.destroy())

const one = fc.nat(1)
const m3 = fc.integer({ min: 1, max: 45 })
const action = fc.oneof(
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
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never

const STATUS_ORDER: readonly Schemas['CargoStatus'][] = [
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
  const wood = createUniqueBoard()
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
async function perform(
  { deals, supplies, cargos }: Traded,
  action: Action,
): Promise<Response | undefined> {
  const [supply, deal] = [
    'supply' in action ? supplies[action.supply] : undefined,
    'deal' in action ? deals[action.deal] : undefined,
  ]
  if (action.kind === 'allocate' && supply && deal)
    return allocate(people, createAllocation(supply, deal, String(action.m3)))
  if (action.kind === 'ready' && supply) return reportReady(supply, action.ready)
  if (action.kind === 'drop' && deal)
    return postDealTransition(people, 'global_manager', await readDeal(deal), {
      to: 'canceled',
      reason: 'No',
    })
  if (action.kind === 'load' && supply && deal) {
    const answer = await (
      await people.as('cargo_manager')
    ).post('/cargos/', sampleTruck({ lines: [createLoad({ deal, supply }, String(action.m3))] }))
    if (answer.ok) cargos.push((await expectAnswer(answer.clone(), 'createCargo')).id)
    return answer
  }
  const id = 'which' in action ? cargos[action.which % Math.max(1, cargos.length)] : undefined
  if (id === undefined) return undefined
  const cargo = await readCargo(id)
  if (action.kind === 'go')
    return postCargoTransition(people, 'cargo_manager', cargo, {
      to: STATUS_ORDER[STATUS_ORDER.indexOf(cargo.status) + 1] ?? 'closed',
    })
  if (action.kind === 'cancel')
    return postCargoTransition(people, 'cargo_manager', cargo, { to: 'canceled', reason: 'No' })
  if (action.kind !== 'reload') return undefined
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
      quantity: String(action.m3),
    }),
  )
  return putCargo(people, cargo, sampleTruck({ booking_number: cargo.booking_number, lines }))
}

const readDeal = async ({ id }: Deal) =>
  expectAnswer(await (await people.as('global_manager')).get(`/deals/${id}/`), 'getDeal')

/** Saves the quantity that the mill has ready. */
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
  return putSupply(
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
  const { db } = opened.world
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
    fc.asyncProperty(fc.array(action, { minLength: 8, maxLength: 24 }), async (actions) => {
      const wood = await createTradedWood()
      for (const action of actions.flatMap((each) =>
        Array.from({ length: each.kind === 'go' ? each.times : 1 }, () => each),
      )) {
        const answer = await perform(wood, action)
        expect([undefined, 200, 201, 409, 422]).toContain(answer?.status)
        await expectChain(wood)
      }
      expect(opened.loggedErrors).toEqual([])
      await expectStoredSums(opened.world.db)
      const cargos =
        wood.cargos.length === 0
          ? []
          : await opened.world.db
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
