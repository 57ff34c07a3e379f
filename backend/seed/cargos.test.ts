import initSqlJs from 'sql.js'
import { expect, test } from 'vitest'
import { isContainerNumber } from '@/shared/lib/timber'
import { progressOf } from '../cargos/line-progress'
import { preparedRecord } from '../cargos/prepare-cargo'
import { findCargo } from '../cargos/find-cargo'
import { cargoValues } from '../cargos/cargo-rows'
import { checkCargo, checkFill } from '../cargos/rules/check-cargo'
import { dealWay, supplyWay } from '../cargos/rules/progress'
import { HOLDING } from '../cargos/rules/statuses'
import { loadableOf } from '../cargos/rules/take-load'
import { readWood } from '../cover/cover-lines'
import { hasAlready } from '../db/has-already'
import { migrate } from '../db/migrate'
import { openSqlJs } from '../db/open-sql-js'
import { seedBusyWeek, seedEverythingLate } from './worlds'

const NOW = '2026-11-20T09:30:00.000Z'
const tools = {
  clock: () => new Date(NOW),
  random: (length: number) => new Uint8Array(length).fill(7),
}

async function worldOf(seed: typeof seedBusyWeek) {
  const known = worlds.get(seed) ?? newWorld(seed)
  worlds.set(seed, known)
  return known
}
const worlds = new Map<typeof seedBusyWeek, ReturnType<typeof newWorld>>()

async function newWorld(seed: typeof seedBusyWeek) {
  const db = openSqlJs(new (await initSqlJs()).Database())
  await migrate(db, 'sqlite')
  await seed(db, tools)
  return {
    db,
    cargos: await db.selectFrom('cargos').selectAll().orderBy('number_key').execute(),
    loads: await db.selectFrom('cargo_loads').selectAll().orderBy('id').execute(),
  }
}

test('a house’s cargo is the same every time, in every status, and lies before now', async () => {
  const [one, other] = [await worldOf(seedBusyWeek), await newWorld(seedBusyWeek)]
  expect([one.cargos, one.loads]).toEqual([other.cargos, other.loads])
  expect(one.cargos.length).toBeGreaterThan(150)
  expect(new Set(one.cargos.map(({ status }) => status)).size).toBe(9)
  expect(
    one.cargos.filter(
      ({ created_at, updated_at, atd, ata }) =>
        created_at > updated_at || updated_at > NOW || (atd ?? '') > NOW || (ata ?? '') > NOW,
    ),
  ).toEqual([])
})

test.each([
  ['a busy week', seedBusyWeek],
  ['a bad month', seedEverythingLate],
])('in %s each cargo could have been written, and comes to what it says', async (_name, seed) => {
  const { db, cargos } = await worldOf(seed)
  const held = cargos
    .filter(({ status, container_number }) => container_number !== null && HOLDING.includes(status))
    .map(({ container_number }) => container_number ?? '')
  expect(new Set(held).size).toBe(held.length)
  expect(held.every(isContainerNumber)).toBe(true)
  for (const cargo of cargos) {
    const prepared = await preparedRecord(db, await findCargo(db, cargo.id))
    expect(
      checkCargo(prepared.write, { holder: null, foreignLoadIds: new Set() }),
      cargo.number,
    ).toEqual([])
    expect(checkFill(prepared.figures), cargo.number).toEqual([])
    expect(hasAlready(cargo, cargoValues(prepared, cargo.number)), cargo.number).toBe(true)
    for (const {
      held: { litres },
      most,
    } of prepared.loads)
      expect(litres, cargo.number).toBeLessThanOrEqual(most.litres)
  }
})

test.each([
  ['a busy week', seedBusyWeek],
  ['a bad month', seedEverythingLate],
])('in %s deals and supplies stand where their cargo has brought them', async (_name, seed) => {
  const { db } = await worldOf(seed)
  const deals = await db.selectFrom('deals').selectAll().execute()
  const dealLines = await db.selectFrom('deal_lines').selectAll().execute()
  const ofDeals = await progressOf(
    db,
    'deal_id',
    deals.map(({ id }) => id),
  )
  for (const deal of deals) {
    const lines = dealLines
      .filter(({ deal_id }) => deal_id === deal.id)
      .map((line) => ({ line, whole: line.volume_l, ...ofDeals(line.id) }))
    expect(
      dealWay(deal.status, { lines, tolerancePercent: deal.tolerance_percent }),
      deal.number,
    ).toEqual([])
    expect(lines.map(({ line }) => [line.loaded_l, line.delivered_l])).toEqual(
      lines.map(({ loaded, delivered }) => [loaded, delivered]),
    )
    expect(
      lines.some(({ loaded }) => loaded > 0),
      deal.number,
    ).toBe(['loading', 'shipped', 'delivered', 'completed'].includes(deal.status))
  }
  const supplies = await db.selectFrom('supplies').selectAll().execute()
  const supplyLines = (await db.selectFrom('supply_lines').selectAll().execute()).map(readWood)
  const ofSupplies = await progressOf(
    db,
    'supply_id',
    supplies.map(({ id }) => id),
  )
  for (const supply of supplies) {
    const lines = supplyLines
      .filter(({ supply_id }) => supply_id === supply.id)
      .map((line) => ({ whole: loadableOf(line).litres, ...ofSupplies(line.id) }))
    expect(
      supplyWay(supply.status, { lines, tolerancePercent: supply.tolerance_percent }),
      supply.number,
    ).toEqual([])
  }
})
