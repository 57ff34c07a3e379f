import initSqlJs from 'sql.js'
import { expect, test } from 'vitest'
import { parseJson } from '../db/rows'
import { migrate } from '../db/migrate'
import { openSqlJs } from '../db/open-sql-js'
import { getReadyDifference } from '../supplies/supply-figures'
import { fromLitres } from '../db/decimal-columns'
import { seedBusyWeek } from './worlds'

const NOW = '2026-11-20T09:30:00.000Z'
const tools = {
  clock: () => new Date(NOW),
  random: (length: number) => new Uint8Array(length).fill(7),
}

async function createBusyWeek() {
  const db = openSqlJs(new (await initSqlJs()).Database())
  await migrate(db, 'sqlite')
  await seedBusyWeek(db, tools)
  const supplies = await db.selectFrom('supplies').selectAll().orderBy('number_key').execute()
  const lines = await db
    .selectFrom('supply_lines')
    .selectAll()
    .orderBy('supply_id')
    .orderBy('position')
    .execute()
  return { db, supplies, lines }
}

test('supplies of the seed are reproducible', async () => {
  const [one, other] = await Promise.all([createBusyWeek(), createBusyWeek()])
  expect([one.supplies, one.lines]).toEqual([other.supplies, other.lines])
})

test('supplies exist in every status, add up, and are in the past', async () => {
  const { db, supplies, lines } = await createBusyWeek()
  expect(new Set(supplies.map(({ status }) => status)).size).toBe(9)
  expect(
    supplies.every(({ updated_at, created_at }) => created_at <= updated_at && updated_at <= NOW),
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
    expect(supply.free_l).toBeGreaterThanOrEqual(0)
    expect(supply.free_l).toBeLessThanOrEqual(supply.volume_l)
    expect([supply.confirmed_l ?? 0, supply.ready_l ?? 0]).toEqual([
      sum(supply.id, 'confirmed_l'),
      sum(supply.id, 'ready_l'),
    ])
  }
  const last = await db
    .selectFrom('document_counters')
    .select('last')
    .where('series', '=', 'S')
    .where('year', '=', 2026)
    .executeTakeFirstOrThrow()
  expect(supplies.filter(({ number }) => number.startsWith('S-2026-')).length).toBe(last.last)
})

test('each supply buys what its mill saws in a country of purchase, with a ready amount within the tolerance', async () => {
  const { db, supplies, lines } = await createBusyWeek()
  const mills = new Map(
    (await db.selectFrom('sawmills').selectAll().execute()).map((mill) => [mill.id, mill]),
  )
  const byId = new Map(supplies.map((supply) => [supply.id, supply]))
  for (const line of lines) {
    const supply = byId.get(line.supply_id)
    const mill = mills.get(supply?.sawmill_id ?? '')
    const { wood, profile } = parseJson(line.specification)
    expect(mill?.approval).toBe('approved')
    expect(mill && parseJson(mill.species)).toContain(wood)
    expect(mill && parseJson(mill.profiles)).toContain(profile)
    const parts = {
      confirmed_m3: line.confirmed_l === null ? null : fromLitres(line.confirmed_l),
      ready_m3: line.ready_l === null ? null : fromLitres(line.ready_l),
    }
    expect(getReadyDifference(parts, supply?.tolerance_percent ?? 0)).toBeNull()
  }
})
