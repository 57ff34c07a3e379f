import { expect } from 'vitest'
import type { Schemas } from '../../call'
import { getProductId } from '../../seed/products'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { type Cases, invalid, success } from '../case'
import { fetchDashboard, fetchFigures } from '../fixtures/fetch-dashboards'
import type { People } from '../host'
import {
  advanceCargo,
  cancelCargo,
  createLoad,
  createReadyWood,
  sampleTruck,
  saveCargo,
} from '../fixtures/saved-cargos'
import {
  allocate,
  createAllocation,
  createConfirmedDeal,
  createUniqueBoard,
  getLineId,
  readDealCover,
  readSupplyCover,
} from '../fixtures/saved-cover'
import { listNotificationTexts } from '../fixtures/saved-deals'
import {
  addLines,
  createBasketItem,
  createConfirmedOrder,
  OWN_COMPANY,
} from '../fixtures/saved-orders'
import {
  createPassingPiece,
  createSubmittedSupplyReport,
  postSupplyReportTransition,
} from '../fixtures/saved-reports'
import {
  createConfirmedSupply,
  createReadySupply,
  createSawmill,
  endSupply,
  postSupplyTransition,
  putSupply,
  readSupply,
  sampleSupplyLine,
  type Supply,
  toSupplyPayload,
} from '../fixtures/saved-supplies'
import { createSheet, previewSheet } from './stock-sheet.conformance'

/** A pack of 100 pieces has 0.880 m3. */
const PRODUCT = getProductId('Spruce KD SF 22x100x4000')

/** Creates a ready supply of ten packs of 100 pieces. */
const createStockSupply = async (
  people: People,
  change: Parameters<typeof createReadySupply>[1] = {},
): Promise<Supply> => {
  const line = sampleSupplyLine({ product_id: PRODUCT, specification: null, quantity: '8.800' })
  const terms = { inspection_required: false, deposit: null, lines: [line], ...change }
  return createReadySupply(people, terms, '8.800', '8.800')
}

const postPacks = async (people: People, supply: Supply, count: number, pcs = 100) =>
  (await people.as('manager')).post('/lots/', {
    supply_line_id: getLineId(supply),
    location: 'LTKLJ',
    packs: Array.from({ length: count }, () => ({ barcode: null, pcs })),
  })

const receive = async (people: People, supply: Supply, count: number): Promise<Schemas['Lot'][]> =>
  (await expectAnswer(await postPacks(people, supply, count), 'receiveLots')).items

/** Sells packs to the demo's client. */
async function sell(people: People, lots: readonly Schemas['Lot'][]) {
  await (await people.as('client')).delete('/basket/')
  const items = lots.map(({ id }) => createBasketItem({ lot_id: id }))
  const { results } = await addLines(people, 'admin', OWN_COMPANY, ...items)
  expect(results.map(({ outcome }) => outcome)).toEqual(lots.map(() => 'reserved'))
  return createConfirmedOrder(people)
}

const listReceivable = async (people: People, { number }: Supply) =>
  expectAnswer(
    await (await people.as('manager')).get(`/stock/receivable/?q=${number}`),
    'listReceivable',
  )

const transition = async (people: People, supply: Supply, to: string, more: object = {}) =>
  postSupplyTransition(people, 'purchase_manager', await readSupply(people, supply), {
    to,
    ...more,
  })

/** Loads a truck that departs. */
const ship = async (
  people: People,
  wood: Parameters<typeof createLoad>[0],
  quantity: string,
  unit: Schemas['CargoLoadWrite']['unit'] = 'm3',
) =>
  advanceCargo(
    people,
    await saveCargo(people, sampleTruck({ lines: [createLoad(wood, quantity, { unit })] })),
    ...(['booked', 'loading', 'sealed', 'in_transit'] as const),
  )

/** Submits a report on 20 pieces of the supply's wood. */
async function submitReport(people: People, supply: Supply, rejected_pcs: number) {
  const [line] = supply.lines
  if (!line) throw new Error('The supply has no line.')
  const { thickness_mm, width_mm, length_mm, quality } = line.specification
  const size = {
    thickness_mm: String(thickness_mm),
    width_mm: String(width_mm),
    length_mm: String(length_mm),
  }
  const readings = [1, 2, 3].map(() => createPassingPiece(size))
  const inspected = { id: line.id, lot_pcs: 20, sampled_packs: 1, readings, grade_found: quality }
  const verdict =
    rejected_pcs === 0 ? {} : { verdict: 'remarks' as const, remarks: 'Some pieces are split' }
  return createSubmittedSupplyReport(
    people,
    { lines: [{ ...inspected, rejected_pcs }], ...verdict },
    supply,
  )
}

/** Approves a report on 20 pieces of the supply's wood. */
async function inspect(people: People, supply: Supply, rejected_pcs: number) {
  const report = await submitReport(people, supply, rejected_pcs)
  await expectAnswer(
    await postSupplyReportTransition(people, 'purchase_manager', report, { to: 'approved' }),
    'transitionSupplyReport',
  )
}

/** Returns the volumes that are shown beside the amount of the mill's supplies. */
async function readAgreedVolumes(people: People, sawmillId: string, more = '') {
  const buyer = await people.as('purchase_manager')
  const query = `sawmill_id=${sawmillId}${more}`
  const { figures } = await fetchFigures(people, 'purchase_manager', 'supply', query)
  const findValue = (code: string) => figures.find((figure) => figure.code === code)?.value
  const { stages, open } = await fetchDashboard(people, 'purchase_manager', 'supply', query)
  const totals = await expectAnswer(await buyer.get(`/supplies/totals/?${query}`), 'sumSupplies')
  return {
    total: totals.volume_m3,
    stage: stages.find(({ status }) => status === 'confirmed')?.volume_m3,
    open: open.volume_m3,
    ordered: findValue('on_order'),
    bought: findValue('bought_m3'),
    amounts: [totals.amount_eur, findValue('bought_eur'), findValue('price_m3')],
  }
}

/** Returns a supply's unallocated wood in list, filter, figure and price help. */
async function readUnallocated(people: People, { sawmill, lines: [line] }: Supply) {
  const buyer = await people.as('purchase_manager')
  const list = async (query: string) =>
    expectAnswer(await buyer.get(`/supplies/?sawmill_id=${sawmill.id}${query}`), 'listSupplies')
  const { figures } = await fetchFigures(
    people,
    'purchase_manager',
    'supply',
    `sawmill_id=${sawmill.id}`,
  )
  const context = await buyer.post('/wood_prices/context/', {
    kind: 'sold',
    partner_id: null,
    document_id: null,
    product_id: null,
    specification: line?.specification,
    certification: 'none',
    price_unit: 'm3',
    currency: 'EUR',
    exchange_rate: null,
  })
  return {
    listed: (await list('')).items[0]?.free_m3,
    filtered: (await list('&free=only')).total,
    figure: figures.find(({ code }) => code === 'free_m3')?.value,
    incoming: (await expectAnswer(context, 'getPriceContext')).incoming_m3,
  }
}

const readReadyFigure = async (people: People, { sawmill }: Supply) => {
  const query = `sawmill_id=${sawmill.id}`
  const { figures } = await fetchFigures(people, 'purchase_manager', 'supply', query)
  const { work } = await fetchDashboard(people, 'purchase_manager', 'supply', query)
  return [
    figures.find(({ code }) => code === 'ready')?.value,
    work.find(({ code }) => code === 'ready')?.worst?.volume_m3,
  ]
}

/** A supply from ready wood to its completion. */
export const supplyLifeCases = {
  listSupplies: [
    success('counts unallocated wood until the supply is completed', async (people) => {
      const sawmill_id = await createSawmill(people)
      const wood = await createReadyWood(people, { sawmill_id })
      await expectAnswer(
        await allocate(people, createAllocation(wood.supply, wood.deal, '35')),
        'setAllocations',
      )
      const unallocated = { listed: '3.000', filtered: 1, figure: '3.000', incoming: '3.000' }
      expect(await readUnallocated(people, wood.supply)).toEqual(unallocated)
      for (const [quantity, status] of [
        ['20', 'loading'],
        ['15', 'shipped'],
      ] as const) {
        await ship(people, wood, quantity)
        expect((await readSupply(people, wood.supply)).status).toBe(status)
        expect(await readUnallocated(people, wood.supply)).toEqual(unallocated)
      }
      await expectAnswer(await transition(people, wood.supply, 'completed'), 'transitionSupply')
      expect(await readUnallocated(people, wood.supply)).toEqual({
        listed: null,
        filtered: 0,
        figure: '0.000',
        incoming: '0.000',
      })
    }),
  ],
  receiveLots: [
    success('ships a supply whose wood is in the yard, until it is taken back', async (people) => {
      const supply = await createStockSupply(people, { tolerance_percent: 5 })
      expect(supply).toMatchObject({ status: 'ready', at_mill_m3: '8.800' })
      const [lot] = await receive(people, supply, 5)
      expect(await readSupply(people, supply)).toMatchObject({
        status: 'ready',
        at_mill_m3: '4.400',
      })
      expect(await readReadyFigure(people, supply)).toEqual(['4.400', '4.400'])
      await receive(people, supply, 5)
      expect(await readSupply(people, supply)).toMatchObject({
        status: 'shipped',
        at_mill_m3: null,
      })
      expect((await readReadyFigure(people, supply))[0]).toBe('0.000')
      await expectAnswer(
        await (
          await people.as('manager')
        ).put(
          `/lots/${lot?.id}/`,
          { pcs: 0, removal: 'mistake', reason: 'Never came' },
          { 'If-Match': `"${lot?.version}"` },
        ),
        'correctLot',
      )
      expect(await readSupply(people, supply)).toMatchObject({
        status: 'ready',
        at_mill_m3: '0.880',
      })
    }),
    success('stays shipped if a received pack is lost in the yard', async (people) => {
      const supply = await createStockSupply(people, { tolerance_percent: 5 })
      const [lot] = await receive(people, supply, 10)
      const body = { pcs: 0, removal: 'lost', reason: 'Not found' }
      const answer = await (
        await people.as('manager')
      ).put(`/lots/${lot?.id}/`, body, { 'If-Match': `"${lot?.version}"` })
      await expectAnswer(answer, 'correctLot')
      expect((await readSupply(people, supply)).status).toBe('shipped')
      expect((await listReceivable(people, supply)).items).toEqual([])
      expect((await readSupplyCover(people, supply)).lines[0]?.free.m3).toBe('0.000')
      expect(await readUnallocated(people, supply)).toMatchObject({ listed: '0.000', filtered: 0 })
    }),
    invalid('receives accepted wood only, and says why the rest is not listed', async (people) => {
      const supply = await createStockSupply(people, { inspection_required: true })
      expect(await listReceivable(people, supply)).toEqual({
        items: [],
        has_more: false,
        uninspected: [supply.number],
      })
      await expectFieldErrors(await postPacks(people, supply, 1), {
        '/supply_line_id': 'not_inspected',
      })
      const row = { product: PRODUCT, supply: supply.number, pcs: 20, location: 'LTKLJ' }
      expect(await previewSheet(people, createSheet(row))).toMatchObject([
        { outcome: 'refused', refusal: 'not_inspected' },
      ])
      await inspect(people, supply, 0)
      expect(await listReceivable(people, supply)).toMatchObject({
        items: [{ free_m3: '0.176' }],
        uninspected: [],
      })
      await expectFieldErrors(await postPacks(people, supply, 1, 22), { '/packs': 'not_free' })
      await expectAnswer(await postPacks(people, supply, 1, 20), 'receiveLots')
    }),
  ],
  sumSupplies: [
    success('sums the confirmed volume, which the amount is for', async (people) => {
      const sawmill_id = await createSawmill(people)
      const line = { price: '200.00', specification: createUniqueBoard() }
      const lines = [sampleSupplyLine(line)]
      await createConfirmedSupply(people, { sawmill_id, lines, ready_week: '2026-W47' }, '36')
      const agreed = {
        total: '36.000',
        stage: '36.000',
        open: '36.000',
        ordered: '36.000',
        bought: '36.000',
        amounts: ['7200.00', '7200.00', '200.00'],
      }
      expect(await readAgreedVolumes(people, sawmill_id)).toEqual(agreed)
      expect(await readAgreedVolumes(people, sawmill_id, '&wood=PCAB')).toEqual(agreed)
      const sawmill = await (await people.as('admin')).get(`/sawmills/${sawmill_id}/`)
      expect((await expectAnswer(sawmill, 'getSawmill')).figures).toMatchObject({
        volume_m3: '36.000',
        amount_eur: '7200.00',
      })
    }),
  ],
  updateSupply: [
    success('closes the rest of a supply in loading by its ready quantity', async (people) => {
      const wood = await createReadyWood(people)
      await ship(people, wood, '30')
      const planned = await saveCargo(people, sampleTruck({ lines: [createLoad(wood, '2')] }))
      const putReady = async (ready_quantity: string) => {
        const supply = await readSupply(people, wood.supply)
        const payload = toSupplyPayload(supply, { ready_quantity })
        return putSupply(people, 'purchase_manager', supply, payload)
      }
      expect(await readSupply(people, wood.supply)).toMatchObject({
        status: 'loading',
        at_mill_m3: '8.000',
      })
      const { errors } = await expectProblem(await putReady('31'), 'validation', 422)
      expect(errors).toEqual([
        {
          pointer: '/lines/0/ready_quantity',
          code: 'below_loaded',
          params: { least: '32.000' },
        },
      ])
      await cancelCargo(people, planned)
      expect(await expectAnswer(await putReady('30'), 'updateSupply')).toMatchObject({
        status: 'shipped',
        cuts: [{ deal: wood.deal.number, m3: '8.000' }],
      })
    }),
    success('lets a shipped supply get more ready wood, which is to be loaded', async (people) => {
      const wood = await createReadyWood(people)
      await ship(people, wood, '38')
      const shipped = await readSupply(people, wood.supply)
      expect(shipped).toMatchObject({ status: 'shipped', at_mill_m3: null })
      expect(
        await expectAnswer(
          await putSupply(
            people,
            'purchase_manager',
            shipped,
            toSupplyPayload(shipped, { ready_quantity: '46' }),
          ),
          'updateSupply',
        ),
      ).toMatchObject({ status: 'loading', at_mill_m3: '8.000' })
    }),
    invalid('keeps the ready quantity at the wood in the yard and in cargo', async (people) => {
      const supply = await createStockSupply(people)
      const [line] = supply.lines
      if (!line) throw new Error('The supply has no line.')
      const deal = await createConfirmedDeal(people, [line.specification])
      await expectAnswer(
        await allocate(people, createAllocation(supply, deal, '1.76')),
        'setAllocations',
      )
      await receive(people, supply, 2)
      await ship(people, { deal, supply }, '1.76')
      const stored = await readSupply(people, supply)
      const { errors } = await expectProblem(
        await putSupply(
          people,
          'purchase_manager',
          stored,
          toSupplyPayload(stored, { ready_quantity: '3.5' }),
        ),
        'validation',
        422,
      )
      expect(errors).toEqual([
        { pointer: '/lines/0/ready_quantity', code: 'below_taken', params: { least: '3.520' } },
      ])
    }),
    invalid(
      'keeps the ready quantity at the packs that deals bought in the yard',
      async (people) => {
        const supply = await createStockSupply(people)
        await sell(people, await receive(people, supply, 3))
        const { version } = await readSupply(people, supply)
        await expectFieldErrors(
          await putSupply(
            people,
            'purchase_manager',
            { id: supply.id, version },
            toSupplyPayload(supply, { ready_quantity: '2' }),
          ),
          { '/lines/0/ready_quantity': 'in_stock' },
        )
      },
    ),
  ],
  transitionSupplyReport: [
    success('ships a supply whose unloaded wood is rejected', async (people) => {
      const wood = createUniqueBoard()
      const deal = await createConfirmedDeal(people, [wood])
      const line = sampleSupplyLine({ specification: wood, quantity: '20', unit: 'pcs' })
      const terms = { inspection_required: false, deposit: null, lines: [line] }
      const supply = await createReadySupply(people, terms, '20', '20')
      await expectAnswer(
        await allocate(people, createAllocation(supply, deal, '20', { unit: 'pcs' })),
        'setAllocations',
      )
      await ship(people, { deal, supply }, '10', 'pcs')
      expect((await readSupply(people, supply)).status).toBe('loading')
      await inspect(people, supply, 10)
      expect((await readSupply(people, supply)).status).toBe('shipped')
    }),
  ],
  transitionSupply: [
    invalid('does not cancel a supply whose packs were sold from the yard', async (people) => {
      const supply = await createStockSupply(people)
      await sell(people, await receive(people, supply, 3))
      const { missing } = await expectProblem(
        await endSupply(people, supply, { to: 'canceled', reason: 'Never came' }),
        'needs_missing',
        409,
      )
      expect(missing).toEqual([{ code: 'no_stock', params: { m3: '2.640' } }])
    }),
    success('completes a supply whose reports stay open, if asked to', async (people) => {
      const wood = await createReadyWood(people)
      const report = await submitReport(people, await readSupply(people, wood.supply), 0)
      await ship(people, wood, '38')
      const { transitions, status } = await readSupply(people, wood.supply)
      expect(status).toBe('shipped')
      const need = { code: 'report_open', params: { number: report.number } }
      expect(transitions).toMatchObject([{ to: 'completed', missing: [need] }])
      for (const keep_open_reports of [[], ['SR-1999-0001']]) {
        const { missing } = await expectProblem(
          await transition(people, wood.supply, 'completed', { keep_open_reports }),
          'needs_missing',
          409,
        )
        expect(missing).toEqual([need])
      }
      await expectAnswer(
        await transition(people, wood.supply, 'completed', { keep_open_reports: [report.number] }),
        'transitionSupply',
      )
      const approved = await expectAnswer(
        await postSupplyReportTransition(people, 'purchase_manager', report, { to: 'approved' }),
        'transitionSupplyReport',
      )
      expect(approved).toMatchObject({ status: 'approved', supply: { status: 'completed' } })
    }),
    success(
      'releases what a completed supply did not deliver, as the user agreed to',
      async (people) => {
        const wood = await createReadyWood(people)
        await ship(people, wood, '36')
        const need = {
          code: 'no_allocations',
          params: { m3: '2.000', deals: wood.deal.number },
        }
        const { transitions } = await readSupply(people, wood.supply)
        expect(transitions).toMatchObject([{ to: 'completed', missing: [need] }])
        const { missing } = await expectProblem(
          await transition(people, wood.supply, 'completed'),
          'needs_missing',
          409,
        )
        expect(missing).toEqual([need])
        const other = { ...need.params, m3: '1.000' }
        const { missing: now } = await expectProblem(
          await transition(people, wood.supply, 'completed', { release_allocations: other }),
          'needs_missing',
          409,
        )
        expect(now).toEqual([need])
        expect(
          await expectAnswer(
            await transition(people, wood.supply, 'completed', {
              release_allocations: need.params,
            }),
            'transitionSupply',
          ),
        ).toMatchObject({ status: 'completed', cuts: [{ deal: wood.deal.number, m3: '2.000' }] })
        const { lines } = await readDealCover(people, wood.deal)
        expect(lines[0]?.parts.map(({ amount }) => amount.m3)).toEqual(['36.000'])
        expect((await listNotificationTexts(people, 'sale_manager', wood.deal))[0]).toBe(
          `Supply ${wood.supply.number} delivers 2.000 m³ less than allocated to deal ${wood.deal.number} (${wood.deal.client.name}).`,
        )
      },
    ),
    success('keeps packs of the yard, and receives none after the completion', async (people) => {
      const supply = await createStockSupply(people)
      const [line] = supply.lines
      if (!line) throw new Error('The supply has no line.')
      const deal = await createConfirmedDeal(people, [line.specification])
      await expectAnswer(
        await allocate(people, createAllocation(supply, deal, '0.88')),
        'setAllocations',
      )
      await sell(people, (await receive(people, supply, 9)).slice(0, 3))
      await expectAnswer(await endSupply(people, supply, { to: 'completed' }), 'transitionSupply')
      const { lines } = await readSupplyCover(people, supply)
      expect(lines[0]?.parts.map(({ amount }) => amount.m3)).toEqual(['0.880', '0.880', '0.880'])
      expect((await listReceivable(people, supply)).items).toEqual([])
      await expectFieldErrors(await postPacks(people, supply, 1), {
        '/supply_line_id': 'closed_document',
      })
      const row = { product: PRODUCT, supply: supply.number, pcs: 100, location: 'LTKLJ' }
      expect(await previewSheet(people, createSheet(row))).toMatchObject([
        { outcome: 'refused', refusal: 'completed_supply' },
      ])
    }),
  ],
} satisfies Cases
