import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Schemas } from '../call'
import { toLitres } from '../db/decimal-columns'
import { formatShare } from '../wood-lines/wood-figures'
import { expectAnswer } from './answers'
import { createPeople, type Host, type People } from './host'
import { openMswHost } from './hosts/msw'
import { openPostgresServer } from './hosts/postgres-server'
import { openSqliteServer } from './hosts/sqlite-server'
import {
  allocate,
  readDealCover,
  createConfirmedDeal,
  createUniqueBoard,
  createAllocation,
  readSupplyCover,
  createOrderedSupply,
} from './fixtures/saved-cover'
import { postDealTransition, type Deal } from './fixtures/saved-deals'
import { endSupply, putSupply, type Supply } from './fixtures/saved-supplies'

/**
 * Number of random sequences; COVER_RUNS overrides it. A thousand more test the pure rules in
 * backend/cover.
 */
const RUNS = Number(process.env['COVER_RUNS'] ?? 6)

/** COVER_HOST=postgres or mock selects another host. The server on SQLite is the fastest. */
const HOSTS: Readonly<Record<string, () => Promise<Host>>> = {
  mock: openMswHost,
  sqlite: openSqliteServer,
  postgres: openPostgresServer,
}
const open = HOSTS[process.env['COVER_HOST'] ?? 'sqlite'] ?? openSqliteServer

/** A new login follows after this many, because a session lasts a quarter of an hour. */
const SEQUENCES_PER_LOGIN = 100

let host: Host
let people: People

beforeAll(async () => {
  host = await open()
})
afterAll(() => host.close())

const supply = fc.nat(1)
const deal = fc.nat(2)
const amount = fc.oneof(
  fc.record({ unit: fc.constant('pack' as const), quantity: fc.nat(12).map(String) }),
  fc.record({
    unit: fc.constant('m3' as const),
    quantity: fc.nat(60_000).map((litres) => (litres / 1000).toFixed(3)),
  }),
  fc.constant({ unit: 'm3' as const, quantity: null }),
)
const action = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('set' as const), supply, deal, amount }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('split' as const),
      deal,
      amounts: fc.tuple(amount, amount),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('release' as const), supply, deal }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('change' as const), supply, confirmed: fc.nat(14) }),
  },
  fc.record({ kind: fc.constant('cancel' as const), deal }),
  fc.record({ kind: fc.constant('cancel_supply' as const), supply }),
)

/** Creates three deals of 40 m3 and two supplies of one wood, whose packs have no round volume. */
async function createTradedWood() {
  const wood = createUniqueBoard({ length_mm: 4650, pcs_per_pack: 71 })
  const deals: Deal[] = []
  for (let i = 0; i < 3; i++) deals.push(await createConfirmedDeal(people, [wood]))
  const supplies = [
    await createOrderedSupply(people, [wood], { line: { quantity: '11', unit: 'pack' } }),
    await createOrderedSupply(people, [wood], { line: { quantity: '7', unit: 'pack' } }),
  ]
  return { deals, supplies }
}
type Traded = Awaited<ReturnType<typeof createTradedWood>>

async function perform(
  { deals, supplies }: Traded,
  one: typeof action extends fc.Arbitrary<infer Action> ? Action : never,
): Promise<Response | undefined> {
  const [from, to] = [
    'supply' in one ? supplies[one.supply] : undefined,
    'deal' in one ? deals[one.deal] : undefined,
  ]
  if (one.kind === 'set' && from && to)
    return allocate(
      people,
      createAllocation(from.supply, to, one.amount.quantity, { unit: one.amount.unit }),
    )
  if (one.kind === 'release' && from && to)
    return allocate(people, createAllocation(from.supply, to, '0'))
  if (one.kind === 'split' && to) {
    return allocate(
      people,
      ...supplies.flatMap((each, i) =>
        createAllocation(each.supply, to, one.amounts[i]?.quantity ?? null, {
          unit: one.amounts[i]?.unit ?? 'm3',
        }),
      ),
    )
  }
  if (one.kind === 'cancel' && to) {
    const now = await expectAnswer(
      await (await people.as('global_manager')).get(`/deals/${to.id}/`),
      'getDeal',
    )
    return postDealTransition(people, 'global_manager', now, { to: 'canceled', reason: 'No' })
  }
  if (!from) return undefined
  const now = await expectAnswer(
    await (await people.as('purchase_manager')).get(`/supplies/${from.supply.id}/`),
    'getSupply',
  )
  if (one.kind === 'cancel_supply') return endSupply(people, now, { to: 'canceled', reason: 'No' })
  if (one.kind !== 'change') return undefined
  const write = {
    ...from.write,
    lines: from.write.lines.map((line) => ({ ...line, confirmed_quantity: String(one.confirmed) })),
  }
  return putSupply(people, 'purchase_manager', now, write)
}

const sumLitres = (parts: readonly { amount: Schemas['CoverAmount'] }[]) =>
  parts.reduce((sum, { amount: { m3 } }) => sum + toLitres(m3), 0)

async function expectSums({ deals, supplies }: Traded): Promise<void> {
  for (const {
    supply: { id },
  } of supplies) {
    const {
      lines: [line],
      status,
    } = await readSupplyCover(people, { id })
    if (!line) throw new Error('It has a line')
    // Canceled supplies have no wood.
    const isLive = status !== 'canceled'
    const available = isLive ? toLitres((line.confirmed ?? line.ordered).m3) : 0
    const free = isLive ? toLitres(line.free.m3) : 0
    expect(sumLitres(line.parts)).toBe(toLitres(line.allocated.m3))
    expect(toLitres(line.allocated.m3) + free).toBe(available)
    // As the list of supplies finds it.
    expect(await readFreeLitres(id)).toBe(free)
  }
  for (const each of deals) {
    const {
      lines: [line],
    } = await readDealCover(people, each)
    if (!line) throw new Error('It has a line')
    expect(sumLitres(line.parts)).toBe(toLitres(line.bought.m3) + toLitres(line.planned.m3))
    expect(sumLitres(line.parts)).toBeLessThanOrEqual(44_000)
    expect(toLitres(line.sold.m3) + toLitres(line.long.m3)).toBe(
      toLitres(line.bought.m3) + toLitres(line.short.m3),
    )
    const stored = await expectAnswer(
      await (await people.as('purchase_manager')).get(`/deals/${each.id}/`),
      'getDeal',
    )
    const percent = formatShare(toLitres(line.bought.m3), toLitres(line.sold.m3))
    expect([stored.purchased_percent, stored.lines[0]?.purchased_percent]).toEqual([
      percent,
      percent,
    ])
  }
}

async function readFreeLitres(id: Supply['id']): Promise<number> {
  const {
    items: [listed],
  } = await expectAnswer(
    await (await people.as('purchase_manager')).get(`/supplies/?id=${id}`),
    'listSupplies',
  )
  return toLitres(listed?.free_m3 ?? '0.000')
}

it(
  'sums are correct after each call that allocates, releases, splits, cancels or changes wood',
  async () => {
    let opened = 0
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 14 }), async (actions) => {
        if (opened++ % SEQUENCES_PER_LOGIN === 0) people = createPeople(host)
        const wood = await createTradedWood()
        for (const one of actions) {
          const answer = await perform(wood, one)
          expect([200, 409, 422]).toContain(answer?.status)
          await expectSums(wood)
        }
      }),
      { numRuns: RUNS, seed: 26, endOnFailure: true },
    )
  },
  100_000 + RUNS * 10_000,
)
