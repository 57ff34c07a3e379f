import { expect } from 'vitest'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { success, invalid, idempotent, type Cases } from '../case'
import type { People } from '../host'
import { sampleProduct } from '../fixtures/samples'
import { sampleLine, createDealWrite } from '../fixtures/saved-deals'
import { addLines, OWN_COMPANY, createBasketItem } from '../fixtures/saved-orders'
import { createSupply, sampleSupplyLine } from '../fixtures/saved-supplies'

const createProduct = async ({ as }: People, change: Parameters<typeof sampleProduct>[0] = {}) =>
  expectAnswer(
    await (await as('manager')).post('/products/', sampleProduct(change)),
    'createProduct',
  )

const putProduct = async ({ as }: People, id: string, version: number, change: object) =>
  (await as('admin')).put(`/products/${id}/`, change, { 'If-Match': `"${version}"` })

/** Returns the payload of a stored product. */
const toProductWrite = (
  product: Awaited<ReturnType<typeof createProduct>> | undefined,
): ReturnType<typeof sampleProduct> => {
  if (!product) throw new Error('Product not found.')
  const {
    id: _id,
    version: _version,
    created_at: _at,
    created_by: _by,
    updated_at: _then,
    updated_by: _whom,
    uses: _uses,
    ...write
  } = product
  const { allowed_actions: _actions, editable_fields: _fields, ...fields } = write
  return fields
}

let familyCount = 0
/** Creates two products in a product group of their own. */
async function createFamily(people: People, change: Parameters<typeof sampleProduct>[0] = {}) {
  familyCount += 1
  const group = `Family ${familyCount} ${crypto.randomUUID().slice(0, 8)}`
  const products = [
    await createProduct(people, { group, ...change }),
    await createProduct(people, { group, ...change }),
  ]
  return { filter: { product_group: [group] }, group, products }
}

/** Sets a price from today on, so that the product is in use. */
async function setPrice({ as }: People, product_id: string) {
  const answer = await (
    await as('admin')
  ).post('/prices/', {
    product_id,
    list: 'sale',
    country: null,
    company_id: null,
    price: '300.00',
    price_small: null,
    price_medium: null,
    price_large: null,
    start_date: '2040-01-01',
    end_date: null,
    unit: 'm3',
    sale_unit: 'm3',
    hidden: false,
    is_on: true,
  })
  expect(answer.status).toBe(201)
}

export const productCases = {
  listProducts: [
    success('finds by words and dimensions in any order', async ({ as }) => {
      const visitor = await as('sale_manager')
      const all = await expectAnswer(
        await visitor.get('/products/?category=softwood_boards'),
        'listProducts',
      )
      const board = all.items.find(({ specification: s }) => s.thickness_mm && s.width_mm)
      if (!board) throw new Error('The demo has no board.')
      const { thickness_mm, width_mm } = board.specification
      for (const q of [
        `${thickness_mm}x${width_mm}`,
        `${width_mm} ${thickness_mm}`,
        `${board.name.split(' ')[0]} ${thickness_mm}`,
      ]) {
        const found = await expectAnswer(
          await visitor.get(`/products/?limit=500&q=${encodeURIComponent(q)}`),
          'listProducts',
        )
        expect(
          found.items.map(({ id }) => id),
          q,
        ).toContain(board.id)
      }
    }),
    success(
      'filters by specification, and includes archived products on request',
      async (people) => {
        const visitor = await people.as('country_manager')
        const { group, products } = await createFamily(people, {
          width_mm: 222,
          quality: 'Export II',
        })
        const [one, other] = products
        await putProduct(people, one?.id ?? '', 1, { ...toProductWrite(one), status: 'archived' })
        const read = async (query: string) => {
          const { items } = await expectAnswer(
            await visitor.get(`/products/?product_group=${encodeURIComponent(group)}&${query}`),
            'listProducts',
          )
          return new Set(items.map(({ id }) => id))
        }
        const both = new Set([one?.id, other?.id])
        expect(await read('')).toEqual(new Set([other?.id]))
        expect(await read('status=archived')).toEqual(new Set([one?.id]))
        expect(
          await read(
            'status=archived&status=active&quality=Export%20II&width_mm=222&wood=LADC&profile=sawn&treatment=kiln_dried&certification=none',
          ),
        ).toEqual(both)
        expect(await read(`status=archived&status=active&length_mm=${other?.length_mm}`)).toEqual(
          new Set([other?.id]),
        )
        expect(await read('diameter_mm=80')).toEqual(new Set())
      },
    ),
    success('finds mixed lengths by each length that they hold', async (people) => {
      const visitor = await people.as('country_manager')
      const group = `Lengths ${crypto.randomUUID()}`
      const create = async (lengths: ReturnType<typeof sampleProduct>['lengths']) =>
        (await createProduct(people, { group, length_mm: null, lengths })).id
      const range = await create({ kind: 'range', from_mm: 3000, to_mm: 5400, average_mm: null })
      const items = [3900, 4200].map((length_mm) => ({ length_mm, count: null }))
      const several = await create({ kind: 'several', counted_in: null, items })
      const read = async (query: string) => {
        const found = await expectAnswer(
          await visitor.get(`/products/?product_group=${encodeURIComponent(group)}&${query}`),
          'listProducts',
        )
        return new Set(found.items.map(({ id }) => id))
      }
      expect(await read('length_mm=4200')).toEqual(new Set([range, several]))
      expect(await read('length_mm=4000')).toEqual(new Set([range]))
      expect(await read('length_mm=420')).toEqual(new Set())
      expect(await read('q=4200')).toEqual(new Set([range, several]))
      const facets = await expectAnswer(
        await visitor.get('/portal/products/facets/'),
        'getStockFacets',
      )
      expect(facets.length_mm).toEqual(expect.arrayContaining([3000, 3900, 4200, 5400]))
    }),
    invalid('refuses an invalid wood, limit and cursor', async ({ as }) => {
      const visitor = await as('admin')
      await expectFieldErrors(await visitor.get('/products/?wood=BALSA&limit=0'), {
        '?wood': 'unknown_value',
        '?limit': 'too_small',
      })
      await expectFieldErrors(await visitor.get('/products/?limit=many&width_mm=wide'), {
        '?limit': 'wrong_format',
        '?width_mm': 'wrong_format',
      })
    }),
  ],
  createProduct: [
    success('trims texts, and stores blank ones as null', async (people) => {
      const name = `Larch   ${crypto.randomUUID()} `
      const product = await createProduct(people, {
        name,
        color: '  ',
        hs_code: null,
        quality: ' A/B ',
      })
      expect(product).toMatchObject({
        name: name.replace('   ', ' ').trim(),
        color: null,
        quality: 'A/B',
        uses: { packs: 0, prices: 0 },
      })
      expect(product.editable_fields).toContain('thickness_mm')
    }),
    success('accepts round wood by top diameter and taper, and a random length', async (people) => {
      const round = {
        thickness_mm: null,
        width_mm: null,
        diameter_mm: 160,
        taper_mm_per_m: 7,
        length_mm: 9000,
      }
      const quality = crypto.randomUUID().slice(0, 20)
      expect(
        await createProduct(people, {
          ...round,
          quality,
          profile: 'round_peeled',
          category: 'softwood_poles',
        }),
      ).toMatchObject(round)
      expect(await createProduct(people, { quality, length_mm: null })).toMatchObject({
        length_mm: null,
      })
    }),
    invalid('refuses sizes that describe no piece', async ({ as }) => {
      const visitor = await as('global_manager')
      const post = (change: Parameters<typeof sampleProduct>[0]) =>
        visitor.post('/products/', sampleProduct(change))
      await expectFieldErrors(await post({ thickness_mm: null, width_mm: null }), {
        '/thickness_mm': 'required',
        '/width_mm': 'required',
      })
      await expectFieldErrors(await post({ diameter_mm: 80 }), {
        '/thickness_mm': 'unexpected',
        '/width_mm': 'unexpected',
      })
      await expectFieldErrors(await post({ taper_mm_per_m: 7, m3_per_pack: '0.000' }), {
        '/taper_mm_per_m': 'unexpected',
        '/m3_per_pack': 'too_small',
      })
      const range = { kind: 'range', from_mm: 3000, to_mm: 5400, average_mm: 6000 } as const
      await expectFieldErrors(await post({ lengths: range }), { '/lengths': 'length_or_lengths' })
      await expectFieldErrors(await post({ length_mm: null, lengths: range }), {
        '/lengths/average_mm': 'too_large',
      })
      const items = [3900, 4200].map((length_mm) => ({ length_mm, count: 4 }))
      await expectFieldErrors(
        await post({ length_mm: null, lengths: { kind: 'several', counted_in: 'pcs', items } }),
        { '/lengths/counted_in': 'unexpected' },
      )
      await expectFieldErrors(await post({ name: '', density_kg_m3: 90, hs_code: '44' }), {
        '/name': 'required',
        '/density_kg_m3': 'too_small',
        '/hs_code': 'wrong_format',
      })
    }),
    invalid(
      'refuses an existing name or specification in any spelling, and names the other product',
      async (people) => {
        const { name, quality, length_mm } = await createProduct(people, {
          quality: `Rūšis ${crypto.randomUUID().slice(0, 8)}`,
        })
        const post = async (change: Parameters<typeof sampleProduct>[0]) =>
          (await people.as('manager')).post('/products/', sampleProduct(change))
        const named = await expectProblem(
          await post({ name: name.toUpperCase() }),
          'validation',
          422,
        )
        expect(named.errors).toEqual([{ pointer: '/name', code: 'same_name', params: { name } }])
        const alike = await expectProblem(
          await post({
            quality: quality.toUpperCase(),
            length_mm,
            humidity_percent: 9,
            density_kg_m3: 600,
          }),
          'validation',
          422,
        )
        expect(alike.errors).toEqual([
          { pointer: '/thickness_mm', code: 'same_specification', params: { name } },
        ])
      },
    ),
  ],
  getProduct: [
    success('is editable only for roles that manage products', async (people) => {
      const { id } = await createProduct(people)
      for (const role of ['sale_manager', 'purchase_agent', 'country_manager'] as const) {
        const read = await expectAnswer(
          await (await people.as(role)).get(`/products/${id}/`),
          'getProduct',
        )
        expect(read, role).toMatchObject({ editable_fields: [] })
      }
    }),
    success('shows where a product is in use, and which fields can be changed', async (people) => {
      const { id } = await createProduct(people)
      await setPrice(people, id)
      await createSupply(people, {
        lines: [sampleSupplyLine({ product_id: id, specification: null })],
      })
      const read = await expectAnswer(
        await (await people.as('manager')).get(`/products/${id}/`),
        'getProduct',
      )
      expect(read.uses).toEqual({
        packs: 0,
        baskets: 0,
        offers: 0,
        orders: 0,
        deals: 0,
        supplies: 1,
        prices: 1,
      })
      expect(read.editable_fields).toContain('density_kg_m3')
      expect(read.editable_fields).not.toContain('thickness_mm')
    }),
  ],
  updateProduct: [
    success('records every changed field', async (people) => {
      const product = await createProduct(people)
      await expectAnswer(
        await putProduct(people, product.id, 1, {
          ...toProductWrite(product),
          density_kg_m3: 610,
          hs_code: null,
          status: 'archived',
        }),
        'updateProduct',
      )
      const { items } = await expectAnswer(
        await (await people.as('manager')).get(`/records/product/${product.id}/activity/`),
        'listActivity',
      )
      expect(items[0]?.changes).toEqual([
        { field: 'status', line: null, from: 'active', to: 'archived' },
        { field: 'hs_code', line: null, from: '4407.19', to: null },
        { field: 'density_kg_m3', line: null, from: '590', to: '610' },
      ])
    }),
    success(
      'locks the identifying fields of a product with a price, but archives and restores it',
      async (people) => {
        const product = await createProduct(people)
        await setPrice(people, product.id)
        await expectFieldErrors(
          await putProduct(people, product.id, 1, {
            ...toProductWrite(product),
            thickness_mm: 34,
            certification: 'fsc_100',
            name: `${product.name} b`,
          }),
          {
            '/thickness_mm': 'locked',
            '/certification': 'locked',
          },
        )
        await expectAnswer(
          await putProduct(people, product.id, 1, {
            ...toProductWrite(product),
            status: 'archived',
            packaging: 'foil',
          }),
          'updateProduct',
        )
        const post = (await people.as('admin')).post('/prices/', {
          product_id: product.id,
          list: 'stock',
          country: null,
          company_id: null,
          price: '300.00',
          price_small: null,
          price_medium: null,
          price_large: null,
          start_date: '2040-01-01',
          end_date: null,
          unit: 'm3',
          sale_unit: 'm3',
          hidden: false,
          is_on: true,
        })
        await expectFieldErrors(await post, { '/product_id': 'not_found' })
        expect(
          await expectAnswer(
            await putProduct(people, product.id, 2, {
              ...toProductWrite(product),
              packaging: 'foil',
            }),
            'updateProduct',
          ),
        ).toMatchObject({ status: 'active', version: 3 })
      },
    ),
    invalid(
      'refuses archiving a product that is awaited, and an archived product in a new line',
      async (people) => {
        const product = await createProduct(people)
        const line = sampleSupplyLine({ product_id: product.id, specification: null })
        const { supply, write } = await createSupply(people, { lines: [line] })
        await expectFieldErrors(
          await putProduct(people, product.id, 1, {
            ...toProductWrite(product),
            status: 'archived',
          }),
          { '/status': 'in_use' },
        )
        const purchaseManager = await people.as('purchase_manager')
        const canceled = await purchaseManager.post(
          `/supplies/${supply.id}/transitions/`,
          { to: 'canceled', reason: 'Fire' },
          { 'If-Match': '"1"' },
        )
        expect(canceled.status).toBe(200)
        await expectAnswer(
          await putProduct(people, product.id, 1, {
            ...toProductWrite(product),
            status: 'archived',
          }),
          'updateProduct',
        )
        const again = { ...write, lines: [{ ...line, id: crypto.randomUUID() }] }
        await expectFieldErrors(await purchaseManager.post('/supplies/', again), {
          '/lines/0/product_id': 'archived',
        })
        const deal = await createDealWrite(people, {
          lines: [sampleLine({ product_id: product.id, specification: null })],
        })
        await expectFieldErrors(await (await people.as('sale_manager')).post('/deals/', deal), {
          '/lines/0/product_id': 'archived',
        })
        const offer = {
          company_ids: [OWN_COMPANY],
          product_id: product.id,
          lot_id: null,
          packs: 1,
          price: '250.00',
          price_unit: 'm3',
          valid_until: '2099-12-31',
          note: null,
        }
        await expectFieldErrors(await (await people.as('manager')).post('/offers/', offer), {
          '/product_id': 'not_found',
        })
        const answer = await addLines(
          people,
          'client',
          null,
          createBasketItem({ product_id: product.id }),
        )
        expect(answer.results).toMatchObject([{ outcome: 'unknown' }])
      },
    ),
  ],
  previewProductChanges: [
    success(
      'counts products to change, unchanged ones and locked ones, with names',
      async (people) => {
        const { filter, products } = await createFamily(people)
        const [one, other] = products
        await setPrice(people, one?.id ?? '')
        const manager = await people.as('manager')
        const preview = async (set: object) =>
          expectAnswer(
            await manager.post('/products/changes/preview/', { filter, set }),
            'previewProductChanges',
          )
        expect(await preview({ hs_code: '4407.19', density_kg_m3: 600 })).toMatchObject({
          total: 2,
          changed: 2,
          same: 0,
          refused: 0,
        })
        expect(await preview({ hs_code: '4407.19' })).toMatchObject({
          total: 2,
          changed: 0,
          same: 2,
        })
        expect(await preview({ certification: 'pefc_100' })).toMatchObject({
          ...{ total: 2, changed: 1, refused: 1 },
          refusals: [
            {
              product: { id: one?.id, name: one?.name, specification: { quality: one?.quality } },
              field: 'certification',
              code: 'locked',
            },
          ],
        })
        expect(
          (await expectAnswer(await manager.get(`/products/${other?.id}/`), 'getProduct')).version,
        ).toBe(1)
      },
    ),
    invalid('requires a value, and refuses a field that identifies the wood', async ({ as }) => {
      const manager = await as('manager')
      const post = (set: object) => manager.post('/products/changes/preview/', { filter: {}, set })
      await expectFieldErrors(await post({}), { '/set': 'required' })
      await expectFieldErrors(await post({ thickness_mm: 20 }), {
        '/set/thickness_mm': 'unexpected',
      })
    }),
  ],
  changeProducts: [
    success(
      'changes all editable products, and records each change in the history',
      async (people) => {
        const { filter, products } = await createFamily(people)
        const manager = await people.as('manager')
        const change = {
          filter,
          set: { hs_code: '4407.99', color: ' ', status: 'archived' as const },
        }
        const { stamp } = await expectAnswer(
          await manager.post('/products/changes/preview/', change),
          'previewProductChanges',
        )
        expect(
          await expectAnswer(
            await manager.post('/products/changes/', { ...change, stamp }),
            'changeProducts',
          ),
        ).toEqual({ changed: 2, same: 0, refused: 0 })
        for (const { id } of products) {
          expect(
            await expectAnswer(await manager.get(`/products/${id}/`), 'getProduct'),
          ).toMatchObject({
            version: 2,
            status: 'archived',
            hs_code: '4407.99',
            color: null,
          })
          const { items } = await expectAnswer(
            await manager.get(`/records/product/${id}/activity/`),
            'listActivity',
          )
          expect(items[0]).toMatchObject({
            kind: 'changed',
            changes: [{ field: 'status' }, { field: 'hs_code', from: '4407.19', to: '4407.99' }],
          })
        }
      },
    ),
    success('refuses a change that makes two products identical', async (people) => {
      const quality = crypto.randomUUID().slice(0, 20)
      const [brown, green] = [
        await createProduct(people, { quality, length_mm: 4000, color: 'brown' }),
        await createProduct(people, { quality, length_mm: 4000, color: 'green' }),
      ]
      const manager = await people.as('manager')
      const change = { filter: { quality: [quality] }, set: { color: null } }
      const { stamp, refusals } = await expectAnswer(
        await manager.post('/products/changes/preview/', change),
        'previewProductChanges',
      )
      expect(refusals).toMatchObject([
        {
          product: { id: green.id, name: green.name, specification: { color: 'green' } },
          field: 'color',
          code: 'same_specification',
        },
      ])
      expect(
        await expectAnswer(
          await manager.post('/products/changes/', { ...change, stamp }),
          'changeProducts',
        ),
      ).toEqual({ changed: 1, same: 0, refused: 1 })
      expect(
        await expectAnswer(await manager.get(`/products/${brown.id}/`), 'getProduct'),
      ).toMatchObject({ color: null })
    }),
    idempotent('changes products once per idempotency key', async (people) => {
      const { filter, products } = await createFamily(people)
      const manager = await people.as('manager')
      const change = { filter, set: { density_kg_m3: 605 } }
      const { stamp } = await expectAnswer(
        await manager.post('/products/changes/preview/', change),
        'previewProductChanges',
      )
      const key = { 'Idempotency-Key': crypto.randomUUID() }
      const send = () => manager.post('/products/changes/', { ...change, stamp }, key)
      const results = [await send(), await send()]
      for (const answer of results)
        expect(await expectAnswer(answer, 'changeProducts')).toMatchObject({ changed: 2 })
      expect(
        (await expectAnswer(await manager.get(`/products/${products[0]?.id}/`), 'getProduct'))
          .version,
      ).toBe(2)
    }),
    invalid(
      'changes nothing if a product was added or changed since the preview',
      async (people) => {
        const { filter, group, products } = await createFamily(people)
        const [one] = products
        const manager = await people.as('manager')
        const change = { filter, set: { density_kg_m3: 640 } }
        const { stamp } = await expectAnswer(
          await manager.post('/products/changes/preview/', change),
          'previewProductChanges',
        )
        await createProduct(people, { group })
        await expectFieldErrors(await manager.post('/products/changes/', { ...change, stamp }), {
          '/stamp': 'changed_since',
        })
        const { stamp: second } = await expectAnswer(
          await manager.post('/products/changes/preview/', change),
          'previewProductChanges',
        )
        await expectAnswer(
          await putProduct(people, one?.id ?? '', 1, {
            ...toProductWrite(one),
            humidity_percent: 8,
          }),
          'updateProduct',
        )
        await expectFieldErrors(
          await manager.post('/products/changes/', { ...change, stamp: second }),
          {
            '/stamp': 'changed_since',
          },
        )
        expect(
          (await expectAnswer(await manager.get(`/products/${one?.id}/`), 'getProduct'))
            .density_kg_m3,
        ).toBe(590)
      },
    ),
  ],
} satisfies Cases
