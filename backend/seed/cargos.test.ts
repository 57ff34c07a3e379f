import initSqlJs from 'sql.js'
import { expect, test } from 'vitest'
import { isContainerNumber } from '@domain/timber'
import { findLineProgress } from '../cargos/sync-loaded-documents'
import { prepareStoredCargo } from '../cargos/prepare-cargo'
import { findCargo } from '../cargos/queries'
import { toCargoRow } from '../cargos/schema'
import { checkCargo, checkFill } from '../cargos/rules/check-cargo'
import {
  CONTAINER_HOLDING_STATUSES,
  getNextDealStatuses,
  getNextSupplyStatuses,
} from '../cargos/rules/statuses'
import { computeLoadableAmount } from '../cargos/rules/compute-load'
import { parseWoodLine } from '../cover/cover-lines'
import { rowEquals } from '../db/rows'
import { migrate } from '../db/migrate'
import { openSqlJs } from '../db/open-sql-js'
import { seedBusyWeek, seedEverythingLate } from './worlds'

const NOW = '2026-11-20T09:30:00.000Z'
const tools = {
  clock: () => new Date(NOW),
  random: (length: number) => new Uint8Array(length).fill(7),
}

async function getWorld(seed: typeof seedBusyWeek) {
  const world = worlds.get(seed) ?? createWorld(seed)
  worlds.set(seed, world)
  return world
}
const worlds = new Map<typeof seedBusyWeek, ReturnType<typeof createWorld>>()

async function createWorld(seed: typeof seedBusyWeek) {
  const db = openSqlJs(new (await initSqlJs()).Database())
  await migrate(db, 'sqlite')
  await seed(db, tools)
  return {
    db,
    cargos: await db.selectFrom('cargos').selectAll().orderBy('number_key').execute(),
    loads: await db.selectFrom('cargo_loads').selectAll().orderBy('id').execute(),
  }
}

test('cargos of the seed are reproducible, in every status, and in the past', async () => {
  const [one, other] = [await getWorld(seedBusyWeek), await createWorld(seedBusyWeek)]
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
])('in %s each cargo is valid, and its sums are correct', async (_name, seed) => {
  const { db, cargos } = await getWorld(seed)
  const containerNumbers = cargos
    .filter(
      ({ status, container_number }) =>
        container_number !== null && CONTAINER_HOLDING_STATUSES.includes(status),
    )
    .map(({ container_number }) => container_number ?? '')
  expect(new Set(containerNumbers).size).toBe(containerNumbers.length)
  expect(containerNumbers.every(isContainerNumber)).toBe(true)
  for (const cargo of cargos) {
    const prepared = await prepareStoredCargo(db, await findCargo(db, cargo.id))
    expect(
      checkCargo(prepared.write, { containerHolder: null, foreignLoadIds: new Set() }),
      cargo.number,
    ).toEqual([])
    expect(checkFill(prepared.figures), cargo.number).toEqual([])
    expect(rowEquals(cargo, toCargoRow(prepared)), cargo.number).toBe(true)
    for (const {
      loadAmount: { litres },
      max,
    } of prepared.loads)
      expect(litres, cargo.number).toBeLessThanOrEqual(max.litres)
  }
})

test.each([
  ['a busy week', seedBusyWeek],
  ['a bad month', seedEverythingLate],
])(
  'in %s deals and supplies have the status that follows from their cargo',
  async (_name, seed) => {
    const { db } = await getWorld(seed)
    const deals = await db.selectFrom('deals').selectAll().execute()
    const dealLines = await db.selectFrom('deal_lines').selectAll().execute()
    const dealProgress = await findLineProgress(
      db,
      'deal_id',
      deals.map(({ id }) => id),
    )
    for (const deal of deals) {
      const lines = dealLines
        .filter(({ deal_id }) => deal_id === deal.id)
        .map((line) => ({ line, total: line.volume_l, ...dealProgress(line.id) }))
      expect(
        getNextDealStatuses(deal.status, { lines, tolerancePercent: deal.tolerance_percent }),
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
    const supplyLines = (await db.selectFrom('supply_lines').selectAll().execute()).map(
      parseWoodLine,
    )
    const supplyProgress = await findLineProgress(
      db,
      'supply_id',
      supplies.map(({ id }) => id),
    )
    for (const supply of supplies) {
      const lines = supplyLines
        .filter(({ supply_id }) => supply_id === supply.id)
        .map((line) => ({ total: computeLoadableAmount(line).litres, ...supplyProgress(line.id) }))
      expect(
        getNextSupplyStatuses(supply.status, { lines, tolerancePercent: supply.tolerance_percent }),
        supply.number,
      ).toEqual([])
    }
  },
)
