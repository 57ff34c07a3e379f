import { expect } from 'vitest'
import { addWeeks } from '@domain/calendar'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import {
  postCargoTransition,
  advanceCargo,
  putCargo,
  createLoadOfLots,
  sampleTruck,
  saveCargo,
} from '../fixtures/saved-cargos'
import { forbidden, success, invalid, UNKNOWN_ID, notFound, idempotent, type Cases } from '../case'
import type { People } from '../host'
import {
  postOrderTransition,
  createConfirmedOrder,
  FOREIGN_COMPANY,
  OWN_COMPANY,
  readBasket,
  sampleOrder,
  createOrder,
  transitionOrder,
} from '../fixtures/saved-orders'

const LIMITED = ['client', 'manager', 'country_manager'] as const

/** An order that only global managers and admins see. */
const createForeignOrder = (people: People) => createOrder(people, 'admin', {}, FOREIGN_COMPANY)

/** Stages in the order in which a list sorts them. */
const STAGES = [
  'not_placed',
  'placed',
  'confirmed',
  'preparation',
  'in_transit',
  'delivered',
  'canceled',
] as const

export const orderCases = {
  listOrders: [
    success('lists orders of visible companies', async (people) => {
      const [ownOrder, otherOrder] = [await createOrder(people), await createForeignOrder(people)]
      for (const role of [...LIMITED, 'admin'] as const) {
        const { items } = await expectAnswer(
          await (await people.as(role)).get('/orders/?limit=500'),
          'listOrders',
        )
        expect(
          items.some(({ id }) => id === ownOrder.id),
          role,
        ).toBe(true)
        expect(
          items.some(({ id }) => id === otherOrder.id),
          role,
        ).toBe(role === 'admin')
      }
      const foreignOrders = await expectAnswer(
        await (await people.as('client')).get(`/orders/?company_id=${FOREIGN_COMPANY}`),
        'listOrders',
      )
      expect(foreignOrders).toMatchObject({ items: [], total: 0 })
    }),
    success('finds orders by number, reference, wood and status', async (people) => {
      const order = await createOrder(people, 'client', {
        customer_reference: `PO-${crypto.randomUUID()}`,
      })
      const visitor = await people.as('manager')
      for (const q of [
        order.number,
        order.customer_reference ?? '',
        `${order.number} ${order.lines[0]?.product.specification.wood}`,
      ]) {
        const { items } = await expectAnswer(
          await visitor.get(`/orders/?q=${encodeURIComponent(q)}&status=initial`),
          'listOrders',
        )
        expect(
          items.map(({ id }) => id),
          q,
        ).toEqual([order.id])
      }
      expect(
        await expectAnswer(
          await visitor.get(`/orders/?q=${order.number}&status=canceled`),
          'listOrders',
        ),
      ).toMatchObject({ items: [] })
    }),
    success('finds exactly the orders of a stage', async (people) => {
      await createOrder(people)
      const visitor = await people.as('admin')
      const list = async (query: string) =>
        (await expectAnswer(await visitor.get(`/orders/?limit=500${query}`), 'listOrders')).items
      const orders = await list('')
      for (const stage of STAGES) {
        expect(
          (await list(`&stage=${stage}`)).map(({ id }) => id),
          stage,
        ).toEqual(
          orders
            .filter(({ progress }) => (progress.stage ?? progress.news) === stage)
            .map(({ id }) => id),
        )
      }
      expect(await list('&stage=not_placed&stage=placed')).toEqual(
        orders.filter(
          ({ progress }) => progress.news === 'not_placed' || progress.stage === 'placed',
        ),
      )
    }),
    success('sorts by the stage that the list shows', async (people) => {
      await createOrder(people)
      const visitor = await people.as('admin')
      const list = async (query: string) =>
        (await expectAnswer(await visitor.get(`/orders/?limit=500&${query}`), 'listOrders')).items
      const listStages = async (sort: string) =>
        (await list(`sort=${sort}`)).map(({ progress }) => progress.stage ?? progress.news)
      const getPosition = (stage: string) => STAGES.findIndex((other) => other === stage)
      const sorted = await listStages('status')
      expect(sorted).toEqual(sorted.toSorted((a, b) => getPosition(a) - getPosition(b)))
      expect(await listStages('-status')).toEqual(sorted.toReversed())
    }),
  ],
  createOrder: [
    success('creates an Initial order, and keeps the basket time running', async (people) => {
      const write = await sampleOrder(people)
      const before = await readBasket(people, 'client')
      const order = await expectAnswer(
        await (await people.as('client')).post('/orders/', write),
        'createOrder',
      )
      expect(order).toMatchObject({
        status: 'initial',
        company: { id: OWN_COMPANY },
        location: before.location,
        deal: null,
        figures: { goods: before.goods },
      })
      expect(order.number).toMatch(/^O-\d{4}-\d{4,}$/)
      expect(order.lines.map(({ packs }) => packs)).toEqual(before.lines.map(({ packs }) => packs))
      expect(await readBasket(people, 'client')).toMatchObject({
        expires_at: before.expires_at,
        lines: before.lines.map(({ id }) => ({ id })),
      })
    }),
    success('makes one order of eight equal calls at once', async (people) => {
      const write = await sampleOrder(people)
      const client = await people.as('client')
      const answers = await Promise.all(
        Array.from({ length: 8 }, async () =>
          expectAnswer(await client.post('/orders/', write), 'createOrder'),
        ),
      )
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    }),
    success('includes transport in the total under DAP', async (people) => {
      await (await people.as('client')).delete('/basket/')
      const { figures, lines } = await createOrder(people, 'client', { incoterms: 'DAP' })
      expect(Number(figures.total)).toBeCloseTo(
        Number(figures.goods) + Number(figures.services) + Number(figures.transport),
        2,
      )
      expect(Number(lines[0]?.price_dap)).toBeGreaterThan(0)
    }),
    invalid(
      'requires an address of the company, and refuses an invoice from a buyer',
      async (people) => {
        const visitor = await people.as('client')
        await expectFieldErrors(
          await visitor.post('/orders/', await sampleOrder(people, { address_id: null })),
          { '/address_id': 'required' },
        )
        await expectFieldErrors(
          await visitor.post('/orders/', await sampleOrder(people, { address_id: UNKNOWN_ID })),
          { '/address_id': 'not_found' },
        )
        await expectFieldErrors(
          await visitor.post('/orders/', await sampleOrder(people, { invoice: 'INV-1' })),
          { '/invoice': 'locked' },
        )
      },
    ),
    invalid(
      'refuses a past week, one more than a year ahead, and one that its year does not have',
      async (people) => {
        const visitor = await people.as('client')
        const { delivery_week } = await sampleOrder(people)
        const refused = [
          [addWeeks(delivery_week ?? '', -20), 'week_over'],
          [addWeeks(delivery_week ?? '', 60), 'week_too_far'],
          ['2026-W54', 'wrong_format'],
        ] as const
        for (const [week, code] of refused) {
          await expectFieldErrors(
            await visitor.post('/orders/', await sampleOrder(people, { delivery_week: week })),
            { '/delivery_week': code },
          )
        }
      },
    ),
    notFound('returns 404 for an invisible company', async (people) => {
      for (const role of LIMITED) {
        const answer = await (
          await people.as(role)
        ).post('/orders/', { ...(await sampleOrder(people)), company_id: FOREIGN_COMPANY })
        await expectProblem(answer, 'not_found', 404)
      }
    }),
  ],
  getOrder: [
    success(
      'returns the same to the buyer and to users who serve the company, except permissions',
      async (people) => {
        const order = await createOrder(people)
        for (const role of ['manager', 'country_manager', 'admin'] as const) {
          const { transitions, ...seen } = await expectAnswer(
            await (await people.as(role)).get(`/orders/${order.id}/`),
            'getOrder',
          )
          const { transitions: buyerTransitions, ...rest } = order
          expect(seen).toEqual(rest)
          expect(transitions.map(({ to }) => to)).toEqual(buyerTransitions.map(({ to }) => to))
        }
      },
    ),
    notFound('returns 404 for an invisible company', async (people) => {
      const { id } = await createForeignOrder(people)
      for (const role of LIMITED)
        await expectProblem(await (await people.as(role)).get(`/orders/${id}/`), 'not_found', 404)
    }),
  ],
  updateOrder: [
    forbidden('locks the invoice for buyers, and ordered fields for all', async (people) => {
      const order = await createOrder(people)
      const write = await sampleOrder(people)
      const put = async (role: 'client' | 'manager', body: object, version: number) =>
        (await people.as(role)).put(`/orders/${order.id}/`, body, { 'If-Match': `"${version}"` })
      await expectFieldErrors(await put('client', { ...write, invoice: 'INV-7' }, 1), {
        '/invoice': 'locked',
      })
      const ordered = await transitionOrder(people, 'client', order, 'ordered')
      await expectFieldErrors(
        await put('client', { ...write, incoterms: 'DAP', trucks: 3 }, ordered.version),
        { '/incoterms': 'locked', '/trucks': 'locked' },
      )
      const billed = await expectAnswer(
        await put('manager', { ...write, invoice: 'INV-7' }, ordered.version),
        'updateOrder',
      )
      expect(billed.invoice).toBe('INV-7')
    }),
    invalid('refuses a past week, from staff and from buyers', async (people) => {
      const order = await createOrder(people)
      const delivery_week = addWeeks(order.delivery_week ?? '', -20)
      for (const role of ['client', 'manager', 'admin'] as const) {
        const answer = await (
          await people.as(role)
        ).put(`/orders/${order.id}/`, await sampleOrder(people, { delivery_week }), {
          'If-Match': '"1"',
        })
        await expectFieldErrors(answer, { '/delivery_week': 'week_over' })
      }
    }),
    invalid('locks the week of an ordered order', async (people) => {
      const order = await createOrder(people)
      const buyer = await people.as('client')
      const weeklessWrite = await sampleOrder(people, { delivery_week: null })
      const initial = await buyer.put(`/orders/${order.id}/`, weeklessWrite, { 'If-Match': '"1"' })
      expect(await expectAnswer(initial, 'updateOrder')).toMatchObject({ delivery_week: null })
      const ordered = await transitionOrder(people, 'client', await createOrder(people), 'ordered')
      const emptied = await buyer.put(
        `/orders/${ordered.id}/`,
        { ...weeklessWrite, customer_reference: ordered.customer_reference },
        { 'If-Match': `"${ordered.version}"` },
      )
      await expectFieldErrors(emptied, { '/delivery_week': 'required' })
    }),
    notFound('returns 404 for an invisible company', async (people) => {
      const { id } = await createForeignOrder(people)
      const write = await sampleOrder(people)
      for (const role of LIMITED)
        await expectProblem(
          await (await people.as(role)).put(`/orders/${id}/`, write, { 'If-Match': '"1"' }),
          'not_found',
          404,
        )
    }),
  ],
  transitionOrder: [
    success('is Received at once if collected, and deletes the basket', async (people) => {
      const order = await transitionOrder(people, 'client', await createOrder(people), 'ordered')
      expect(order).toMatchObject({ status: 'received', version: 2 })
      expect(await readBasket(people, 'client')).toMatchObject({
        lines: [],
        expires_at: null,
        past: null,
      })
      const { items } = await expectAnswer(
        await (await people.as('client')).get(`/records/order/${order.id}/activity/`),
        'listActivity',
      )
      expect(items.map(({ changes, by }) => [changes[0]?.to, by === null])).toEqual([
        ['received', true],
        ['ordered', false],
        [undefined, false],
      ])
    }),
    invalid('requires a reason to cancel a placed order only', async (people) => {
      const cancel = { to: 'canceled' }
      const placed = await transitionOrder(people, 'client', await createOrder(people), 'ordered')
      const buyer = await people.as('client')
      await expectFieldErrors(
        await buyer.post(`/orders/${placed.id}/transitions/`, cancel, {
          'If-Match': `"${placed.version}"`,
        }),
        { '/reason': 'reason_required' },
      )
      const order = await createOrder(people)
      const manager = await people.as('manager')
      const canceled = await expectAnswer(
        await manager.post(`/orders/${order.id}/transitions/`, cancel, {
          'If-Match': `"${order.version}"`,
        }),
        'transitionOrder',
      )
      expect(canceled.cancel_reason).toBeNull()
      const notifications = await expectAnswer(
        await buyer.get('/notifications/'),
        'listNotifications',
      )
      expect(notifications[0]?.message).toBe(
        `Order ${order.number} of ${order.company.name}, not placed yet, has been canceled.`,
      )
    }),
    success('waits for the manager if it needs a truck', async (people) => {
      const pending = await transitionOrder(
        people,
        'client',
        await createOrder(people, 'client', { incoterms: 'DAP' }),
        'ordered',
      )
      expect(pending).toMatchObject({ status: 'pending', transitions: [{ to: 'canceled' }] })
      expect((await transitionOrder(people, 'manager', pending, 'received')).status).toBe(
        'received',
      )
    }),
    success('creates a deal on confirmation, and is canceled with it', async (people) => {
      const order = await createConfirmedOrder(people)
      expect(order).toMatchObject({ status: 'confirmed', deal: { status: 'confirmed' } })
      const admin = await people.as('admin')
      const deal = await expectAnswer(await admin.get(`/deals/${order.deal?.id}/`), 'getDeal')
      expect(deal).toMatchObject({
        status: 'confirmed',
        portal_order_id: order.id,
        planned: { revenue: order.figures.total },
        purchased_percent: '100',
        order_confirmation_revision: 1,
      })
      expect(deal.lines.map(({ id }) => id)).toEqual(order.lines.map(({ id }) => id))
      const transition = { to: 'canceled', reason: 'Ordered twice' }
      await expectAnswer(
        await admin.post(`/deals/${deal.id}/transitions/`, transition, {
          'If-Match': `"${deal.version}"`,
        }),
        'transitionDeal',
      )
      const canceled = await expectAnswer(
        await (await people.as('client')).get(`/orders/${order.id}/`),
        'getOrder',
      )
      expect(canceled).toMatchObject({
        status: 'canceled',
        cancel_reason: null,
        deal: null,
      })
      expect(
        await expectAnswer(
          await (await people.as('manager')).get(`/orders/${order.id}/`),
          'getOrder',
        ),
      ).toMatchObject({ cancel_reason: 'Ordered twice', deal: { id: null, status: 'canceled' } })
    }),
    success('cancels its deal when it is canceled', async (people) => {
      const order = await createConfirmedOrder(people)
      const canceled = await transitionOrder(people, 'admin', order, 'canceled', {
        reason: 'Another yard',
      })
      expect(canceled).toMatchObject({ status: 'canceled', deal: { status: 'canceled' } })
    }),
    success(
      'follows its wood: In progress with the first load, Completed on delivery',
      async (people) => {
        const order = await createConfirmedOrder(people)
        const cargoManager = await people.as('cargo_manager')
        const { items } = await expectAnswer(
          await cargoManager.get(`/cargos/loadable/?deal_id=${order.deal?.id}`),
          'listLoadable',
        )
        expect(items.map(({ most, loading_place }) => [most.packs, loading_place])).toEqual(
          order.lines.map(({ packs }) => [String(packs), order.location]),
        )
        const lines = items.map((wood) => createLoadOfLots(wood))
        const read = async () =>
          expectAnswer(await (await people.as('client')).get(`/orders/${order.id}/`), 'getOrder')
        const loading = await advanceCargo(
          people,
          await saveCargo(people, sampleTruck({ lines })),
          'booked',
          'loading',
        )
        expect(await read()).toMatchObject({
          status: 'in_progress',
          lines: order.lines.map(({ m3 }) => ({ loaded_m3: m3 })),
        })
        const sealed = await expectAnswer(
          await putCargo(people, loading, { ...sampleTruck({ lines }), seal_number: 'LT-77' }),
          'updateCargo',
        )
        const departed = await advanceCargo(people, sealed, 'sealed', 'in_transit')
        const deal = await expectAnswer(
          await (await people.as('admin')).get(`/deals/${order.deal?.id}/`),
          'getDeal',
        )
        const { progress } = await read()
        expect(progress.late_days ?? progress.arrives_late_days).not.toBeUndefined()
        expect(progress).toMatchObject({
          late_days: deal.late_days,
          arrives_late_days: deal.arrives_late_days,
        })
        const thread = await expectAnswer(
          await (await people.as('manager')).get(`/orders/${order.id}/thread/`),
          'getOrderThread',
        )
        expect(thread.cargos).toMatchObject([
          {
            number: departed.number,
            status: 'in_transit',
            truck_plate: 'KLP 482',
            m3: order.figures.m3,
          },
        ])
        await advanceCargo(people, departed, 'arrived', 'delivered')
        expect((await read()).status).toBe('completed')
      },
    ),
    success('returns to Confirmed when its cargo releases the wood', async (people) => {
      const order = await createConfirmedOrder(people)
      const { items } = await expectAnswer(
        await (await people.as('cargo_manager')).get(`/cargos/loadable/?deal_id=${order.deal?.id}`),
        'listLoadable',
      )
      const [wood] = items
      if (!wood) throw new Error('Nothing is there to load.')
      const cargo = await saveCargo(
        people,
        sampleTruck({ lines: [createLoadOfLots(wood, wood.lots.slice(0, 1))] }),
      )
      const loading = await advanceCargo(people, cargo, 'booked', 'loading')
      await expectAnswer(
        await postCargoTransition(people, 'cargo_manager', loading, {
          to: 'canceled',
          reason: 'The truck broke down',
        }),
        'transitionCargo',
      )
      expect(
        await expectAnswer(
          await (await people.as('client')).get(`/orders/${order.id}/`),
          'getOrder',
        ),
      ).toMatchObject({ status: 'confirmed' })
    }),
    invalid('refuses more than one truck unless it is collected', async (people) => {
      const two = await createOrder(people, 'client', {
        incoterms: 'DAP',
        trucks: 2,
        delivery_week: null,
      })
      const { missing } = await expectProblem(
        await postOrderTransition(people, 'client', two, { to: 'ordered' }),
        'needs_missing',
        409,
      )
      expect(missing?.map(({ code }) => code)).toEqual(['delivery_week', 'one_truck'])
    }),
    forbidden('is approved and confirmed only by staff', async (people) => {
      const pending = await transitionOrder(
        people,
        'client',
        await createOrder(people, 'client', { incoterms: 'DAP' }),
        'ordered',
      )
      await expectProblem(
        await postOrderTransition(people, 'client', pending, { to: 'received' }),
        'forbidden',
        403,
      )
      const received = await transitionOrder(people, 'country_manager', pending, 'received')
      await expectProblem(
        await postOrderTransition(people, 'client', received, { to: 'confirmed' }),
        'forbidden',
        403,
      )
      await transitionOrder(people, 'client', received, 'canceled', { reason: 'No more room' })
    }),
    notFound('returns 404 for an invisible company', async (people) => {
      const order = await createForeignOrder(people)
      for (const role of LIMITED)
        await expectProblem(
          await postOrderTransition(people, role, order, { to: 'ordered' }),
          'not_found',
          404,
        )
    }),
  ],
  reorder: [
    success('fills the basket again; an unchanged price is no difference', async (people) => {
      // An accepted offer in it would be repeated at the price of the list.
      await (await people.as('client')).delete('/basket/')
      const order = await transitionOrder(people, 'client', await createOrder(people), 'ordered')
      const canceled = await transitionOrder(people, 'client', order, 'canceled', {
        reason: 'Wrong sizes',
      })
      const { results } = await expectAnswer(
        await (await people.as('client')).post(`/orders/${canceled.id}/reorder/`),
        'reorder',
      )
      expect(results).toHaveLength(order.lines.length)
      expect(results.map(({ difference }) => difference)).toEqual(order.lines.map(() => null))
    }),
    success('adds no packs that the basket still reserves for an initial order', async (people) => {
      const order = await createOrder(people)
      const { lines } = await readBasket(people, 'client')
      const { basket, results } = await expectAnswer(
        await (await people.as('client')).post(`/orders/${order.id}/reorder/`),
        'reorder',
      )
      expect(results).toEqual([])
      expect(basket.lines.map(({ packs }) => packs)).toEqual(lines.map(({ packs }) => packs))
    }),
    idempotent('reorders once per idempotency key', async (people) => {
      const order = await createOrder(people)
      await (await people.as('client')).delete('/basket/')
      const key = { 'Idempotency-Key': crypto.randomUUID() }
      const send = async () =>
        expectAnswer(
          await (await people.as('client')).post(`/orders/${order.id}/reorder/`, undefined, key),
          'reorder',
        )
      expect(await send()).toEqual(await send())
    }),
    notFound('returns 404 for an unknown order and an invisible company', async (people) => {
      const foreign = await createForeignOrder(people)
      for (const id of [UNKNOWN_ID, foreign.id]) {
        for (const role of LIMITED)
          await expectProblem(
            await (await people.as(role)).post(`/orders/${id}/reorder/`),
            'not_found',
            404,
          )
      }
    }),
  ],
  getOrderThread: [
    success('returns the progress of the order', async (people) => {
      const order = await createConfirmedOrder(people)
      const thread = await expectAnswer(
        await (await people.as('manager')).get(`/orders/${order.id}/thread/`),
        'getOrderThread',
      )
      expect(thread.steps.map(({ status }) => status)).toEqual([
        'initial',
        'ordered',
        'received',
        'confirmed',
      ])
      expect(thread).toMatchObject({
        deal: { id: null, number: order.deal?.number, status: 'confirmed' },
        cargos: [],
      })
      expect(thread.supplies.reduce((sum, { packs }) => sum + packs, 0)).toBe(
        order.lines.reduce((sum, { packs }) => sum + packs, 0),
      )
    }),
    notFound('returns 404 for an unknown order and an invisible company', async (people) => {
      const foreign = await createForeignOrder(people)
      for (const id of [UNKNOWN_ID, foreign.id]) {
        for (const role of LIMITED)
          await expectProblem(
            await (await people.as(role)).get(`/orders/${id}/thread/`),
            'not_found',
            404,
          )
      }
    }),
  ],
  downloadOrderPhoto: [
    success('returns 404 for a photo while nothing is loaded', async (people) => {
      const order = await createOrder(people)
      await expectProblem(
        await (await people.as('client')).get(`/orders/${order.id}/photos/${UNKNOWN_ID}/`),
        'not_found',
        404,
      )
    }),
    notFound('returns 404 for an invisible company', async (people) => {
      const foreign = await createForeignOrder(people)
      for (const role of LIMITED)
        await expectProblem(
          await (await people.as(role)).get(`/orders/${foreign.id}/photos/${UNKNOWN_ID}/`),
          'not_found',
          404,
        )
    }),
  ],
} satisfies Cases
