import { expect } from 'vitest'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { success, invalid, UNKNOWN_ID, notFound, type Cases } from '../case'
import {
  allocate,
  createConfirmedDeal,
  createUniqueBoard,
  createAllocation,
  createOrderedSupply,
} from '../fixtures/saved-cover'
import { CERTIFIED_BOARD, findPersonId, listNotificationTexts } from '../fixtures/saved-deals'
import type { People } from '../host'
import { sampleProduct, sampleSawmill } from '../fixtures/samples'
import {
  putSupply,
  createConfirmedSupply,
  createSawmill,
  createReadySupply,
  sampleSupplyLine,
  createSupply,
  postSupplyTransition,
  createSupplyWrite,
} from '../fixtures/saved-supplies'

const listSupplies = async (people: People, query: string) =>
  expectAnswer(
    await (await people.as('cargo_manager')).get(`/supplies/?limit=500&${query}`),
    'listSupplies',
  )

export const supplyCases = {
  listSupplies: [
    success(
      'finds by number, mill, location, and name and size of the wood, in any language',
      async (people) => {
        const sawmill_id = await createSawmill(people, { name: 'Ķemeru Zāģētava' })
        const lines = [
          sampleSupplyLine({
            specification: { ...CERTIFIED_BOARD, wood: 'LADC', thickness_mm: 31, width_mm: 177 },
          }),
        ]
        const { supply } = await createSupply(people, {
          sawmill_id,
          loading_place: 'Slokas iela 4',
          lines,
        })
        for (const q of [
          supply.number,
          'kemeru slokas',
          'mélèze kemeru',
          'kemeru 31x177',
          'kemeru Tomas',
        ]) {
          const { items } = await listSupplies(people, `q=${encodeURIComponent(q)}`)
          expect(
            items.map(({ id }) => id),
            q,
          ).toEqual([supply.id])
        }
        expect((await listSupplies(people, 'q=kemeru%20oak')).items).toEqual([])
      },
    ),
    success('applies each filter, and combines them', async (people) => {
      const sawmill_id = await createSawmill(people, { country: 'CZ' })
      const { supply } = await createSupply(people, {
        sawmill_id,
        ready_week: '2027-W20',
        lines: [sampleSupplyLine({ specification: { ...CERTIFIED_BOARD, wood: 'PSMN' } })],
      })
      const manager = await findPersonId(people, 'purchase_manager')
      const filters = [
        'status=draft',
        `sawmill_id=${sawmill_id}`,
        `purchase_manager_id=${manager}`,
        'country=CZ',
        'wood=PSMN',
        'week_from=2027-W20&week_to=2027-W20',
      ]
      for (const filter of filters) {
        const { items } = await listSupplies(people, `${filter}&sort=-updated_at`)
        expect(
          items.map(({ id }) => id),
          filter,
        ).toContain(supply.id)
      }
      const { items, total } = await listSupplies(people, filters.join('&'))
      expect([items.map(({ id }) => id), total]).toEqual([[supply.id], 1])
      expect(items[0]).toMatchObject({
        sawmill: { country: 'CZ' },
        woods: ['PSMN'],
        volume_m3: '40.000',
        agreed_m3: '40.000',
        amount_eur: '9920.00',
        confirmed_m3: null,
      })
      for (const other of [
        'status=ordered',
        'country=LT',
        'wood=PCAB',
        'week_from=2027-W21',
        'week_to=2027-W19',
        'late=only',
        `purchase_manager_id=${UNKNOWN_ID}`,
      ]) {
        expect(
          (await listSupplies(people, `sawmill_id=${sawmill_id}&${other}`)).items,
          other,
        ).toEqual([])
      }
    }),
    success('filters by the same delay that a supply shows', async (people) => {
      const { supply } = await createSupply(people, { ready_week: '2020-W10' })
      expect((await listSupplies(people, `late=only&sawmill_id=${supply.sawmill.id}`)).total).toBe(
        0,
      )
      await postSupplyTransition(people, 'purchase_manager', supply, { to: 'ordered' })
      const { items } = await listSupplies(people, 'late=only')
      expect(items.map(({ id }) => id)).toContain(supply.id)
      for (const { late_days } of items) expect(late_days).toBeGreaterThan(0)
      const listed = await listSupplies(people, `sawmill_id=${supply.sawmill.id}`)
      expect(listed.items[0]?.late_days).toBeGreaterThan(2000)
    }),
    success('sorts by delay, with supplies in time last in both directions', async (people) => {
      for (const [sort, isRising] of [
        ['late_days', true],
        ['-late_days', false],
      ] as const) {
        const { items } = await listSupplies(people, `sort=${sort}`)
        const days = items.map(({ late_days }) => late_days)
        const late = days.filter((count) => count !== null)
        expect(late.length).toBeGreaterThan(1)
        expect(late).toEqual(late.toSorted((a, b) => (isRising ? a - b : b - a)))
        expect(days.slice(late.length).every((count) => count === null)).toBe(true)
      }
    }),
    success('returns the unallocated amount, and filters by it', async (people) => {
      const wood = createUniqueBoard()
      const [deal, { supply }] = [
        await createConfirmedDeal(people, [wood]),
        await createOrderedSupply(people, [wood]),
      ]
      const read = (query: string) =>
        listSupplies(people, `sawmill_id=${supply.sawmill.id}${query}`)
      await expectAnswer(
        await allocate(people, createAllocation(supply, deal, '30')),
        'setAllocations',
      )
      expect(await read('&free=only')).toMatchObject({
        items: [{ id: supply.id, free_m3: '10.000' }],
        total: 1,
      })
      await expectAnswer(
        await allocate(people, createAllocation(supply, deal, '40')),
        'setAllocations',
      )
      expect((await read('&free=only')).total).toBe(0)
      expect((await read('&sort=free_m3')).items).toMatchObject([{ free_m3: '0.000' }])
    }),
    invalid('refuses weeks in reverse order', async ({ as }) => {
      await expectFieldErrors(
        await (await as('admin')).get('/supplies/?week_from=2026-W50&week_to=2026-W49'),
        { '?week_to': 'week_order' },
      )
    }),
  ],
  sumSupplies: [
    success(
      'sums the matches of the list and their free wood, and counts supplies excluded from each sum',
      async (people) => {
        const sawmill_id = await createSawmill(people)
        const { supply } = await createSupply(people, { sawmill_id })
        await createSupply(people, {
          sawmill_id,
          currency: 'SEK',
          exchange_rate: null,
          ready_week: '2028-W20',
        })
        await postSupplyTransition(people, 'purchase_manager', supply, { to: 'ordered' })
        const visitor = await people.as('cargo_manager')
        const readTotals = async (query: string) =>
          expectAnswer(
            await visitor.get(`/supplies/totals/?sawmill_id=${sawmill_id}${query}`),
            'sumSupplies',
          )
        expect(await readTotals('')).toEqual({
          count: 2,
          volume_m3: '80.000',
          free_m3: '40.000',
          amount_eur: '9920.00',
          without_rate: 1,
          is_by_line: false,
        })
        expect(await readTotals('&free=only')).toEqual({
          count: 1,
          volume_m3: '40.000',
          free_m3: '40.000',
          amount_eur: '9920.00',
          without_rate: 0,
          is_by_line: false,
        })
        expect(await readTotals('&week_from=2029-W01')).toEqual({
          count: 0,
          volume_m3: '0.000',
          free_m3: '0.000',
          amount_eur: '0.00',
          without_rate: 0,
          is_by_line: false,
        })
      },
    ),
    success(
      'counts only the lines that match both wood and product, and every supply of the list',
      async (people) => {
        const sawmill_id = await createSawmill(people)
        const admin = await people.as('admin')
        const product = await expectAnswer(
          await admin.post('/products/', sampleProduct({ wood: 'PNSY' })),
          'createProduct',
        )
        await createSupply(people, {
          sawmill_id,
          lines: [
            sampleSupplyLine({ product_id: product.id, specification: null }),
            sampleSupplyLine({ specification: createUniqueBoard(), price: '100.00' }),
          ],
        })
        const readTotals = async (query: string) =>
          expectAnswer(
            await admin.get(`/supplies/totals/?sawmill_id=${sawmill_id}${query}`),
            'sumSupplies',
          )
        const whole = { count: 1, volume_m3: '80.000', amount_eur: '13920.00', is_by_line: false }
        const line = { count: 1, volume_m3: '40.000', amount_eur: '9920.00', is_by_line: true }
        const none = { count: 1, volume_m3: '0.000', amount_eur: '0.00', without_rate: 0 }
        expect(await readTotals('')).toMatchObject(whole)
        expect(await readTotals(`&product_id=${product.id}`)).toMatchObject(line)
        expect(await readTotals(`&product_id=${product.id}&wood=PNSY`)).toMatchObject(line)
        expect(await readTotals(`&product_id=${product.id}&wood=PCAB`)).toMatchObject(none)
      },
    ),
    invalid('refuses unknown filters', async (people) => {
      const answer = await (
        await people.as('admin')
      ).get('/supplies/totals/?week_from=2027-W02&week_to=2026-W51')
      await expectFieldErrors(answer, { '?week_to': 'week_order' })
    }),
  ],
  createSupply: [
    success(
      'assigns a number of its own series, computes figures, and notifies the responsible manager',
      async (people) => {
        const write = await createSupplyWrite(people, {
          currency: 'SEK',
          exchange_rate: '10',
          harvest_countries: ['LV', 'EE', 'LV'],
        })
        const supply = await expectAnswer(
          await (await people.as('cargo_manager')).post('/supplies/', write),
          'createSupply',
        )
        expect(supply.number).toMatch(/^S-\d{4}-\d{4,}$/)
        expect(supply).toMatchObject({
          status: 'draft',
          harvest_countries: ['EE', 'LV'],
          figures: {
            volume_m3: '40.000',
            weight_kg: 18800,
            amount: '9920.00',
            amount_eur: '992.00',
            confirmed_m3: null,
            ready_m3: null,
          },
          lines: [
            {
              volume_m3: '40.000',
              amount: '9920.00',
              confirmed_m3: null,
              accepted_m3: null,
              loaded_m3: '0.000',
            },
          ],
          sawmill: { approval: 'approved', certificate_state: 'valid' },
        })
        expect(await listNotificationTexts(people, 'purchase_manager', supply)).toEqual([
          expect.stringContaining(supply.number),
        ])
      },
    ),
    invalid(
      'refuses unknown references, and figures that the mill reports later',
      async (people) => {
        const visitor = await people.as('purchase_manager')
        const write = await createSupplyWrite(people, {
          sawmill_id: UNKNOWN_ID,
          purchase_manager_id: await findPersonId(people, 'cargo_manager'),
          lines: [
            sampleSupplyLine({ product_id: UNKNOWN_ID }),
            sampleSupplyLine({ confirmed_quantity: '40', ready_quantity: '40' }),
          ],
        })
        await expectFieldErrors(await visitor.post('/supplies/', write), {
          '/sawmill_id': 'not_found',
          '/purchase_manager_id': 'not_a_purchase_manager',
          '/lines/0/product_id': 'not_found',
          '/lines/1/confirmed_quantity': 'unexpected',
          '/lines/1/ready_quantity': 'unexpected',
        })
        const huge = await createSupplyWrite(people, {
          lines: [sampleSupplyLine({ quantity: '9000000', price: '9999.00' })],
        })
        await expectFieldErrors(await visitor.post('/supplies/', huge), {
          '/lines': 'sum_too_large',
        })
        const { write: other } = await createSupply(people)
        const again = await createSupplyWrite(people, { lines: other.lines })
        await expectFieldErrors(await visitor.post('/supplies/', again), {
          '/lines/0/id': 'duplicate',
        })
      },
    ),
  ],
  previewSupply: [
    success('returns figures, missing items and warnings without saving', async (people) => {
      const write = await createSupplyWrite(people, {
        ready_week: null,
        due_diligence_reference: 'soon',
        certificate_claim: 'pefc_100',
      })
      const visitor = await people.as('purchase_manager')
      const preview = await expectAnswer(
        await visitor.post('/supplies/preview/', { id: null, supply: write }),
        'previewSupply',
      )
      expect(preview).toMatchObject({
        figures: { amount: '9920.00' },
        transitions: [{ to: 'ordered', missing: [{ code: 'ready_week' }] }],
        warnings: [
          { code: 'no_certificate', pointer: '/certificate_claim' },
          { code: 'due_diligence_reference_shape', pointer: '/due_diligence_reference' },
        ],
      })
      expect((await listSupplies(people, `sawmill_id=${write.sawmill_id}`)).total).toBe(0)
    }),
    invalid('refuses the same input as saving', async (people) => {
      const supply = await createSupplyWrite(people, { ready_week: '2025-W53' })
      await expectFieldErrors(
        await (await people.as('admin')).post('/supplies/preview/', { id: null, supply }),
        { '/ready_week': 'wrong_format' },
      )
    }),
    notFound('returns 404 for an unknown supply', async (people) => {
      const supply = await createSupplyWrite(people)
      await expectProblem(
        await (await people.as('admin')).post('/supplies/preview/', { id: UNKNOWN_ID, supply }),
        'not_found',
        404,
      )
    }),
  ],
  getSupply: [
    success('returns the transitions and permissions of each role', async (people) => {
      const { supply } = await createSupply(people)
      const read = async (role: 'cargo_manager' | 'admin') =>
        expectAnswer(await (await people.as(role)).get(`/supplies/${supply.id}/`), 'getSupply')
      expect((await read('cargo_manager')).transitions.map(({ to }) => to)).toEqual(['ordered'])
      expect((await read('admin')).transitions.map(({ to }) => to)).toEqual(['ordered', 'canceled'])
      expect(supply.editable_fields).toContain('lines')
    }),
  ],
  updateSupply: [
    success(
      'records the mill’s answer line by line, and does not notify its author',
      async (people) => {
        const { supply } = await createConfirmedSupply(people)
        expect(supply).toMatchObject({
          status: 'confirmed',
          figures: { confirmed_m3: '38.000', ready_m3: null },
        })
        expect(await listSupplies(people, `id=${supply.id}`)).toMatchObject({
          items: [{ volume_m3: '40.000', agreed_m3: '38.000' }],
        })
        const { items } = await expectAnswer(
          await (await people.as('admin')).get(`/records/supply/${supply.id}/activity/`),
          'listActivity',
        )
        expect(items.map(({ kind }) => kind)).toEqual([
          'transition',
          'changed',
          'transition',
          'created',
        ])
        expect(items[1]?.changes).toEqual([
          { field: 'confirmed_quantity', line: 1, from: null, to: '38' },
        ])
        expect(await listNotificationTexts(people, 'purchase_manager', supply)).toEqual([])
      },
    ),
    success('allows another name of the mill, and is found by it', async (people) => {
      const sawmill_id = await createSawmill(people, { name: 'Alte Mühle' })
      const { supply } = await createSupply(people, { sawmill_id })
      const admin = await people.as('admin')
      const renamed = sampleSawmill({ name: 'Žemaitijos Pjūklas' })
      await expectAnswer(
        await admin.put(`/sawmills/${sawmill_id}/`, renamed, { 'If-Match': '"1"' }),
        'updateSawmill',
      )
      const { items } = await listSupplies(people, 'q=zemaitijos%20pjuklas')
      expect(items).toMatchObject([{ id: supply.id, sawmill: { name: 'Žemaitijos Pjūklas' } }])
    }),
    invalid('locks ordered and settled fields', async (people) => {
      const { supply, write } = await createConfirmedSupply(people)
      const other = {
        ...write,
        ready_week: '2027-W06',
        lines: write.lines.map((line) => ({ ...line, price: '250.00' })),
      }
      await expectFieldErrors(await putSupply(people, 'admin', supply, other), {
        '/ready_week': 'locked',
        '/lines/0/price': 'locked',
      })
      const canceled = await expectAnswer(
        await postSupplyTransition(people, 'admin', supply, { to: 'canceled', reason: 'Fire' }),
        'transitionSupply',
      )
      expect(canceled).toMatchObject({
        cancel_reason: 'Fire',
        editable_fields: [],
        transitions: [],
      })
      await expectProblem(
        await putSupply(people, 'admin', canceled, { ...write, notes: 'x' }),
        'not_allowed_now',
        409,
      )
    }),
  ],
  transitionSupply: [
    success('advances to ready, and notifies cargo managers', async (people) => {
      const ready = await createReadySupply(people, {}, '36.5')
      expect(ready).toMatchObject({
        status: 'ready',
        late_days: null,
        figures: { ready_m3: '36.500' },
      })
      expect(await listNotificationTexts(people, 'cargo_manager', ready)).toEqual([
        expect.stringContaining('ready'),
      ])
      await postSupplyTransition(people, 'admin', ready, { to: 'canceled', reason: 'Fire' })
      for (const role of ['cargo_manager', 'purchase_manager'] as const) {
        expect((await listNotificationTexts(people, role, ready)).join(' '), role).toContain('Fire')
      }
    }),
    success(
      'lets a global manager order from an unapproved mill with a reason, which is stored',
      async (people) => {
        const { supply } = await createSupply(people, {
          sawmill_id: await createSawmill(people, { approval: 'pending' }),
        })
        const refused = await expectProblem(
          await postSupplyTransition(people, 'purchase_manager', supply, { to: 'ordered' }),
          'needs_missing',
          409,
        )
        expect(refused).toMatchObject({
          missing: [{ code: 'sawmill_approved', pointer: '/sawmill_id' }],
        })
        const transition = { to: 'ordered', override: true, reason: 'A trial load' }
        expect(
          (
            await expectAnswer(
              await postSupplyTransition(people, 'global_manager', supply, transition),
              'transitionSupply',
            )
          ).status,
        ).toBe('ordered')
        const { items } = await expectAnswer(
          await (await people.as('admin')).get(`/records/supply/${supply.id}/activity/`),
          'listActivity',
        )
        expect(items.slice(0, 2)).toMatchObject([
          { kind: 'transition', reason: transition.reason },
          { kind: 'overridden', reason: transition.reason },
        ])
      },
    ),
    invalid(
      'refuses an order from a suspended mill, and transitions of other roles or statuses',
      async (people) => {
        const { supply } = await createSupply(people, {
          sawmill_id: await createSawmill(people, { approval: 'suspended' }),
        })
        const transition = { to: 'ordered', override: true, reason: 'Only once' }
        await expectProblem(
          await postSupplyTransition(people, 'admin', supply, transition),
          'needs_missing',
          409,
        )
        await expectProblem(
          await postSupplyTransition(people, 'cargo_manager', supply, {
            to: 'canceled',
            reason: 'No',
          }),
          'forbidden',
          403,
        )
        await expectProblem(
          await postSupplyTransition(people, 'admin', supply, { to: 'ready' }),
          'not_allowed_now',
          409,
        )
      },
    ),
  ],
  createComment: [
    success(
      'notifies the responsible manager of a supply, and previous commenters',
      async (people) => {
        const { supply } = await createSupply(people)
        for (const role of ['cargo_manager', 'admin'] as const) {
          await (
            await people.as(role)
          ).post(`/records/supply/${supply.id}/comments/`, { text: 'Seen on Tuesday' })
        }
        expect(await listNotificationTexts(people, 'purchase_manager', supply)).toHaveLength(2)
        expect(await listNotificationTexts(people, 'cargo_manager', supply)).toEqual([
          expect.stringContaining(supply.number),
        ])
        expect(await listNotificationTexts(people, 'admin', supply)).toEqual([])
      },
    ),
  ],
} satisfies Cases
