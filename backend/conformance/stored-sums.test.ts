import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../call'
import type { OperationId } from '@contract/operations'
import { expectAnswer } from './answers'
import { expectStoredSums } from './fixtures/expect-stored-sums'
import type { People } from './host'
import type { ScenarioName } from '@mocks/scenarios'
import { openRandomTestWorld, type RandomTestWorld } from './fixtures/random-test-world'
import {
  postCargoTransition,
  putCargo,
  advanceCargo,
  createLoad,
  sampleTruck,
  saveCargo,
} from './fixtures/saved-cargos'
import {
  allocate,
  createAllocation,
  createConfirmedDeal,
  createUniqueBoard,
  getLineId,
} from './fixtures/saved-cover'
import {
  putCargoReport,
  createCargoReport,
  createLoadingContainer,
  SEAL,
} from './fixtures/saved-cargo-reports'
import {
  CERTIFIED_BOARD,
  putDeal,
  createDealInStatus,
  sampleLine,
  postDealTransition,
} from './fixtures/saved-deals'
import {
  createConfirmedOrder,
  addLines,
  createBasketItem,
  OWN_COMPANY,
} from './fixtures/saved-orders'
import { sampleClient, sampleSawmill } from './fixtures/samples'
import {
  createInspectableSupply,
  createSubmittedSupplyReport,
  createSupplyReport,
  postSupplyReportTransition,
} from './fixtures/saved-reports'
import {
  putSupply,
  createReadySupply,
  createSupplyWrite,
  sampleSupplyLine,
  endSupply,
} from './fixtures/saved-supplies'

/** Tables that columns of other tables are derived from. */
const FEEDING_TABLES = [
  'deals',
  'deal_lines',
  'deal_payments',
  'supplies',
  'supply_lines',
  'allocations',
  'cargos',
  'cargo_loads',
  'inspection_reports',
  'inspected_lines',
  'lots',
  'clients',
  'sawmills',
] as const
type FeedingTable = (typeof FEEDING_TABLES)[number]

let opened: RandomTestWorld
let people: People

function useWorld(scenario: ScenarioName) {
  beforeAll(async () => {
    opened = await openRandomTestWorld(scenario)
    people = opened.people
  }, 60_000)
  afterAll(() => opened.world.db.destroy())
}

/** Tables that a step has changed so far. */
const changed = new Set<FeedingTable>()

/** Runs a step, and expects that the derived columns are right after it. */
async function step<T>(work: () => Promise<T>): Promise<T> {
  const before = await readTables()
  const result = await work()
  const after = await readTables()
  for (const table of FEEDING_TABLES) if (before[table] !== after[table]) changed.add(table)
  await expectStoredSums(opened.world.db)
  expect(opened.loggedErrors).toEqual([])
  return result
}

async function readTables(): Promise<Record<FeedingTable, string>> {
  const contents: Partial<Record<FeedingTable, string>> = {}
  for (const table of FEEDING_TABLES) {
    const { rows } = await sql`select * from ${sql.table(table)} order by 1, 2`.execute(
      opened.world.db,
    )
    contents[table] = JSON.stringify(rows)
  }
  return contents as Record<FeedingTable, string>
}

/** Runs a step that ends with one answer of the API. */
const expectSaved = <Id extends OperationId>(id: Id, send: () => Promise<Response>) =>
  step(async () => expectAnswer(await send(), id))

const getCargo = async (id: string) =>
  expectAnswer(await (await people.as('cargo_manager')).get(`/cargos/${id}/`), 'getCargo')
const getDeal = async (id: string) =>
  expectAnswer(await (await people.as('global_manager')).get(`/deals/${id}/`), 'getDeal')
const getSupply = async (id: string) =>
  expectAnswer(await (await people.as('purchase_manager')).get(`/supplies/${id}/`), 'getSupply')

/** Creates two foreign deals and a ready supply of one wood, 15 m3 allocated to each deal. */
async function createTradedWood() {
  const wood = createUniqueBoard()
  const foreign = { currency: 'USD', exchange_rate: null } as const
  const discount = { kind: 'percent', value: '3.00' } as const
  const lines = [sampleLine({ specification: wood, certification: 'none', discount })]
  const charges: Schemas['Charge'][] = [
    { kind: 'discount', text: null, basis: 'percent', quantity: null, value: '2.00' },
    { kind: 'freight', text: null, basis: 'amount', quantity: null, value: '650.00' },
  ]
  const first = await step(() =>
    createDealInStatus(people, 'confirmed', { ...foreign, exchange_rate: '0.92', charges, lines }),
  )
  const second = await step(() => createConfirmedDeal(people, [wood]))
  const supplyWrite = await createSupplyWrite(people, {
    inspection_required: false,
    lines: [sampleSupplyLine({ specification: wood })],
  })
  const supply = await step(() => createReadySupply(people, supplyWrite, '38'))
  await expectSaved('setAllocations', () =>
    allocate(
      people,
      createAllocation(supply, first.deal, '15'),
      createAllocation(supply, second, '15'),
    ),
  )
  const writeSupply = async (line: Partial<Schemas['SupplyLineWrite']>, change = {}) => {
    const now = await getSupply(supply.id)
    const lineNow = {
      ...sampleSupplyLine({ specification: wood }),
      id: getLineId(supply),
      confirmed_quantity: '38',
      ready_quantity: '38',
    }
    return putSupply(people, 'purchase_manager', now, {
      ...supplyWrite,
      lines: [{ ...lineNow, ...line }],
      ...change,
    })
  }
  return { wood, first, second, supply, writeSupply }
}

describe('stored sums and search words of a new house equal those calculated from scratch', () => {
  // Few records make each calculation from scratch quick.
  useWorld('first_day')
  beforeAll(async () => {
    const lines = [sampleSupplyLine({ specification: createUniqueBoard() })]
    await createReadySupply(people, await createSupplyWrite(people, { lines }), '38')
  })

  it('after changes of deals, their payments, supplies and allocations', async () => {
    const { first, second, supply, writeSupply } = await createTradedWood()
    await expectSaved('addDealPayment', async () =>
      (await people.as('sale_manager')).post(`/deals/${first.deal.id}/payments/`, {
        date: first.deal.date,
        amount: '1000.00',
      }),
    )
    await expectSaved('updateDeal', async () =>
      putDeal(people, 'global_manager', await getDeal(first.deal.id), {
        ...first.write,
        lines: first.write.lines.map((line, i) => ({ ...line, id: getLineId(first.deal, i) })),
        other_costs: [
          { name: 'Insurance', amount: '120.00', currency: 'EUR', exchange_rate: null },
        ],
      }),
    )
    await expectSaved('updateSupply', () => writeSupply({ ready_quantity: '20' }))
    await expectSaved('setAllocations', () =>
      allocate(people, createAllocation(supply, second, '3')),
    )
    await expectSaved('transitionDeal', async () =>
      postDealTransition(people, 'global_manager', await getDeal(second.id), {
        to: 'canceled',
        reason: 'No',
      }),
    )
    const paid = await getDeal(first.deal.id)
    await expectSaved('removeDealPayment', async () =>
      (await people.as('sale_manager')).delete(
        `/deals/${paid.id}/payments/${paid.payments?.[0]?.id}/`,
      ),
    )
    await expectSaved('transitionSupply', async () =>
      endSupply(people, supply, { to: 'canceled', reason: 'No' }),
    )
  }, 120_000)

  it('after changes of cargos and their loads', async () => {
    const { first, second, supply } = await createTradedWood()
    const lines = [
      createLoad({ deal: first.deal, supply }, '12'),
      createLoad({ deal: second, supply }, '10'),
    ]
    const write = sampleTruck({ lines })
    const cargo = await step(() => saveCargo(people, write))
    await expectSaved('updateCargo', async () =>
      putCargo(people, await getCargo(cargo.id), { ...write, lines: lines.slice(0, 1) }),
    )
    await expectSaved('updateCargo', async () =>
      putCargo(people, await getCargo(cargo.id), { ...write, freight: '2000.00' }),
    )
    await step(async () => advanceCargo(people, await getCargo(cargo.id), 'booked', 'loading'))
    await expectSaved('updateCargo', async () =>
      putCargo(people, await getCargo(cargo.id), {
        ...write,
        freight: '2000.00',
        actual_freight: '2150.00',
      }),
    )
    for (const to of ['sealed', 'in_transit', 'arrived', 'delivered'] as const)
      await expectSaved('transitionCargo', async () =>
        postCargoTransition(people, 'cargo_manager', await getCargo(cargo.id), { to }),
      )
    // The rest is not delivered.
    await expectSaved('transitionDeal', async () =>
      postDealTransition(people, 'global_manager', await getDeal(second.id), {
        to: 'shipped',
        reason: 'The client needs no more',
      }),
    )
  }, 120_000)

  it('after an inspection that accepts less than is allocated', async () => {
    const deal = await step(() => createConfirmedDeal(people, [CERTIFIED_BOARD]))
    const supply = await step(() => createInspectableSupply(people))
    await expectSaved('setAllocations', () =>
      allocate(people, createAllocation(supply, deal, '30')),
    )
    const report = await step(() => createSubmittedSupplyReport(people, {}, supply))
    await expectSaved('transitionSupplyReport', () =>
      postSupplyReportTransition(people, 'purchase_manager', report, { to: 'approved' }),
    )
  }, 120_000)

  it('after a container and its report are written, and its client and mill renamed', async () => {
    const { wood, cargo, write } = await step(() => createLoadingContainer(people))
    const { report, write: reportWrite } = await step(() =>
      createCargoReport(people, { seal_number: null, seal_again: null }, 'purchase_agent', cargo),
    )
    await expectSaved('updateCargoReport', () =>
      putCargoReport(people, 'purchase_agent', report, {
        ...reportWrite,
        seal_number: SEAL,
        seal_again: SEAL,
      }),
    )
    await expectSaved('updateCargo', () =>
      putCargo(people, cargo, { ...write, bill_of_lading: 'MEDUQ0042117' }),
    )
    await step(() => createSupplyReport(people, {}, 'purchase_agent', wood.supply))
    const admin = await people.as('admin')
    await expectSaved('updateClient', () =>
      admin.put(`/clients/${wood.deal.client.id}/`, sampleClient({ name: 'Quercus Zwolle' }), {
        'If-Match': '"1"',
      }),
    )
    await expectSaved('updateSawmill', () =>
      admin.put(`/sawmills/${wood.supply.sawmill.id}/`, sampleSawmill({ name: 'Kirves' }), {
        'If-Match': '"1"',
      }),
    )
  }, 120_000)
})

describe('stored sums and search words of the demo equal those calculated from scratch', () => {
  useWorld('busy_week')

  it('as it is seeded', () => expectStoredSums(opened.world.db))

  it('after packs are received, corrected, ordered and released', async () => {
    const manager = await people.as('manager')
    const { items } = await expectAnswer(await manager.get('/stock/receivable/'), 'listReceivable')
    const line = items.find(({ free_m3 }) => Number(free_m3) > 5)
    const received = await expectSaved('receiveLots', () =>
      manager.post('/lots/', {
        supply_line_id: line?.supply_line_id,
        location: 'SEGOT',
        packs: [{ barcode: null, pcs: 40 }],
      }),
    )
    const [lot] = received.items
    await expectSaved('correctLot', () =>
      manager.put(
        `/lots/${lot?.id}/`,
        { pcs: 30, reason: 'Counted again' },
        { 'If-Match': `"${lot?.version}"` },
      ),
    )
    await step(() =>
      addLines(
        people,
        'admin',
        OWN_COMPANY,
        createBasketItem({ product_id: line?.product.id ?? null }),
      ),
    )
    const order = await step(() => createConfirmedOrder(people))
    await expectSaved('transitionDeal', async () =>
      postDealTransition(people, 'global_manager', await getDeal(order.deal?.id ?? ''), {
        to: 'canceled',
        reason: 'No',
      }),
    )
  }, 120_000)
})

it('every table that columns are derived from is changed above', () => {
  expect([...changed].toSorted()).toEqual([...FEEDING_TABLES].toSorted())
})
