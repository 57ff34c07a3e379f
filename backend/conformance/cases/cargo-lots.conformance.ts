import { expect } from 'vitest'
import { computeLineVolume } from '@domain/timber'
import type { Schemas } from '../../call'
import { expectAnswer, expectFieldErrors } from '../answers'
import { success, invalid, UNKNOWN_ID, type Cases } from '../case'
import type { People } from '../host'
import {
  postCargoTransition,
  advanceCargo,
  putCargo,
  createLoad,
  createLoadOfLots,
  createReadyWood,
  sampleCargo,
  sampleTruck,
  saveCargo,
} from '../fixtures/saved-cargos'
import { readSupplyCover } from '../fixtures/saved-cover'
import { postDealTransition, readDeal } from '../fixtures/saved-deals'
import { listLots } from '../fixtures/saved-lots'
import {
  addLines,
  changeOwnClient,
  createConfirmedOrder,
  OWN_COMPANY,
  transitionOrder,
  createBasketItem,
  type Order,
} from '../fixtures/saved-orders'

type Wood = Schemas['LoadableWood']

/** Finds at least three loadable packs of one product that an order has reserved. */
async function findYardWood(people: People): Promise<{ order: Order; wood: Wood }> {
  const { items: products } = await expectAnswer(
    await (await people.as('admin')).get('/products/?limit=500'),
    'listProducts',
  )
  for (const { id } of products) {
    const { results } = await addLines(
      people,
      'admin',
      OWN_COMPANY,
      createBasketItem({ product_id: id, quantity: '3' }),
    )
    if (results[0]?.outcome !== 'reserved') continue
    const order = await createConfirmedOrder(people)
    const wood = (await listLoadable(people, order)).find(({ lots }) => lots.length >= 3)
    if (wood) return { order, wood }
  }
  throw new Error('The yard has no three packs of one wood.')
}

const listLoadable = async (people: People, order: Order, cargoId?: string): Promise<Wood[]> => {
  const cargoFilter = cargoId === undefined ? '' : `&cargo_id=${cargoId}`
  return (
    await expectAnswer(
      await (
        await people.as('cargo_manager')
      ).get(`/cargos/loadable/?deal_id=${order.deal?.id}${cargoFilter}`),
      'listLoadable',
    )
  ).items
}
/** Returns the remaining loadable wood of the product. */
const findRemainingWood = async (people: People, order: Order, wood: Wood, cargoId?: string) =>
  (await listLoadable(people, order, cargoId)).find(
    ({ supply_line_id, deal_line_id }) =>
      supply_line_id === wood.supply_line_id && deal_line_id === wood.deal_line_id,
  )?.lots ?? []

const computeVolume = ({ wood }: Wood, lots: Wood['lots']) =>
  computeLineVolume(String(lots.reduce((pcs, lot) => pcs + lot.pcs, 0)), 'pcs', wood.specification)

/** Delivers a truck with these loads. */
const deliverLoads = async (people: People, ...lines: Schemas['CargoLoadWrite'][]) =>
  advanceCargo(
    people,
    await saveCargo(people, sampleTruck({ lines })),
    ...(['booked', 'loading', 'sealed', 'in_transit', 'arrived', 'delivered'] as const),
  )

/** Returns the m3 of the wood's supply line that can be allocated, and that can be received. */
async function readFreeM3(people: People, { supply, supply_line_id }: Wood) {
  const { lines } = await readSupplyCover(people, supply)
  const { items } = await expectAnswer(
    await (
      await people.as('manager')
    ).get(`/stock/receivable/?q=${encodeURIComponent(supply.number)}`),
    'listReceivable',
  )
  return [
    lines.find(({ line_id }) => line_id === supply_line_id)?.free.m3,
    items.find((line) => line.supply_line_id === supply_line_id)?.free_m3,
  ]
}

/** Loads round the sum of their packs, stock each pack. */
function expectSameM3(now: readonly (string | undefined)[], before: typeof now): void {
  for (const [i, m3] of now.entries())
    expect(Math.abs(Number(m3 ?? 0) - Number(before[i] ?? 0))).toBeLessThan(0.0015)
}

const listYardIds = async (people: People): Promise<string[]> =>
  (await listLots(people, 'status=available')).map(({ id }) => id)

/** Packs from the yard, which a cargo chooses one by one. */
export const cargoLotCases = {
  listLoadable: [
    success('lists packs reserved by an order beside wood at the mills', async (people) => {
      const { order, wood } = await findYardWood(people)
      expect(wood.loading_place).toBe(order.location)
      expect(wood.most).toMatchObject({
        m3: computeVolume(wood, wood.lots),
        packs: String(wood.lots.length),
      })
      const mill = await createReadyWood(people)
      const { items } = await expectAnswer(
        await (await people.as('cargo_manager')).get(`/cargos/loadable/?deal_id=${mill.deal.id}`),
        'listLoadable',
      )
      expect(items).toMatchObject([{ lots: [] }])
    }),
  ],
  listInspectableCargos: [
    success('names the yard packs of a load, so that they can be scanned', async (people) => {
      const { wood } = await findYardWood(people)
      const lots = wood.lots.slice(0, 2)
      const saved = await saveCargo(people, sampleCargo({ lines: [createLoadOfLots(wood, lots)] }))
      const cargo = await advanceCargo(people, saved, 'booked')
      const { items } = await expectAnswer(
        await (await people.as('purchase_agent')).get(`/inspectable-cargos/?id=${cargo.id}`),
        'listInspectableCargos',
      )
      expect(items[0]?.lines[0]?.listed_packs).toEqual(
        lots.map(({ id, barcode, pcs }) => ({ id, number: barcode, barcode, pcs })),
      )
    }),
  ],
  createCargo: [
    success(
      'loads the selected packs with their own pieces and m3, and no others',
      async (people) => {
        const { order, wood } = await findYardWood(people)
        const [first, ...otherLots] = wood.lots
        const cargo = await saveCargo(
          people,
          sampleTruck({ lines: [createLoadOfLots(wood, otherLots)] }),
        )
        expect(cargo.lines).toMatchObject([
          {
            lot_ids: otherLots.map(({ id }) => id),
            lots: wood.lots,
            loaded_at: {
              yard: order.location,
              address: null,
              country: order.location.slice(0, 2),
            },
            m3: computeVolume(wood, otherLots),
            pcs: otherLots.reduce((pcs, lot) => pcs + lot.pcs, 0),
            packs: String(otherLots.length),
          },
        ])
        expect(await findRemainingWood(people, order, wood)).toEqual([first])
        expect(await findRemainingWood(people, order, wood, cargo.id)).toEqual(wood.lots)
      },
    ),
    invalid(
      'refuses a pack that is in another load of the same or another cargo',
      async (people) => {
        const { wood } = await findYardWood(people)
        const [first, second, third] = wood.lots
        if (!first || !second || !third) throw new Error('There are three packs.')
        const cargoManager = await people.as('cargo_manager')
        await saveCargo(people, sampleTruck({ lines: [createLoadOfLots(wood, [second])] }))
        const ask = (...lines: Schemas['CargoLoadWrite'][]) =>
          cargoManager.post('/cargos/', sampleTruck({ lines }))
        await expectFieldErrors(await ask(createLoadOfLots(wood, [first, second])), {
          '/lines/0/lot_ids/1': 'loaded_already',
        })
        await expectFieldErrors(
          await ask(createLoadOfLots(wood, [first]), createLoadOfLots(wood, [third, first])),
          {
            '/lines/1/lot_ids/1': 'loaded_already',
          },
        )
        await expectFieldErrors(await ask(createLoadOfLots(wood, [first, first])), {
          '/lines/0/lot_ids/1': 'loaded_already',
        })
      },
    ),
    invalid(
      'refuses a pack that the deal has not reserved: free, blocked, or of another company',
      async (people) => {
        const { wood } = await findYardWood(people)
        const stock = await listLots(people, '')
        const foreignLot = stock.find(
          ({ status, reserved_by }) =>
            status === 'reserved' && reserved_by?.company?.id !== OWN_COMPANY,
        )
        const strangers = [
          stock.find(({ status }) => status === 'available'),
          stock.find(({ status }) => status === 'blocked'),
          foreignLot,
        ].map((lot) => lot?.id ?? UNKNOWN_ID)
        for (const id of [...strangers, UNKNOWN_ID]) {
          const load = {
            ...createLoadOfLots(wood, wood.lots.slice(0, 2)),
            lot_ids: [wood.lots[0]?.id ?? UNKNOWN_ID, id],
          }
          await expectFieldErrors(
            await (
              await people.as('cargo_manager')
            ).post('/cargos/', sampleTruck({ lines: [load] })),
            { '/lines/0/lot_ids/1': 'not_reserved' },
          )
        }
        const mill = {
          ...createLoad(await createReadyWood(people), '1'),
          lot_ids: wood.lots.slice(0, 1).map(({ id }) => id),
        }
        await expectFieldErrors(
          await (await people.as('cargo_manager')).post('/cargos/', sampleTruck({ lines: [mill] })),
          { '/lines/0/lot_ids/0': 'not_reserved' },
        )
      },
    ),
    invalid('accepts whole packs only, and no more than are selected', async (people) => {
      const { wood } = await findYardWood(people)
      const two = createLoadOfLots(wood, wood.lots.slice(0, 2))
      for (const load of [
        { ...two, quantity: '3' },
        { ...two, unit: 'm3' as const, quantity: '0.5' },
        { ...two, lot_ids: [] },
      ]) {
        await expectFieldErrors(
          await (await people.as('cargo_manager')).post('/cargos/', sampleTruck({ lines: [load] })),
          { '/lines/0/quantity': 'packs_differ' },
        )
      }
    }),
    success('loads a pack into only one of two cargos that are saved at once', async (people) => {
      const { wood } = await findYardWood(people)
      const [cargoManager, admin] = [await people.as('cargo_manager'), await people.as('admin')]
      const answers = await Promise.all(
        [cargoManager, admin].map((visitor) =>
          visitor.post(
            '/cargos/',
            sampleTruck({ lines: [createLoadOfLots(wood, wood.lots.slice(0, 1))] }),
          ),
        ),
      )
      const [loser, ...more] = answers.filter(({ ok }) => !ok)
      expect(more).toEqual([])
      await expectFieldErrors(loser ?? new Response(), { '/lines/0/lot_ids/0': 'loaded_already' })
    }),
  ],
  updateCargo: [
    success('replaces one pack by another, and records both in the history', async (people) => {
      const { order, wood } = await findYardWood(people)
      const [first, second, third] = wood.lots
      if (!first || !second || !third) throw new Error('There are three packs.')
      const load = createLoadOfLots(wood, [first, second])
      const cargo = await saveCargo(people, sampleTruck({ lines: [load] }))
      const write = {
        ...sampleTruck({ lines: [{ ...load, lot_ids: [first.id, third.id] }] }),
        booking_number: cargo.booking_number,
      }
      const changed = await expectAnswer(await putCargo(people, cargo, write), 'updateCargo')
      expect(changed.lines).toMatchObject([{ lot_ids: [first.id, third.id] }])
      expect((await findRemainingWood(people, order, wood)).map(({ id }) => id)).toContain(
        second.id,
      )
      const { items } = await expectAnswer(
        await (await people.as('cargo_manager')).get(`/records/cargo/${cargo.id}/activity/`),
        'listActivity',
      )
      const expectedChange = {
        field: 'lot_ids',
        from: `${first.barcode}, ${second.barcode}`,
        to: `${first.barcode}, ${third.barcode}`,
      }
      expect(items.flatMap(({ changes }) => changes)).toContainEqual(
        expect.objectContaining(expectedChange),
      )
    }),
  ],
  transitionCargo: [
    success('returns the packs to the order when it is canceled', async (people) => {
      const { order, wood } = await findYardWood(people)
      const cargo = await advanceCargo(
        people,
        await saveCargo(people, sampleTruck({ lines: [createLoadOfLots(wood)] })),
        'booked',
        'loading',
      )
      expect(await findRemainingWood(people, order, wood)).toEqual([])
      await expectAnswer(
        await postCargoTransition(people, 'cargo_manager', cargo, {
          to: 'canceled',
          reason: 'The truck broke down',
        }),
        'transitionCargo',
      )
      expect(await findRemainingWood(people, order, wood)).toEqual(wood.lots)
    }),
    success(
      'keeps its packs when their order is canceled, and returns them to stock when it is canceled too',
      async (people) => {
        const { order, wood } = await findYardWood(people)
        const [first, second] = wood.lots
        if (!first || !second) throw new Error('There are packs.')
        const cargo = await advanceCargo(
          people,
          await saveCargo(people, sampleTruck({ lines: [createLoadOfLots(wood, [first])] })),
          'booked',
          'loading',
        )
        const now = await expectAnswer(
          await (await people.as('admin')).get(`/orders/${order.id}/`),
          'getOrder',
        )
        await transitionOrder(people, 'admin', now, 'canceled', { reason: 'Another yard' })
        expect(await listYardIds(people)).toContain(second.id)
        expect(await listYardIds(people)).not.toContain(first.id)
        await expectAnswer(
          await postCargoTransition(people, 'cargo_manager', cargo, {
            to: 'canceled',
            reason: 'Nobody wants it',
          }),
          'transitionCargo',
        )
        expect(await listYardIds(people)).toContain(first.id)
      },
    ),
    success(
      'returns packs to the stock that an order delivered within its tolerance leaves',
      async (people) => {
        const { tolerance_percent } = await changeOwnClient(people, { tolerance_percent: 50 })
        const { order, wood } = await findYardWood(people)
        await changeOwnClient(people, { tolerance_percent })
        const [rest, ...loaded] = wood.lots
        const free = await readFreeM3(people, wood)
        // Other cases leave lines in the basket.
        const others = (await listLoadable(people, order)).filter(
          ({ lots }) => !lots.some(({ id }) => id === rest?.id),
        )
        await deliverLoads(
          people,
          createLoadOfLots(wood, loaded),
          ...others.map((other) => createLoadOfLots(other)),
        )
        const { status } = await readDeal(people, { id: order.deal?.id ?? '' })
        expect(status).toBe('delivered')
        const ids = await listYardIds(people)
        expect(ids).toContain(rest?.id)
        for (const { id } of loaded) expect(ids).not.toContain(id)
        expectSameM3(await readFreeM3(people, wood), free)
      },
    ),
  ],
  transitionDeal: [
    success('returns packs that are not loaded to the stock with the rest', async (people) => {
      const { order, wood } = await findYardWood(people)
      const [rest, ...loaded] = wood.lots
      const free = await readFreeM3(people, wood)
      await deliverLoads(people, createLoadOfLots(wood, loaded))
      const deal = await readDeal(people, { id: order.deal?.id ?? '' })
      expect(await listYardIds(people)).not.toContain(rest?.id)
      const closed = await expectAnswer(
        await postDealTransition(people, 'global_manager', deal, {
          to: 'shipped',
          reason: 'The client waives the rest',
        }),
        'transitionDeal',
      )
      expect(closed.status).toBe('delivered')
      const ids = await listYardIds(people)
      expect(ids).toContain(rest?.id)
      for (const { id } of loaded) expect(ids).not.toContain(id)
      expectSameM3(await readFreeM3(people, wood), free)
    }),
  ],
} satisfies Cases
