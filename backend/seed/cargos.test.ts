import { expect, it } from 'vitest'
import { FAKE_NOW } from '@mocks/host/fake-clock'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { openTestWorld, useTestWorld } from '@mocks/node/test-world'
import type { ScenarioName } from '@mocks/scenarios'
import { findLineProgress } from '../cargos/line-progress'
import { prepareStoredCargo } from '../cargos/prepare-cargo'
import { requireCargo } from '../cargos/queries'
import { findMissingDocuments } from '../cargos/rules/required-documents'
import { toCargoRow } from '../cargos/schema'
import { checkCargo, checkFill, findVgmWarnings } from '../cargos/rules/check-cargo'
import { getNextDealStatuses, getNextSupplyStatuses } from '../cargos/rules/shipment-progress'
import { rowEquals } from '../db/rows'
import { findSupplyProgress } from '../loaded-supplies/find-supply-progress'
import { UNDELIVERED_CARGO_STATUSES } from '../statuses/cargo-statuses'

setUpTestWorlds()
const world = useTestWorld()
const scenarios: ScenarioName[] = ['busy_week', 'everything_late']

it('cargos of the seed are in every status, and in the past', async () => {
  const cargos = await world.db.selectFrom('cargos').selectAll().execute()
  expect(cargos.length).toBeGreaterThan(150)
  expect(new Set(cargos.map(({ status }) => status)).size).toBe(9)
  expect(
    cargos.filter(
      ({ created_at, updated_at, atd, ata }) =>
        created_at > updated_at ||
        updated_at > FAKE_NOW ||
        (atd ?? '') > FAKE_NOW ||
        (ata ?? '') > FAKE_NOW,
    ),
  ).toEqual([])
})

it('sealed trucks of the seed are weighed with straps and bearers, so that papers show it', async () => {
  const loads = await world.db
    .selectFrom('cargo_loads')
    .innerJoin('cargos', 'cargos.id', 'cargo_loads.cargo_id')
    .leftJoin('invoice_loads', 'invoice_loads.load_id', 'cargo_loads.id')
    .select(['cargos.kind', 'cargo_loads.gross_kg', 'cargo_loads.counted_net_kg'])
    .select(['cargo_loads.pack_ids', 'invoice_loads.invoice_id'])
    .where('cargo_loads.gross_kg', 'is not', null)
    .execute()
  expect(loads.length).toBeGreaterThan(10)
  for (const { kind, gross_kg, counted_net_kg } of loads)
    expect([kind, (gross_kg ?? 0) > counted_net_kg]).toEqual(['truck', true])
  expect(loads.some(({ invoice_id }) => invoice_id !== null)).toBe(true)
  expect(loads.some(({ pack_ids }) => pack_ids !== '[]')).toBe(true)
})

it.each(scenarios)('in %s each cargo is valid, and its sums are correct', async (scenario) => {
  await openTestWorld(scenario)
  const { db } = world
  const cargos = await db.selectFrom('cargos').selectAll().execute()
  const containerNumbers = cargos
    .filter(
      ({ status, container_number }) =>
        container_number !== null && UNDELIVERED_CARGO_STATUSES.includes(status),
    )
    .map(({ container_number }) => container_number ?? '')
  expect(new Set(containerNumbers).size).toBe(containerNumbers.length)
  for (const cargo of cargos) {
    const prepared = await prepareStoredCargo(db, await requireCargo(db, cargo.id))
    expect(
      checkCargo(prepared.write, {
        containerHolder: null,
        foreignLoadIds: new Set(),
        status: prepared.status,
        today: FAKE_NOW.slice(0, 10),
      }),
      cargo.number,
    ).toEqual([])
    expect(checkFill(prepared.figures), cargo.number).toEqual([])
    expect(findVgmWarnings(prepared.write, prepared.figures), cargo.number).toEqual([])
    const row = {
      ...toCargoRow(prepared),
      missing_documents: findMissingDocuments(prepared.requiredDocuments, prepared.write.documents)
        .length,
    }
    expect(rowEquals(cargo, row), cargo.number).toBe(true)
    for (const {
      loadAmount: { litres },
      max,
    } of prepared.loads)
      expect(litres, cargo.number).toBeLessThanOrEqual(max.litres)
  }
})

it.each(scenarios)(
  'in %s deals and supplies have the status that follows from their cargo',
  async (scenario) => {
    await openTestWorld(scenario)
    const { db } = world
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
    const findProgress = await findSupplyProgress(
      db,
      supplies.map(({ id }) => id),
    )
    for (const supply of supplies)
      expect(getNextSupplyStatuses(supply.status, findProgress(supply)), supply.number).toEqual([])
  },
)
