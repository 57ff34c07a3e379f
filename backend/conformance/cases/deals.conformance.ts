import { expect } from 'vitest'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { forbidden, success, invalid, UNKNOWN_ID, notFound, type Cases } from '../case'
import {
  CERTIFIED_BOARD,
  putDeal,
  findPersonId,
  sampleLine,
  createDeal,
  createDealInStatus,
  listNotificationTexts,
  createDealWrite,
} from '../fixtures/saved-deals'
import { sampleProduct } from '../fixtures/samples'

const RANGE = {
  kind: 'range' as const,
  from_mm: 3000,
  to_mm: 5400,
  average_mm: 4200 as number | null,
}

/** Packs of 3.9 m and 4.2 m; null for lengths without counts. */
const countPacks = (short: number | null, long: number | null) => ({
  kind: 'several' as const,
  counted_in: short === null ? null : ('pack' as const),
  items: [
    { length_mm: 3900, count: short },
    { length_mm: 4200, count: long },
  ],
})

export const dealCases = {
  createDeal: [
    success('creates a draft with number, figures and transitions', async (people) => {
      const write = await createDealWrite(people)
      const deal = await expectAnswer(
        await (await people.as('sale_manager')).post('/deals/', write),
        'createDeal',
      )
      expect(deal.status).toBe('draft')
      expect(deal.number).toMatch(/^D-\d{4}-\d{4,}$/)
      expect(deal.planned).toMatchObject({
        volume_m3: '40.000',
        weight_kg: 18_800,
        revenue: '12480.00',
        revenue_eur: '12480.00',
      })
      expect(deal.planned.margin).toEqual({
        purchase_cost: '9920.00',
        freight: '1200.00',
        commission: '249.60',
        other_costs: '0.00',
        amount: '1110.40',
        percent: '8.9',
        per_m3: '27.76',
      })
      expect(deal.actual).toBeNull()
      expect(deal.allowed_actions).toEqual(['comment', 'attach', 'quote'])
      expect(deal.editable_fields).not.toContain('sale_manager_id')
    }),
    success(
      'keeps notes for the client and remarks on lines, and logs their changes',
      async (people) => {
        const { deal, write } = await createDeal(people, {
          client_notes: 'Unloading from 7 to 15 h',
          notes: 'Pays late',
          lines: [sampleLine({ remark: 'Pack ends painted red' })],
        })
        expect(deal).toMatchObject({
          client_notes: 'Unloading from 7 to 15 h',
          notes: 'Pays late',
          lines: [{ remark: 'Pack ends painted red' }],
        })
        await expectAnswer(
          await putDeal(people, 'sale_manager', deal, {
            ...write,
            client_notes: null,
            lines: write.lines.map((line) => ({ ...line, remark: 'Unmarked' })),
          }),
          'updateDeal',
        )
        const { items } = await expectAnswer(
          await (await people.as('sale_manager')).get(`/records/deal/${deal.id}/activity/`),
          'listActivity',
        )
        expect(items[0]?.changes).toEqual([
          { field: 'client_notes', line: null, from: 'Unloading from 7 to 15 h', to: null },
          { field: 'remark', line: 1, from: 'Pack ends painted red', to: 'Unmarked' },
        ])
      },
    ),
    success(
      'has no margin while a sold line has no purchase price, in the deal and in the list',
      async (people) => {
        const unbought = sampleLine({ planned_purchase_price: null })
        const { deal } = await createDeal(people, { lines: [sampleLine({}), unbought] })
        expect(deal.planned.margin).toMatchObject({
          purchase_cost: null,
          freight: '1200.00',
          amount: null,
          percent: null,
          per_m3: null,
        })
        const listed = await expectAnswer(
          await (await people.as('sale_manager')).get(`/deals/?q=${deal.number}`),
          'listDeals',
        )
        expect(listed.items).toMatchObject([{ number: deal.number, margin_percent: null }])
      },
    ),
    success('has no margin while a line has no price', async (people) => {
      const { deal } = await createDeal(people, {
        lines: [sampleLine({}), sampleLine({ price: null })],
      })
      expect(deal.planned).toMatchObject({
        revenue: '12480.00',
        margin: { purchase_cost: '19840.00', amount: null, percent: null, per_m3: null },
      })
      expect(deal.lines.map(({ price, amount }) => [price, amount])).toEqual([
        ['312.00', '12480.00'],
        [null, '0.00'],
      ])
    }),
    success('sells random lengths, counted lengths, and lengths of a product', async (people) => {
      const random = { ...CERTIFIED_BOARD, length_mm: null, lengths: RANGE }
      const { id } = await expectAnswer(
        await (
          await people.as('manager')
        ).post('/products/', sampleProduct({ length_mm: null, lengths: RANGE })),
        'createProduct',
      )
      const chosen = { ...random, lengths: countPacks(4, 8) }
      const { deal, write } = await createDeal(people, {
        commission: null,
        planned_freight: null,
        lines: [
          sampleLine({ specification: random, quantity: '30' }),
          sampleLine({ specification: chosen, quantity: '12', unit: 'pack' }),
          sampleLine({
            product_id: id,
            specification: { ...random, lengths: countPacks(null, null) },
            quantity: '10',
          }),
          sampleLine({ product_id: id, specification: null, quantity: '10' }),
        ],
      })
      // 288 pieces of 3.9 m and 576 of 4.2 m, 50 x 150 mm.
      expect(deal.lines.map(({ volume_m3 }) => volume_m3)).toEqual([
        '30.000',
        '26.568',
        '10.000',
        '10.000',
      ])
      expect(deal.lines.map(({ specification }) => specification.lengths)).toEqual([
        RANGE,
        countPacks(4, 8),
        countPacks(null, null),
        RANGE,
      ])
      const other = { ...random, lengths: { ...RANGE, from_mm: 3600 } }
      await expectAnswer(
        await putDeal(people, 'sale_manager', deal, {
          ...write,
          lines: write.lines.map((line, i) => (i === 2 ? { ...line, specification: other } : line)),
        }),
        'updateDeal',
      )
      const { items } = await expectAnswer(
        await (await people.as('sale_manager')).get(`/records/deal/${deal.id}/activity/`),
        'listActivity',
      )
      expect(items[0]?.changes).toEqual([
        {
          field: 'specification',
          line: 3,
          from: '3.9/4.2',
          to: '3.6–5.4 m (avg 4.2)',
        },
      ])
    }),
    success('keeps the chosen lengths of a confirmed deal when none are sent', async (people) => {
      const { id } = await expectAnswer(
        await (
          await people.as('manager')
        ).post('/products/', sampleProduct({ thickness_mm: 51, length_mm: null, lengths: RANGE })),
        'createProduct',
      )
      const chosen = { ...CERTIFIED_BOARD, length_mm: null, lengths: { ...RANGE, from_mm: 3600 } }
      const line = { product_id: id, quantity: '10', certification: 'none' as const }
      const { deal, write } = await createDealInStatus(people, 'confirmed', {
        lines: [
          sampleLine({ ...line, specification: chosen }),
          sampleLine({ ...line, specification: null }),
        ],
      })
      const kept = await expectAnswer(
        await putDeal(people, 'sale_manager', deal, {
          ...write,
          lines: write.lines.map((one) => ({ ...one, specification: null })),
        }),
        'updateDeal',
      )
      expect(kept.version).toBe(deal.version)
      expect(kept.lines.map(({ specification }) => specification.lengths)).toEqual([
        { ...RANGE, from_mm: 3600 },
        RANGE,
      ])
    }),
    invalid('refuses lengths that its quantity does not follow from', async (people) => {
      const post = async (lengths: typeof RANGE | ReturnType<typeof countPacks>, change: object) =>
        (await people.as('sale_manager')).post(
          '/deals/',
          await createDealWrite(people, {
            lines: [
              sampleLine({
                specification: { ...CERTIFIED_BOARD, length_mm: null, lengths },
                ...change,
              }),
            ],
          }),
        )
      const twelvePacks = { quantity: '12', unit: 'pack' }
      const pointer = '/lines/0/specification/lengths'
      await expectFieldErrors(await post(countPacks(null, null), twelvePacks), {
        [pointer]: 'dimensions_incomplete',
      })
      await expectFieldErrors(await post({ ...RANGE, average_mm: null }, twelvePacks), {
        [pointer]: 'dimensions_incomplete',
      })
      await expectFieldErrors(await post(countPacks(4, 7), twelvePacks), {
        [pointer]: 'counts_differ',
      })
      await expectFieldErrors(await post(countPacks(4, null), twelvePacks), {
        [`${pointer}/items/1/count`]: 'required',
      })
      await expectFieldErrors(
        await post(RANGE, { specification: { ...CERTIFIED_BOARD, lengths: RANGE } }),
        {
          [pointer]: 'length_or_lengths',
        },
      )
      const { id } = await expectAnswer(
        await (await people.as('manager')).post('/products/', sampleProduct()),
        'createProduct',
      )
      await expectFieldErrors(await post(RANGE, { product_id: id }), {
        [pointer]: 'lengths_not_of_product',
      })
    }),
    success(
      'computes amounts in another price unit: packs per m3, and metres to the tenth of a cent',
      async (people) => {
        const packs = sampleLine({
          quantity: '6',
          unit: 'pack',
          price: '310.00',
          planned_purchase_price: '248.50',
          price_unit: 'm3',
        })
        const metres = sampleLine({
          quantity: '3200',
          unit: 'lm',
          price: '0.3850',
          planned_purchase_price: '0.3125',
          price_unit: 'lm',
        })
        const { deal } = await createDeal(people, {
          commission: null,
          planned_freight: null,
          lines: [packs, metres],
        })
        // 6 packs of 72 pieces of 0.03375 m3 are 14.58 m3.
        expect(deal.lines).toMatchObject([
          {
            price: '310.00',
            planned_purchase_price: '248.50',
            price_unit: 'm3',
            volume_m3: '14.580',
            amount: '4519.80',
          },
          { price: '0.385', planned_purchase_price: '0.3125', price_unit: 'lm', amount: '1232.00' },
        ])
        expect(deal.planned).toMatchObject({
          revenue: '5751.80',
          margin: { purchase_cost: '4623.13', amount: '1128.67' },
        })
      },
    ),
    success('copies the product’s specification, in any unit', async (people) => {
      const saleManager = await people.as('sale_manager')
      const { items } = await expectAnswer(
        await saleManager.get('/products/?limit=1'),
        'listProducts',
      )
      for (const product of items) {
        const line = sampleLine({
          product_id: product.id,
          specification: null,
          quantity: '3',
          unit: 'pack',
        })
        const { deal } = await createDeal(people, { lines: [line] })
        expect(deal.lines[0]).toMatchObject({
          product_name: product.name,
          specification: product.specification,
        })
      }
    }),
    success('notifies another sale manager of a deal in their name', async (people) => {
      const write = await createDealWrite(people)
      const deal = await expectAnswer(
        await (await people.as('purchase_manager')).post('/deals/', write),
        'createDeal',
      )
      expect(await listNotificationTexts(people, 'sale_manager', deal)).toHaveLength(1)
    }),
    invalid('reports each invalid field', async (people) => {
      const bad = await createDealWrite(people, {
        date: '2026-02-30',
        payment_terms: { kind: 'net_days', net_days: null },
        currency: 'EUR',
        exchange_rate: '1.2',
        delivery_week_from: '2026-W50',
        delivery_week_to: '2026-W49',
        lines: [
          sampleLine({ specification: null }),
          sampleLine({ product_id: UNKNOWN_ID }),
          sampleLine({
            specification: { ...CERTIFIED_BOARD, thickness_mm: null },
            unit: 'pcs',
            quantity: '5',
          }),
          sampleLine({ unit: 'pcs', quantity: '1.5' }),
          sampleLine({ unit: 'pack', quantity: '1.5' }),
        ],
      })
      const saleManager = await people.as('sale_manager')
      await expectFieldErrors(
        await saleManager.post('/deals/', { ...bad, client_id: UNKNOWN_ID }),
        {
          '/client_id': 'not_found',
          '/date': 'wrong_format',
          '/payment_terms/net_days': 'net_days_required',
          '/exchange_rate': 'unexpected',
          '/delivery_week_to': 'week_order',
          '/lines/0/specification': 'product_or_specification',
          '/lines/1/product_id': 'not_found',
          '/lines/2/specification/thickness_mm': 'dimensions_incomplete',
          '/lines/3/quantity': 'not_whole',
          '/lines/4/quantity': 'not_whole',
        },
      )
    }),
    invalid('refuses unknown fields at any depth', async (people) => {
      const write = await createDealWrite(people)
      const [line = sampleLine()] = write.lines
      const answer = await (
        await people.as('sale_manager')
      ).post('/deals/', {
        ...write,
        incoterms: { ...write.incoterms, year: 2020 },
        payment_terms: { ...write.payment_terms, discount: '2' },
        transport: { ...write.transport, plate: 'ABC 123' },
        commission: {
          kind: 'percent',
          value: '2.00',
          currency: null,
          exchange_rate: null,
          agent: 'Nils',
        },
        other_costs: [
          { name: 'Fumigation', amount: '80.00', currency: 'EUR', exchange_rate: null, paid: true },
        ],
        lines: [{ ...line, specification: { ...CERTIFIED_BOARD, smell: 'resin' }, rebate: '1.00' }],
      })
      await expectFieldErrors(answer, {
        '/incoterms/year': 'unexpected',
        '/payment_terms/discount': 'unexpected',
        '/transport/plate': 'unexpected',
        '/commission/agent': 'unexpected',
        '/other_costs/0/paid': 'unexpected',
        '/lines/0/specification/smell': 'unexpected',
        '/lines/0/rebate': 'unexpected',
      })
    }),
    invalid('refuses duplicate line ids, also those of another deal', async (people) => {
      const { write } = await createDeal(people)
      const line = sampleLine()
      const saleManager = await people.as('sale_manager')
      await expectFieldErrors(
        await saleManager.post('/deals/', { ...write, lines: [...write.lines, line, line] }),
        {
          '/lines/0/id': 'duplicate',
          '/lines/2/id': 'duplicate',
        },
      )
    }),
    invalid('refuses sums above the maximum of the contract', async (people) => {
      const saleManager = await people.as('sale_manager')
      const most = {
        name: 'Survey',
        amount: '9999999999.99',
        currency: 'USD' as const,
        exchange_rate: null,
      }
      const huge = sampleLine({ quantity: '9999999', price: most.amount })
      await expectFieldErrors(
        await saleManager.post('/deals/', await createDealWrite(people, { lines: [huge] })),
        {
          '/lines': 'sum_too_large',
        },
      )
      const inDollars = { currency: 'USD', exchange_rate: '0.000001' } as const
      const costly = await createDealWrite(people, {
        ...inDollars,
        lines: [],
        other_costs: Array.from({ length: 10 }, () => most),
      })
      await expectFieldErrors(await saleManager.post('/deals/', costly), {
        '/other_costs': 'sum_too_large',
      })
      await expectFieldErrors(
        await saleManager.post('/deals/', {
          ...costly,
          other_costs: [{ ...most, amount: '5000000.00' }],
        }),
        { '/exchange_rate': 'sum_too_large' },
      )
    }),
    forbidden('lets a sale manager write own deals only', async (people) => {
      const write = await createDealWrite(people, {
        sale_manager_id: await findPersonId(people, 'admin'),
      })
      const saleManager = await people.as('sale_manager')
      const answer = await saleManager.post('/deals/', write)
      const { errors = [] } = await expectProblem(answer, 'validation', 422)
      expect(errors.map(({ pointer }) => pointer)).toContain('/sale_manager_id')
      await expectFieldErrors(await (await people.as('admin')).post('/deals/', write), {
        '/sale_manager_id': 'not_a_sale_manager',
      })
    }),
  ],
  previewDeal: [
    success('returns figures and missing items of a new deal', async (people) => {
      const deal = await createDealWrite(people, {
        delivery_week_from: null,
        delivery_week_to: null,
        lines: [sampleLine({ price: null })],
      })
      const saleManager = await people.as('sale_manager')
      const preview = await expectAnswer(
        await saleManager.post('/deals/preview/', { id: null, deal }),
        'previewDeal',
      )
      expect(preview.planned).toMatchObject({ volume_m3: '40.000', revenue: '0.00' })
      expect(preview.transitions.find(({ to }) => to === 'order_confirmation')?.missing).toEqual([
        { code: 'delivery_week', pointer: '/delivery_week_from' },
        { code: 'line_price', pointer: '/lines/0/price' },
      ])
    }),
    success('saves nothing', async (people) => {
      const { deal, write } = await createDeal(people)
      const saleManager = await people.as('sale_manager')
      await expectAnswer(
        await saleManager.post('/deals/preview/', {
          id: deal.id,
          deal: { ...write, notes: 'seen' },
        }),
        'previewDeal',
      )
      expect(await expectAnswer(await saleManager.get(`/deals/${deal.id}/`), 'getDeal')).toEqual(
        deal,
      )
    }),
    invalid('refuses the same input as saving', async (people) => {
      const deal = await createDealWrite(people, { lines: [sampleLine({ specification: null })] })
      const saleManager = await people.as('sale_manager')
      await expectFieldErrors(await saleManager.post('/deals/preview/', { id: null, deal }), {
        '/lines/0/specification': 'product_or_specification',
      })
    }),
    notFound('returns 404 for an unknown deal', async (people) => {
      const deal = await createDealWrite(people)
      await expectProblem(
        await (await people.as('admin')).post('/deals/preview/', { id: UNKNOWN_ID, deal }),
        'not_found',
        404,
      )
    }),
  ],
  getDeal: [
    success('shows costs only to users who can see margins', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      for (const role of ['sale_manager', 'purchase_manager', 'global_manager', 'admin'] as const) {
        const seen = await expectAnswer(
          await (await people.as(role)).get(`/deals/${deal.id}/`),
          'getDeal',
        )
        expect(seen.planned.margin?.amount, role).toBe('1110.40')
      }
      for (const role of ['cargo_manager', 'purchase_agent'] as const) {
        const seen = await expectAnswer(
          await (await people.as(role)).get(`/deals/${deal.id}/`),
          'getDeal',
        )
        expect(seen, role).toMatchObject({
          commission: null,
          planned_freight: null,
          other_costs: [],
          planned: { margin: null },
        })
        expect(seen.lines[0]?.planned_purchase_price, role).toBeNull()
        expect(seen.editable_fields, role).toEqual([])
      }
    }),
    notFound('returns 404 for cargo managers and agents until it is confirmed', async (people) => {
      const { deal } = await createDealInStatus(people, 'order_confirmation')
      for (const role of ['cargo_manager', 'purchase_agent'] as const) {
        await expectProblem(
          await (await people.as(role)).get(`/deals/${deal.id}/`),
          'not_found',
          404,
        )
      }
    }),
  ],
  updateDeal: [
    success('records every changed field, also of lines', async (people) => {
      const { deal, write } = await createDeal(people)
      const [line = sampleLine()] = write.lines
      const changed = {
        ...write,
        notes: 'Stickered',
        lines: [{ ...line, price: '320.00' }, sampleLine({ quantity: '2' })],
      }
      const answer = await putDeal(people, 'sale_manager', deal, changed)
      const after = await expectAnswer(answer, 'updateDeal')
      expect(after).toMatchObject({
        version: 2,
        notes: 'Stickered',
        planned: { volume_m3: '42.000', revenue: '13424.00' },
      })
      const saleManager = await people.as('sale_manager')
      const [entry] = (
        await expectAnswer(
          await saleManager.get(`/records/deal/${deal.id}/activity/`),
          'listActivity',
        )
      ).items
      expect(entry?.changes).toEqual([
        { field: 'notes', line: null, from: null, to: 'Stickered' },
        { field: 'price', line: 1, from: '312.00', to: '320.00' },
        { field: 'line', line: 2, from: null, to: 'PCAB SF 50x150x4500 2 m3' },
      ])
    }),
    success('keeps its version if nothing changed', async (people) => {
      const saleManager = await people.as('sale_manager')
      const { items } = await expectAnswer(
        await saleManager.get('/products/?limit=1'),
        'listProducts',
      )
      const dealProducts = items.map(({ id }) =>
        sampleLine({ product_id: id, specification: null, quantity: '3', unit: 'pack' }),
      )
      const { deal, write } = await createDeal(people, {
        currency: 'USD',
        exchange_rate: '1.0842',
        other_costs: [
          { name: 'Fumigation', amount: '80.00', currency: 'EUR', exchange_rate: null },
        ],
        lines: [sampleLine(), ...dealProducts],
      })
      const answer = await putDeal(people, 'purchase_manager', deal, write)
      expect(answer.headers.get('etag')).toBe('"1"')
      expect(await expectAnswer(answer, 'updateDeal')).toMatchObject({
        version: 1,
        updated_at: deal.updated_at,
        updated_by: deal.updated_by,
      })
      const history = await expectAnswer(
        await saleManager.get(`/records/deal/${deal.id}/activity/`),
        'listActivity',
      )
      expect(history.items.map(({ kind }) => kind)).toEqual(['created'])
    }),
    success('counts a new order of lines as a change', async (people) => {
      const { deal, write } = await createDeal(people, {
        lines: [sampleLine(), sampleLine({ quantity: '2' })],
      })
      const answer = await putDeal(people, 'sale_manager', deal, {
        ...write,
        lines: write.lines.toReversed(),
      })
      expect((await expectAnswer(answer, 'updateDeal')).version).toBe(2)
    }),
    success(
      'accepts costs and remarks after confirmation, and notifies the sale manager',
      async (people) => {
        const { deal, write } = await createDealInStatus(people, 'confirmed')
        const [line = sampleLine()] = write.lines
        const later = {
          ...write,
          commission: {
            kind: 'percent' as const,
            value: '3.00',
            currency: null,
            exchange_rate: null,
          },
          planned_freight: { amount: '1500.00', currency: 'EUR' as const, exchange_rate: null },
          lines: [{ ...line, planned_purchase_price: '250.00' }],
        }
        const after = await expectAnswer(
          await putDeal(people, 'purchase_manager', deal, later),
          'updateDeal',
        )
        expect(after.planned.margin).toMatchObject({
          purchase_cost: '10000.00',
          freight: '1500.00',
          commission: '374.40',
        })
        expect(await listNotificationTexts(people, 'sale_manager', deal)).toHaveLength(1)
      },
    ),
    invalid('locks the fields of the order confirmation', async (people) => {
      const { deal, write } = await createDealInStatus(people, 'order_confirmation')
      const [line = sampleLine()] = write.lines
      await expectFieldErrors(
        await putDeal(people, 'sale_manager', deal, {
          ...write,
          currency: 'USD',
          lines: [{ ...line, price: '1.00' }],
        }),
        { '/currency': 'locked', '/lines/0/price': 'locked' },
      )
      await expectFieldErrors(
        await putDeal(people, 'sale_manager', deal, { ...write, lines: [] }),
        {
          '/lines': 'locked',
        },
      )
    }),
    invalid(
      'locks reference, transport and port once the order confirmation is issued',
      async (people) => {
        for (const status of ['order_confirmation', 'confirmed'] as const) {
          const { deal, write } = await createDealInStatus(people, status)
          const printed = {
            ...write,
            customer_reference: 'PO 4712',
            transport: { kind: 'truck' as const, count: 3 },
            port_of_discharge: 'FRLEH',
          }
          await expectFieldErrors(await putDeal(people, 'sale_manager', deal, printed), {
            '/customer_reference': 'locked',
            '/transport': 'locked',
            '/port_of_discharge': 'locked',
          })
        }
      },
    ),
    invalid('locks all fields of a canceled deal', async (people) => {
      const { deal, write } = await createDeal(people)
      const saleManager = await people.as('sale_manager')
      await saleManager.post(
        `/deals/${deal.id}/transitions/`,
        { to: 'canceled', reason: 'No' },
        { 'If-Match': '"1"' },
      )
      await expectProblem(
        await putDeal(people, 'sale_manager', { ...deal, version: 2 }, write),
        'not_allowed_now',
        409,
      )
    }),
    forbidden('is forbidden for another sale manager', async (people) => {
      const admin = await people.as('admin')
      const { items } = await expectAnswer(
        await admin.get('/people/staff/?role=sale_manager'),
        'listStaff',
      )
      const saleManagerId = await findPersonId(people, 'sale_manager')
      const other = items.find(({ id }) => id !== saleManagerId)
      if (!other) return
      const write = await createDealWrite(people, { sale_manager_id: other.id })
      const deal = await expectAnswer(await admin.post('/deals/', write), 'createDeal')
      await expectProblem(await putDeal(people, 'sale_manager', deal, write), 'forbidden', 403)
      const seen = await expectAnswer(
        await (await people.as('sale_manager')).get(`/deals/${deal.id}/`),
        'getDeal',
      )
      expect(seen).toMatchObject({
        allowed_actions: ['comment'],
        planned: { margin: null },
        transitions: [],
      })
    }),
  ],
} satisfies Cases
