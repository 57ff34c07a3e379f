import { beforeEach, expect, it } from 'vitest'
import { FAKE_NOW } from '@mocks/host/fake-clock'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import { fromLitres } from '../db/decimal-columns'
import { parseJson } from '../db/rows'
import type { Row } from '../db/tables'
import { getReadyDifference } from '../supplies/supply-figures'

setUpTestWorlds()
const world = useTestWorld()

let supplies: Row<'supplies'>[]
let lines: Row<'supply_lines'>[]
beforeEach(async () => {
  supplies = await world.db.selectFrom('supplies').selectAll().execute()
  lines = await world.db.selectFrom('supply_lines').selectAll().execute()
})

it('supplies exist in every status, add up, and are in the past', async () => {
  expect(new Set(supplies.map(({ status }) => status)).size).toBe(9)
  expect(
    supplies.every(
      ({ updated_at, created_at }) => created_at <= updated_at && updated_at <= FAKE_NOW,
    ),
  ).toBe(true)
  const sum = (id: string, column: 'volume_l' | 'amount_cents' | 'confirmed_l' | 'ready_l') =>
    lines
      .filter((line) => line.supply_id === id)
      .reduce((total, line) => total + (line[column] ?? 0), 0)
  for (const supply of supplies) {
    expect([supply.volume_l, supply.amount_cents]).toEqual([
      sum(supply.id, 'volume_l'),
      sum(supply.id, 'amount_cents'),
    ])
    expect(supply.deposit_cents ?? 0).toBeLessThan(supply.amount_cents)
    expect(supply.free_l).toBeGreaterThanOrEqual(0)
    expect(supply.free_l).toBeLessThanOrEqual(supply.volume_l)
    expect([supply.confirmed_l ?? 0, supply.ready_l ?? 0]).toEqual([
      sum(supply.id, 'confirmed_l'),
      sum(supply.id, 'ready_l'),
    ])
  }
  const last = await world.db
    .selectFrom('document_counters')
    .select('last')
    .where('series', '=', 'S')
    .where('year', '=', 2026)
    .executeTakeFirstOrThrow()
  expect(supplies.filter(({ number }) => number.startsWith('S-2026-')).length).toBe(last.last)
})

it('each supply buys what its mill saws in a country of purchase, with a ready amount within the tolerance', async () => {
  const sawmills = new Map(
    (await world.db.selectFrom('sawmills').selectAll().execute()).map((sawmill) => [
      sawmill.id,
      sawmill,
    ]),
  )
  const byId = new Map(supplies.map((supply) => [supply.id, supply]))
  for (const line of lines) {
    const supply = byId.get(line.supply_id)
    const sawmill = sawmills.get(supply?.sawmill_id ?? '')
    const { wood, profile } = parseJson(line.specification)
    expect(sawmill?.approval).toBe('approved')
    expect(sawmill && parseJson(sawmill.species)).toContain(wood)
    expect(sawmill && parseJson(sawmill.profiles)).toContain(profile)
    const parts = {
      confirmed_m3: line.confirmed_l === null ? null : fromLitres(line.confirmed_l),
      ready_m3: line.ready_l === null ? null : fromLitres(line.ready_l),
    }
    expect(getReadyDifference(parts, supply?.tolerance_percent ?? 0)).toBeNull()
  }
})
