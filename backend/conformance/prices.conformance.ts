import { expect } from 'vitest'
import type { Role, Schemas } from '../call'
import { getCompanyId } from '../seed/companies'
import { DEMO_COMPANY } from '../seed/company-list'
import { productList } from '../seed/product-list'
import { getProductId } from '../seed/products'
import { expectAnswer, expectFieldErrors, expectProblem, readAllIds } from './answers'
import { success, invalid, UNKNOWN_ID, notFound, idempotent, stale, type Cases } from './case'
import type { People } from './host'
import { sampleProduct } from './samples'
import { sampleCompany } from './saved-companies'

const FRENCH = getCompanyId('Charpentes Lemoine')
const SPANISH = getCompanyId('Maderas Levante SL')
const BELGIAN = getCompanyId('Houtland Vlaanderen NV')
const LITHUANIAN = getCompanyId('UAB Medžio centras')

/**
 * Products taken per host: files in one process share this module, and each host has all products.
 */
const takenProducts = new WeakMap<People, number>()
/** Returns a product that no other case uses, the last one first, so that prices do not overlap. */
const takeNextProduct = (people: People) => {
  const before = takenProducts.get(people) ?? 0
  takenProducts.set(people, before + 1)
  const product = productList[productList.length - 1 - (before % productList.length)]
  if (!product) throw new Error('The demo has no products.')
  return { id: getProductId(product.name), name: product.name }
}

const write = (
  people: People,
  change: Partial<Schemas['PriceWrite']> = {},
): Schemas['PriceWrite'] => ({
  ...{
    product_id: takeNextProduct(people).id,
    list: 'sale',
    country: 'NO',
    company_id: null,
    price: '310.00',
    price_small: null,
    price_medium: null,
    price_large: null,
  },
  ...{
    start_date: '2026-01-01',
    end_date: null,
    unit: 'm3',
    sale_unit: 'pack',
    hidden: false,
    is_on: true,
  },
  ...change,
})
const toPriceTerms = ({
  price,
  price_small,
  price_medium,
  price_large,
  start_date,
  end_date,
  unit,
  sale_unit,
  hidden,
  is_on,
}: Schemas['PriceTerms']): Schemas['PriceChange'] => ({
  ...{
    price,
    price_small,
    price_medium,
    price_large,
    start_date,
    end_date,
    unit,
    sale_unit,
    hidden,
    is_on,
  },
})
const create = async (
  people: People,
  change: Partial<Schemas['PriceWrite']> = {},
  role: Role = 'global_manager',
) =>
  expectAnswer(await (await people.as(role)).post('/prices/', write(people, change)), 'createPrice')
const listPrices = async ({ as }: People, query: string, role: Role = 'global_manager') =>
  (await expectAnswer(await (await as(role)).get(`/prices/?limit=500&${query}`), 'listPrices'))
    .items
const listCompanyPrices = async ({ as }: People, role: Role, query: string) =>
  (
    await expectAnswer(
      await (await as(role)).get(`/prices/paid/?limit=500&${query}`),
      'listCompanyPrices',
    )
  ).items

const createSheetRow = (
  row: number,
  product: string,
  change: Partial<Schemas['ImportedPrice']> = {},
): Schemas['ImportedPrice'] => ({
  ...{
    row,
    product,
    country: 'IS',
    company: null,
    price: '333.00',
    price_small: null,
    price_medium: null,
    price_large: null,
  },
  ...{
    start_date: '2026-02-01',
    end_date: null,
    unit: 'm3',
    sale_unit: 'pack',
    hidden: false,
    is_on: true,
    version: null,
    confirmed: false,
  },
  ...change,
})
let sheets = 0
const createSheetId = () =>
  `00000000-0000-4000-9000-${String(Date.now() + sheets++)
    .padStart(12, '0')
    .slice(-12)}`
/** Returns rows to confirm: each with the version of the price that the preview showed. */
const addSeenVersions = async (
  { as }: People,
  rows: Schemas['ImportedPrice'][],
  role: Role = 'global_manager',
) => {
  const preview = await expectAnswer(
    await (await as(role)).post('/prices/imports/preview/', { list: 'sale', rows }),
    'previewPriceImport',
  )
  return rows.map((row, i) => ({ ...row, version: preview.rows[i]?.version ?? null }))
}
const confirm = async (
  { as }: People,
  rows: Schemas['ImportedPrice'][],
  role: Role = 'global_manager',
) => {
  const import_id = createSheetId()
  const answer = await expectAnswer(
    await (
      await as(role)
    ).post('/prices/imports/', { import_id, list: 'sale', rows, is_last: true }),
    'importPrices',
  )
  return { import_id, rows: answer.rows }
}
const importSheet = async (
  people: People,
  rows: Schemas['ImportedPrice'][],
  role: Role = 'global_manager',
) => {
  // The first price of a country may be far from everyone's.
  const seen = await addSeenVersions(people, rows, role)
  return confirm(
    people,
    seen.map((row) => ({ ...row, confirmed: true })),
    role,
  )
}
const undoImport = async ({ as }: People, id: string, role: Role = 'global_manager') =>
  expectAnswer(await (await as(role)).post(`/prices/imports/${id}/undo/`), 'undoPriceImport')

export const priceCases = {
  listPrices: [
    success('pages through prices without gaps or duplicates', async ({ as }) => {
      const visitor = await as('admin')
      const all = await expectAnswer(await visitor.get('/prices/?limit=500'), 'listPrices')
      const seen = await readAllIds(async (cursor) =>
        expectAnswer(await visitor.get(`/prices/?limit=60${cursor}`), 'listPrices'),
      )
      expect(seen.length).toBeGreaterThanOrEqual(Math.min(500, all.total ?? 0))
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen.slice(0, all.items.length)).toEqual(all.items.map(({ id }) => id))
    }),
    success(
      'shows a manager general, country and own companies’ prices, editable only for the companies',
      async (people) => {
        const items = await listPrices(people, 'list=stock', 'manager')
        const companyPrices = items.filter(({ scope }) => scope === 'company')
        expect(companyPrices.length).toBeGreaterThan(0)
        for (const item of items) expect(item.may_edit).toBe(item.scope === 'company')
        const countryPrices = await listPrices(
          people,
          'list=stock&scope=country',
          'country_manager',
        )
        for (const item of countryPrices)
          expect(item.may_edit, item.country ?? '').toBe(
            ['FR', 'BE', 'LU'].includes(item.country ?? ''),
          )
      },
    ),
    success('hides prices of companies that the user does not serve', async (people) => {
      await create(people, { country: null, company_id: LITHUANIAN })
      expect(await listPrices(people, `list=sale&company_id=${LITHUANIAN}`)).not.toEqual([])
      for (const role of ['manager', 'country_manager'] as const)
        expect(await listPrices(people, `list=sale&company_id=${LITHUANIAN}`, role)).toEqual([])
    }),
    success('filters by text, scope, state and country', async (people) => {
      for (const state of ['valid', 'coming', 'ended', 'off'] as const) {
        const items = await listPrices(people, `list=stock&state=${state}`)
        expect(items.length, state).toBeGreaterThan(0)
        for (const item of items) expect(item.state).toBe(state)
      }
      for (const item of await listPrices(people, 'list=stock&scope=country&country=ES&q=larch')) {
        expect(item).toMatchObject({
          scope: 'country',
          country: 'ES',
          product: { name: expect.stringMatching(/^Larch/) as string },
        })
      }
    }),
    success('returns the count of the list, with any filter and for any role', async ({ as }) => {
      for (const role of ['global_manager', 'manager', 'country_manager'] as const) {
        const visitor = await as(role)
        for (const query of [
          '',
          'q=larch',
          'scope=company',
          'scope=general&scope=company&q=spruce',
          'state=valid&q=spruce',
          'state=valid&scope=company',
          'country=FR',
        ]) {
          const { total } = await expectAnswer(
            await visitor.get(`/prices/?limit=1&${query}`),
            'listPrices',
          )
          const ids = await readAllIds(async (cursor) =>
            expectAnswer(await visitor.get(`/prices/?limit=500&${query}${cursor}`), 'listPrices'),
          )
          expect(total, `${role} ${query}`).toBe(ids.length)
        }
      }
    }),
    success(
      'counts added prices but not removed ones, by the current name of the product',
      async (people) => {
        const admin = await people.as('admin')
        const [word, other] = [crypto.randomUUID(), crypto.randomUUID()]
        const product = sampleProduct({ name: word })
        const { id } = await expectAnswer(await admin.post('/products/', product), 'createProduct')
        const readTotal = async (query: string) =>
          (
            await expectAnswer(
              await admin.get(`/prices/?list=sale&limit=1&q=${query}`),
              'listPrices',
            )
          ).total
        await create(people, { product_id: id, country: null })
        await create(people, { product_id: id, country: null, company_id: FRENCH })
        const price = await create(people, { product_id: id, country: 'NO' })
        await create(people, { product_id: id, country: 'SE' })
        expect([
          await readTotal(word),
          await readTotal(`${word}&scope=country`),
          await readTotal(`${word}&scope=general&scope=company`),
        ]).toEqual([4, 2, 2])
        await admin.delete(`/prices/${price.id}/`, { 'If-Match': '"1"' })
        expect(await readTotal(word)).toBe(3)
        await admin.put(`/products/${id}/`, { ...product, name: other }, { 'If-Match': '"1"' })
        expect([await readTotal(word), await readTotal(other)]).toEqual([0, 3])
      },
    ),
    invalid('rejects an invalid list, scope and state', async ({ as }) => {
      await expectFieldErrors(
        await (await as('admin')).get('/prices/?list=both&scope=all&state=soon'),
        {
          '?list': 'unknown_value',
          '?scope': 'unknown_value',
          '?state': 'unknown_value',
        },
      )
    }),
  ],
  createPrice: [
    success('ends the open price of its scope the day before it begins', async (people) => {
      const old = await create(people)
      const now = await create(people, {
        product_id: old.product.id,
        start_date: '2026-07-01',
        price: '320.00',
      })
      const [first, second] = await listPrices(
        people,
        `list=sale&product_id=${old.product.id}&country=NO`,
      ).then((items) => items.toSorted((a, b) => a.start_date.localeCompare(b.start_date)))
      expect(first).toMatchObject({
        id: old.id,
        end_date: '2026-06-30',
        version: 2,
        state: 'ended',
      })
      expect(second).toMatchObject({ id: now.id, end_date: null })
    }),
    success('applies to its company from its first day, and to no other', async (people) => {
      const { product } = await create(
        people,
        {
          country: null,
          company_id: SPANISH,
          price: '111.11',
          start_date: '2027-03-01',
          unit: 'm3',
        },
        'manager',
      )
      const listPrices = async (company: string, day: string) =>
        (
          await listCompanyPrices(
            people,
            'manager',
            `list=sale&company_id=${company}&day=${day}&product_id=${product.id}`,
          )
        )[0]
      expect(await listPrices(SPANISH, '2027-03-01')).toMatchObject({
        fca: { price: '111.11', unit: 'm3', sale_unit: 'pack' },
        reason: { scope: 'company', passed: [] },
      })
      expect((await listPrices(SPANISH, '2027-02-28'))?.reason.passed[0]).toEqual({
        scope: 'company',
        why: 'not_begun',
      })
      expect((await listPrices(FRENCH, '2027-03-01'))?.fca?.price).not.toBe('111.11')
    }),
    idempotent('creates one price per idempotency key', async (people) => {
      const visitor = await people.as('admin')
      const body = write(people, { country: 'CH' })
      const send = async () =>
        expectAnswer(
          await visitor.post('/prices/', body, { 'Idempotency-Key': 'price-once-and-once' }),
          'createPrice',
        )
      expect((await send()).id).toBe((await send()).id)
    }),
    invalid(
      'rejects a period that overlaps one of the same scope, and names it',
      async (people) => {
        const { product } = await create(people, { end_date: '2026-03-31' })
        const visitor = await people.as('global_manager')
        const { errors } = await expectProblem(
          await visitor.post(
            '/prices/',
            write(people, { product_id: product.id, start_date: '2026-03-31' }),
          ),
          'validation',
          422,
        )
        expect(errors).toEqual([
          { pointer: '/start_date', code: 'overlap', params: { other: '2026-01-01 – 2026-03-31' } },
        ])
        expect(
          (
            await visitor.post(
              '/prices/',
              write(people, { product_id: product.id, start_date: '2026-04-01' }),
            )
          ).status,
        ).toBe(201)
        expect(
          (
            await visitor.post(
              '/prices/',
              write(people, { product_id: product.id, country: 'FI', start_date: '2026-03-31' }),
            )
          ).status,
        ).toBe(201)
      },
    ),
    invalid('rejects invalid days, units and prices', async (people) => {
      const post = async (change: Partial<Schemas['PriceWrite']>) =>
        (await people.as('admin')).post('/prices/', write(people, change))
      await expectFieldErrors(await post({ price: null }), { '/price': 'required' })
      await expectFieldErrors(await post({ end_date: '2025-12-31' }), { '/end_date': 'day_order' })
      await expectFieldErrors(await post({ start_date: '2026-02-30' }), {
        '/start_date': 'wrong_format',
      })
      await expectFieldErrors(
        await post({ product_id: getProductId('Pine post UC4 green 60x1500'), unit: 'm2' }),
        { '/unit': 'cannot_convert' },
      )
      await expectFieldErrors(await post({ country: 'FR', company_id: FRENCH }), {
        '/country': 'unexpected',
      })
      await expectFieldErrors(await post({ country: 'XX' }), { '/country': 'unknown_value' })
      await expectFieldErrors(await post({ product_id: UNKNOWN_ID }), {
        '/product_id': 'not_found',
      })
    }),
    invalid(
      'rejects prices of other managers’ companies, without revealing invisible companies',
      async (people) => {
        const post = async (role: Role, change: Partial<Schemas['PriceWrite']>) =>
          (await people.as(role)).post('/prices/', write(people, change))
        await expectFieldErrors(await post('manager', { country: 'FR' }), {
          '/country': 'not_yours',
        })
        await expectFieldErrors(await post('manager', { country: null }), {
          '/company_id': 'not_yours',
        })
        await expectFieldErrors(await post('manager', { country: null, company_id: BELGIAN }), {
          '/company_id': 'not_found',
        })
        await expectFieldErrors(await post('country_manager', { country: 'ES' }), {
          '/country': 'not_yours',
        })
        await expectFieldErrors(
          await post('country_manager', { country: null, company_id: SPANISH }),
          {
            '/company_id': 'not_found',
          },
        )
        expect((await post('country_manager', { country: 'LU' })).status).toBe(201)
        expect((await post('country_manager', { country: null, company_id: BELGIAN })).status).toBe(
          201,
        )
      },
    ),
  ],
  updatePrice: [
    success('changes, ends and hides a price', async (people) => {
      const price = await create(people)
      const visitor = await people.as('global_manager')
      const put = async (version: number, change: Partial<Schemas['PriceChange']>) =>
        expectAnswer(
          await visitor.put(
            `/prices/${price.id}/`,
            { ...toPriceTerms(price), ...change },
            { 'If-Match': `"${version}"` },
          ),
          'updatePrice',
        )
      expect(await put(1, { is_on: false })).toMatchObject({ state: 'off', version: 2 })
      expect(await put(2, { is_on: true, end_date: '2026-05-31' })).toMatchObject({
        state: 'ended',
        version: 3,
      })
      expect(await put(3, { hidden: true, price: null })).toMatchObject({
        hidden: true,
        price: null,
        version: 4,
      })
    }),
    stale('rejects a stale version', async (people) => {
      const price = await create(people)
      const visitor = await people.as('admin')
      await visitor.put(
        `/prices/${price.id}/`,
        { ...toPriceTerms(price), price: '1.00' },
        { 'If-Match': '"1"' },
      )
      await expectProblem(
        await visitor.put(
          `/prices/${price.id}/`,
          { ...toPriceTerms(price), price: '2.00' },
          { 'If-Match': '"1"' },
        ),
        'stale',
        412,
      )
    }),
    invalid('rejects a period over another one', async (people) => {
      const first = await create(people, { end_date: '2026-03-31' })
      const second = await create(people, {
        product_id: first.product.id,
        start_date: '2026-04-01',
      })
      const answer = await (
        await people.as('admin')
      ).put(
        `/prices/${second.id}/`,
        { ...toPriceTerms(second), start_date: '2026-03-01' },
        { 'If-Match': '"1"' },
      )
      await expectFieldErrors(answer, { '/start_date': 'overlap' })
    }),
    notFound('returns 404 for a price of another manager’s company', async (people) => {
      const price = await create(people, { country: null, company_id: LITHUANIAN })
      for (const role of ['manager', 'country_manager'] as const) {
        await expectProblem(
          await (
            await people.as(role)
          ).put(`/prices/${price.id}/`, toPriceTerms(price), { 'If-Match': '"1"' }),
          'not_found',
          404,
        )
      }
      const generalPrice = await create(people, { country: null, start_date: '2030-01-01' })
      await expectProblem(
        await (
          await people.as('manager')
        ).put(`/prices/${generalPrice.id}/`, toPriceTerms(generalPrice), { 'If-Match': '"1"' }),
        'forbidden',
        403,
      )
      await expectProblem(
        await (
          await people.as('admin')
        ).put(`/prices/${UNKNOWN_ID}/`, toPriceTerms(price), { 'If-Match': '"1"' }),
        'not_found',
        404,
      )
    }),
  ],
  removePrice: [
    success('no longer applies', async (people) => {
      const price = await create(people)
      expect(
        (await (await people.as('admin')).delete(`/prices/${price.id}/`, { 'If-Match': '"1"' }))
          .status,
      ).toBe(204)
      expect(
        await listPrices(people, `list=sale&product_id=${price.product.id}&country=NO`),
      ).toEqual([])
    }),
    stale('keeps a price that another user changed', async (people) => {
      const price = await create(people, { country: 'MT' })
      const admin = await people.as('admin')
      const version = { 'If-Match': '"1"' }
      const changed = { ...toPriceTerms(price), price: '333.00' }
      expect((await admin.put(`/prices/${price.id}/`, changed, version)).status).toBe(200)
      await expectProblem(await admin.delete(`/prices/${price.id}/`, version), 'stale', 412)
      expect(
        await listPrices(people, `list=sale&product_id=${price.product.id}&country=MT`),
      ).toMatchObject([{ id: price.id, price: '333.00' }])
    }),
    notFound('returns 404 for a price of another manager’s company', async (people) => {
      const price = await create(people, { country: null, company_id: LITHUANIAN })
      await expectProblem(
        await (
          await people.as('country_manager')
        ).delete(`/prices/${price.id}/`, { 'If-Match': '"1"' }),
        'not_found',
        404,
      )
      await expectProblem(
        await (await people.as('admin')).delete(`/prices/${UNKNOWN_ID}/`, { 'If-Match': '"1"' }),
        'not_found',
        404,
      )
    }),
  ],
  listPriceChanges: [
    success(
      'lists who added, changed, ended and removed a price, with old and new values and imports',
      async (people) => {
        const { id: product_id, name } = takeNextProduct(people)
        const price = await create(people, { product_id, start_date: '2031-01-01' })
        const visitor = await people.as('admin')
        const put = (version: number, change: Partial<Schemas['PriceChange']>) =>
          visitor.put(
            `/prices/${price.id}/`,
            { ...toPriceTerms(price), ...change },
            { 'If-Match': `"${version}"` },
          )
        for (const [i, change] of [
          { price: '320.00' },
          { price: '320.00', is_on: false },
          { price: '320.00' },
          { price: '320.00', end_date: '2031-05-31' },
        ].entries())
          expect((await put(i + 1, change)).status).toBe(200)
        expect((await visitor.delete(`/prices/${price.id}/`, { 'If-Match': '"5"' })).status).toBe(
          204,
        )
        await importSheet(people, [
          createSheetRow(2, name, { country: 'NO', start_date: '2032-02-01' }),
        ])
        const readChanges = async (query = '') =>
          (
            await expectAnswer(
              await visitor.get(`/prices/changes/?product_id=${product_id}&list=sale${query}`),
              'listPriceChanges',
            )
          ).items
        const priceChanges = await readChanges(`&price_id=${price.id}`)
        expect(priceChanges.map(({ kind }) => kind)).toEqual([
          'removed',
          'ended',
          'switched_on',
          'switched_off',
          'changed',
          'added',
        ])
        expect(priceChanges[4]).toMatchObject({
          before: { price: '310.00' },
          after: { price: '320.00' },
          scope: 'country',
          country: 'NO',
          by_sheet: false,
          by: { name: expect.stringMatching(/\w/) as string },
        })
        expect(priceChanges[0]).toMatchObject({ after: null })
        const all = await readChanges()
        expect(all.filter(({ price_id }) => price_id === price.id)).toEqual(priceChanges)
        expect(all.find(({ after }) => after?.start_date === '2032-02-01')).toMatchObject({
          kind: 'added',
          by_sheet: true,
        })
        expect(
          (
            await expectAnswer(
              await visitor.get(
                `/prices/changes/?product_id=${product_id}&list=stock&price_id=${price.id}`,
              ),
              'listPriceChanges',
            )
          ).items,
        ).toEqual([])
      },
    ),
    success('hides changes of invisible companies', async (people) => {
      const price = await create(people, { country: null, company_id: LITHUANIAN })
      const readChanges = async (role: Role) =>
        (
          await expectAnswer(
            await (
              await people.as(role)
            ).get(`/prices/changes/?product_id=${price.product.id}&list=sale&price_id=${price.id}`),
            'listPriceChanges',
          )
        ).items
      expect(await readChanges('admin')).toMatchObject([{ company: { id: LITHUANIAN } }])
      for (const role of ['manager', 'country_manager'] as const)
        expect(await readChanges(role), role).toEqual([])
    }),
    invalid('rejects an invalid product id', async ({ as }) => {
      await expectFieldErrors(
        await (await as('manager')).get('/prices/changes/?list=sale&product_id=none'),
        { '?product_id': 'wrong_format' },
      )
    }),
  ],
  listRateChanges: [
    success(
      'lists who changed service prices and tariffs, with old and new values',
      async (people) => {
        const visitor = await people.as('admin')
        const route = { location: 'LVRIX', country: 'IE', zip_prefix: 'D02' }
        const { id } = await expectAnswer(
          await visitor.post('/tariffs/', { ...route, amount: '800.00' }),
          'createTariff',
        )
        expect(
          (
            await visitor.put(
              `/tariffs/${id}/`,
              { ...route, amount: '850.00' },
              { 'If-Match': '"1"' },
            )
          ).status,
        ).toBe(200)
        expect(
          (
            await visitor.put(
              `/tariffs/${id}/`,
              { ...route, zip_prefix: 'D04', amount: '850.00' },
              { 'If-Match': '"2"' },
            )
          ).status,
        ).toBe(200)
        expect((await visitor.delete(`/tariffs/${id}/`, { 'If-Match': '"3"' })).status).toBe(204)
        const service = (
          await expectAnswer(await visitor.get('/service_prices/'), 'listServicePrices')
        ).items.find((one) => one.service === 'impregnation')
        expect(
          (
            await visitor.put(
              '/service_prices/impregnation/',
              { price: '71.25' },
              { 'If-Match': `"${service?.version}"` },
            )
          ).status,
        ).toBe(200)
        const { items } = await expectAnswer(
          await (await people.as('manager')).get('/prices/rate_changes/'),
          'listRateChanges',
        )
        const wayChanges = items
          .filter((one) => one.way?.country === 'IE')
          .map((one) => [one.way?.zip_prefix, one.before, one.after].join(' '))
        expect(new Set(wayChanges)).toEqual(
          new Set([
            'D02  800.00',
            'D02 800.00 850.00',
            'D02 850.00 ',
            'D04  850.00',
            'D04 850.00 ',
          ]),
        )
        expect(items).toContainEqual(
          expect.objectContaining({
            service: 'impregnation',
            way: null,
            before: service?.price,
            after: '71.25',
            by: expect.objectContaining({ name: expect.any(String) as string }) as object,
          }),
        )
      },
    ),
  ],
  removeCompanyPrices: [
    success('removes all prices of the company, and no others', async (people) => {
      const company_id = getCompanyId('Parket Desmet BV')
      const { product } = await create(people, { country: null, company_id })
      const companyPrice = await create(people, {
        product_id: product.id,
        country: null,
        company_id: FRENCH,
        start_date: '2020-01-01',
        end_date: '2020-12-31',
      })
      const { removed } = await expectAnswer(
        await (await people.as('country_manager')).post(`/companies/${company_id}/remove_prices/`),
        'removeCompanyPrices',
      )
      expect(removed).toBeGreaterThan(0)
      expect(await listPrices(people, `list=sale&company_id=${company_id}`)).toEqual([])
      expect(
        (await listPrices(people, `list=sale&company_id=${FRENCH}`)).map(({ id }) => id),
      ).toContain(companyPrice.id)
    }),
    idempotent('repeats the count for a repeated call', async (people) => {
      const company_id = getCompanyId('Tuinhout Lambrecht BV')
      await create(people, { country: null, company_id })
      const visitor = await people.as('admin')
      const send = async () =>
        expectAnswer(
          await visitor.post(`/companies/${company_id}/remove_prices/`, undefined, {
            'Idempotency-Key': 'removed-once-and-once',
          }),
          'removeCompanyPrices',
        )
      expect(await send()).toEqual(await send())
    }),
    notFound('returns 404 for an invisible company', async ({ as }) => {
      await expectProblem(
        await (await as('manager')).post(`/companies/${LITHUANIAN}/remove_prices/`),
        'not_found',
        404,
      )
      await expectProblem(
        await (await as('country_manager')).post(`/companies/${SPANISH}/remove_prices/`),
        'not_found',
        404,
      )
    }),
  ],
  listCompanyPrices: [
    success('shows a client its prices, and no hidden product', async (people) => {
      const items = await listCompanyPrices(people, 'client', 'list=stock')
      expect(items.length).toBeGreaterThan(0)
      expect(items.every(({ hidden }) => !hidden)).toBe(true)
      expect(new Set(items.flatMap(({ reason }) => reason.scope ?? []))).toEqual(
        new Set(['company', 'country', 'general']),
      )
      const visitor = await people.as('client')
      const pages = await readAllIds(async (cursor) => {
        const page = await expectAnswer(
          await visitor.get(`/prices/paid/?limit=25${cursor}`),
          'listCompanyPrices',
        )
        return { ...page, items: page.items.map(({ product }) => product) }
      })
      expect(pages).toEqual(items.map(({ product }) => product.id))
    }),
    success('counts and pages only what a client can see', async (people) => {
      const all = await listCompanyPrices(
        people,
        'global_manager',
        `list=stock&company_id=${getCompanyId(DEMO_COMPANY)}`,
      )
      const place = all.findIndex(({ hidden }) => hidden)
      expect(place).toBeGreaterThanOrEqual(0)
      const page = await expectAnswer(
        await (await people.as('client')).get(`/prices/paid/?limit=${place + 1}`),
        'listCompanyPrices',
      )
      const seen = all.filter(({ hidden }) => !hidden).map(({ product }) => product.id)
      expect(page.items.map(({ product }) => product.id)).toEqual(seen.slice(0, place + 1))
      expect(page.total).toBe(seen.length)
    }),
    invalid('rejects an invalid day', async ({ as }) => {
      await expectFieldErrors(await (await as('client')).get('/prices/paid/?day=2026-02-30'), {
        '?day': 'wrong_format',
      })
    }),
    notFound('returns 404 for an invisible company', async ({ as }) => {
      for (const [role, id] of [
        ['client', FRENCH],
        ['manager', BELGIAN],
        ['country_manager', SPANISH],
      ] as const) {
        await expectProblem(
          await (await as(role)).get(`/prices/paid/?company_id=${id}`),
          'not_found',
          404,
        )
      }
    }),
  ],
  listServicePrices: [
    success('is readable for all roles, and editable for some', async ({ as }) => {
      const read = async (role: Role) =>
        (await expectAnswer(await (await as(role)).get('/service_prices/'), 'listServicePrices'))
          .items
      expect((await read('client')).map(({ service, may_edit }) => [service, may_edit])).toEqual([
        ['cutting', false],
        ['planing', false],
        ['impregnation', false],
      ])
      expect((await read('admin')).every(({ may_edit }) => may_edit)).toBe(true)
    }),
  ],
  updateServicePrice: [
    success('changes the price', async ({ as }) => {
      const visitor = await as('global_manager')
      const { items } = await expectAnswer(
        await visitor.get('/service_prices/'),
        'listServicePrices',
      )
      const version = items.find(({ service }) => service === 'planing')?.version
      const changed = await expectAnswer(
        await visitor.put(
          '/service_prices/planing/',
          { price: '39.75' },
          { 'If-Match': `"${version}"` },
        ),
        'updateServicePrice',
      )
      expect(changed).toMatchObject({ service: 'planing', price: '39.75' })
    }),
    stale('rejects a stale version', async ({ as }) => {
      await expectProblem(
        await (
          await as('admin')
        ).put('/service_prices/cutting/', { price: '1.00' }, { 'If-Match': '"99"' }),
        'stale',
        412,
      )
    }),
    invalid('rejects an invalid price', async ({ as }) => {
      await expectFieldErrors(
        await (
          await as('admin')
        ).put('/service_prices/cutting/', { price: 'much' }, { 'If-Match': '"1"' }),
        { '/price': 'wrong_format' },
      )
    }),
    notFound('returns 404 for an unknown service', async ({ as }) => {
      await expectProblem(
        await (
          await as('admin')
        ).put('/service_prices/sawing/', { price: '1.00' }, { 'If-Match': '"1"' }),
        'not_found',
        404,
      )
    }),
  ],
  listTariffs: [
    success('lists the cost of a truck for each route', async ({ as }) => {
      const { items } = await expectAnswer(
        await (await as('country_manager')).get('/tariffs/'),
        'listTariffs',
      )
      expect(
        items.find(
          ({ location, country, zip_prefix }) =>
            location === 'LTKLJ' && country === 'FR' && zip_prefix === '06',
        ),
      ).toMatchObject({ amount: '2980.00', may_edit: false })
    }),
  ],
  createTariff: [
    success('applies to the delivered price of its route', async ({ as }) => {
      const visitor = await as('admin')
      const tariff = await expectAnswer(
        await visitor.post('/tariffs/', {
          location: 'LVRIX',
          country: 'FR',
          zip_prefix: '690',
          amount: '4800.00',
        }),
        'createTariff',
      )
      const { items } = await expectAnswer(
        await visitor.get(
          `/portal/products/?company_id=${getCompanyId('Bois du Rhône SAS')}&location=LVRIX&wood=PCAB&truck_m3=48`,
        ),
        'listStockProducts',
      )
      const cubic = items.find(({ fca }) => fca?.unit === 'm3')
      expect(Number(cubic?.stock.find(({ location }) => location === 'LVRIX')?.dap)).toBe(
        Number(cubic?.fca?.price) + 100,
      )
      expect((await visitor.delete(`/tariffs/${tariff.id}/`, { 'If-Match': '"1"' })).status).toBe(
        204,
      )
    }),
    idempotent('is created once per idempotency key', async ({ as }) => {
      const visitor = await as('admin')
      const send = async () =>
        expectAnswer(
          await visitor.post(
            '/tariffs/',
            { location: 'LTKLJ', country: 'NO', zip_prefix: '', amount: '2100.00' },
            { 'Idempotency-Key': 'tariff-once-and-once' },
          ),
          'createTariff',
        )
      expect((await send()).id).toBe((await send()).id)
    }),
    invalid('rejects an existing route and unknown places', async ({ as }) => {
      const visitor = await as('admin')
      await expectFieldErrors(
        await visitor.post('/tariffs/', {
          location: 'LTKLJ',
          country: 'FR',
          zip_prefix: '',
          amount: '1.00',
        }),
        { '/zip_prefix': 'duplicate' },
      )
      await expectFieldErrors(
        await visitor.post('/tariffs/', {
          location: 'Klaip',
          country: 'FR',
          zip_prefix: 'a',
          amount: '-1.00',
        }),
        {
          ...{ '/location': 'wrong_format', '/zip_prefix': 'wrong_format', '/amount': 'too_small' },
        },
      )
    }),
  ],
  updateTariff: [
    success('changes the amount', async ({ as }) => {
      const visitor = await as('admin')
      const body = { location: 'LVRIX', country: 'FI', zip_prefix: '', amount: '800.00' }
      const { id } = await expectAnswer(await visitor.post('/tariffs/', body), 'createTariff')
      expect(
        await expectAnswer(
          await visitor.put(
            `/tariffs/${id}/`,
            { ...body, amount: '850.00' },
            { 'If-Match': '"1"' },
          ),
          'updateTariff',
        ),
      ).toMatchObject({ amount: '850.00', version: 2 })
      await expectProblem(
        await visitor.put(`/tariffs/${id}/`, body, { 'If-Match': '"1"' }),
        'stale',
        412,
      )
    }),
    stale('rejects a stale version', async ({ as }) => {
      const visitor = await as('admin')
      const { items } = await expectAnswer(await visitor.get('/tariffs/'), 'listTariffs')
      const { id, location, country, zip_prefix, amount } = items[0] ?? { id: UNKNOWN_ID }
      await expectProblem(
        await visitor.put(
          `/tariffs/${id}/`,
          { location, country, zip_prefix, amount },
          { 'If-Match': '"99"' },
        ),
        'stale',
        412,
      )
    }),
    invalid('rejects an invalid amount', async ({ as }) => {
      const answer = await (
        await as('admin')
      ).put(
        `/tariffs/${UNKNOWN_ID}/`,
        { location: 'LTKLJ', country: 'FR', zip_prefix: '', amount: 'much' },
        { 'If-Match': '"1"' },
      )
      await expectFieldErrors(answer, { '/amount': 'wrong_format' })
    }),
    notFound('returns 404 for an unknown tariff', async ({ as }) => {
      const answer = await (
        await as('admin')
      ).put(
        `/tariffs/${UNKNOWN_ID}/`,
        { location: 'LTKLJ', country: 'FR', zip_prefix: '9', amount: '1.00' },
        { 'If-Match': '"1"' },
      )
      await expectProblem(answer, 'not_found', 404)
    }),
  ],
  removeTariff: [
    success('removes the tariff', async ({ as }) => {
      const visitor = await as('admin')
      const { id } = await expectAnswer(
        await visitor.post('/tariffs/', {
          location: 'FRLRH',
          country: 'PT',
          zip_prefix: '',
          amount: '1900.00',
        }),
        'createTariff',
      )
      expect((await visitor.delete(`/tariffs/${id}/`, { 'If-Match': '"1"' })).status).toBe(204)
      await expectProblem(
        await visitor.delete(`/tariffs/${id}/`, { 'If-Match': '"1"' }),
        'not_found',
        404,
      )
    }),
    stale('rejects a stale version', async ({ as }) => {
      const admin = await as('admin')
      const { items } = await expectAnswer(await admin.get('/tariffs/'), 'listTariffs')
      const path = `/tariffs/${items[0]?.id}/`
      await expectProblem(await admin.delete(path, { 'If-Match': '"99"' }), 'stale', 412)
    }),
    notFound('returns 404 for an unknown tariff', async ({ as }) => {
      await expectProblem(
        await (await as('admin')).delete(`/tariffs/${UNKNOWN_ID}/`, { 'If-Match': '"1"' }),
        'not_found',
        404,
      )
    }),
  ],
  previewPriceImport: [
    success('returns the outcome of each row without saving', async (people) => {
      const product = takeNextProduct(people)
      await importSheet(people, [
        createSheetRow(2, product.name),
        createSheetRow(3, product.name, {
          start_date: '2026-06-01',
          end_date: '2026-06-30',
          price: '400.00',
        }),
      ])
      const rows = [
        createSheetRow(2, product.name, {
          start_date: '2026-06-01',
          end_date: '2026-06-30',
          price: '400.00',
        }),
        createSheetRow(3, product.name, { start_date: '2026-07-01', price: '360.00' }),
        createSheetRow(4, product.name, { price: '349.65', end_date: '2026-05-31' }),
        createSheetRow(5, product.name, { start_date: '2026-06-15', end_date: '2026-06-20' }),
        createSheetRow(6, 'Teak veneer'),
        createSheetRow(7, product.name, { country: 'ZZ' }),
        createSheetRow(8, product.name, { country: null, company: 'Nobody & Sons' }),
        createSheetRow(9, product.name, { start_date: '2026-02-30' }),
        createSheetRow(10, product.name, { start_date: '2026-07-01', price: '361.00' }),
        createSheetRow(11, product.name, { price: null, start_date: '2026-09-01' }),
      ]
      const visitor = await people.as('global_manager')
      const before = await listPrices(people, `list=sale&product_id=${product.id}`)
      const preview = await expectAnswer(
        await visitor.post('/prices/imports/preview/', { list: 'sale', rows }),
        'previewPriceImport',
      )
      expect(preview.rows.map(({ outcome, refusal }) => refusal ?? outcome)).toEqual([
        ...[
          'same',
          'new',
          'changed',
          'overlap',
          'unknown_product',
          'unknown_country',
          'unknown_company',
          'wrong_day',
          'twice',
          'no_price',
        ],
      ])
      expect(preview.rows[2]).toMatchObject({ before: '333.00', after: '349.65', percent: '5' })
      expect(preview.rows[3]).toMatchObject({ other: '2026-06-01 – 2026-06-30' })
      expect(await listPrices(people, `list=sale&product_id=${product.id}`)).toEqual(before)
    }),
    success('rejects rows that the user may not set', async (people) => {
      const { name } = takeNextProduct(people)
      const rows = [
        createSheetRow(2, name),
        createSheetRow(3, name, { country: null }),
        createSheetRow(4, name, { country: null, company: 'Houtland Vlaanderen NV' }),
        createSheetRow(5, name, { country: null, company: 'Maderas Levante SL' }),
      ]
      const listPrices = async (role: Role) =>
        (
          await expectAnswer(
            await (await people.as(role)).post('/prices/imports/preview/', { list: 'sale', rows }),
            'previewPriceImport',
          )
        ).rows.map(({ outcome, refusal }) => refusal ?? outcome)
      expect(await listPrices('manager')).toEqual([
        'not_yours',
        'not_yours',
        'unknown_company',
        'new',
      ])
      expect(await listPrices('country_manager')).toEqual([
        'not_yours',
        'not_yours',
        'new',
        'unknown_company',
      ])
    }),
    invalid('rejects an empty sheet and unknown units', async ({ as }) => {
      const visitor = await as('admin')
      await expectFieldErrors(
        await visitor.post('/prices/imports/preview/', { list: 'sale', rows: [] }),
        { '/rows': 'too_short' },
      )
      await expectFieldErrors(
        await visitor.post('/prices/imports/preview/', {
          list: 'sale',
          rows: [{ ...createSheetRow(2, 'x'), unit: 'yard' }],
        }),
        { '/rows/0/unit': 'unknown_value' },
      )
    }),
  ],
  importPrices: [
    success('imports valid rows, and changes nothing when repeated', async (people) => {
      const product = takeNextProduct(people)
      const rows = [
        createSheetRow(2, product.name),
        createSheetRow(3, product.name, { start_date: '2026-08-01', price: '350.00' }),
        createSheetRow(4, 'Teak veneer'),
      ]
      const { import_id, rows: first } = await importSheet(people, rows)
      const [winter, summer] = [
        { from: '2026-02-01', until: '2026-07-31' },
        { from: '2026-08-01', until: null },
      ]
      expect(first.map(({ outcome, ends, days }) => [outcome, ends, days])).toEqual([
        ['new', null, winter],
        ['new', '2026-07-31', summer],
        ['refused', null, null],
      ])
      const visitor = await people.as('admin')
      const again = await expectAnswer(
        await visitor.post('/prices/imports/preview/', { list: 'sale', rows }),
        'previewPriceImport',
      )
      expect(again.rows.map(({ outcome, days }) => [outcome, days])).toEqual([
        ['same', winter],
        ['same', summer],
        ['refused', null],
      ])
      const prices = await listPrices(people, `list=sale&product_id=${product.id}&country=IS`)
      expect(new Map(prices.map(({ start_date, end_date }) => [start_date, end_date]))).toEqual(
        new Map([
          ['2026-02-01', '2026-07-31'],
          ['2026-08-01', null],
        ]),
      )
      await expectProblem(
        await visitor.post('/prices/imports/', { import_id, list: 'sale', rows, is_last: true }),
        'not_allowed_now',
        409,
      )
    }),
    success(
      'skips rows of a later sheet that an earlier sheet changed since the preview',
      async (people) => {
        const [unchangedProduct, changedProduct] = [
          takeNextProduct(people),
          takeNextProduct(people),
        ]
        await importSheet(people, [createSheetRow(2, unchangedProduct.name, { price: '300.00' })])
        const first = await addSeenVersions(people, [
          createSheetRow(2, unchangedProduct.name, { price: '310.00' }),
        ])
        const second = await addSeenVersions(
          people,
          [
            createSheetRow(2, unchangedProduct.name, { price: '320.00' }),
            createSheetRow(3, unchangedProduct.name, { start_date: '2026-09-01', price: '330.00' }),
            createSheetRow(4, changedProduct.name),
          ],
          'admin',
        )
        expect((await confirm(people, first)).rows).toMatchObject([{ outcome: 'changed' }])
        expect((await confirm(people, second, 'admin')).rows).toMatchObject([
          { row: 2, outcome: 'refused', refusal: 'changed_since' },
          { row: 3, outcome: 'refused', refusal: 'changed_since' },
          { row: 4, outcome: 'new' },
        ])
        expect(
          (await listPrices(people, `list=sale&product_id=${unchangedProduct.id}&country=IS`)).map(
            ({ price, end_date }) => [price, end_date],
          ),
        ).toEqual([['310.00', null]])
      },
    ),
    success('rejects a new price if another was added since the preview', async (people) => {
      const { id, name } = takeNextProduct(people)
      const [first, second] = [
        await addSeenVersions(people, [createSheetRow(2, name)]),
        await addSeenVersions(people, [createSheetRow(2, name, { price: '340.00' })], 'admin'),
      ]
      await confirm(people, first)
      expect((await confirm(people, second, 'admin')).rows).toMatchObject([
        { outcome: 'refused', refusal: 'changed_since' },
      ])
      expect(
        (await listPrices(people, `list=sale&product_id=${id}&country=IS`)).map(
          ({ price }) => price,
        ),
      ).toEqual(['333.00'])
    }),
    success('moves the border between two periods, in any order of rows', async (people) => {
      const [spring, summer] = [
        { end_date: '2026-03-31' },
        { start_date: '2026-04-01', price: '340.00' },
      ]
      for (const order of ['as they follow', 'the other way round']) {
        const { id, name } = takeNextProduct(people)
        const put = (rows: Schemas['ImportedPrice'][]) =>
          importSheet(people, order === 'as they follow' ? rows : rows.toReversed())
        await put([createSheetRow(2, name, spring), createSheetRow(3, name, summer)])
        const listDays = async () =>
          new Set(
            (await listPrices(people, `list=sale&product_id=${id}&country=IS`)).map(
              ({ start_date, end_date, price }) => [start_date, end_date, price].join(' '),
            ),
          )
        const later = await put([
          createSheetRow(2, name, { end_date: '2026-04-30' }),
          createSheetRow(3, name, { ...summer, start_date: '2026-05-01' }),
        ])
        expect(
          new Set(later.rows.map(({ outcome, moved, days }) => [outcome, moved, days])),
        ).toEqual(
          new Set([
            ['changed', '2026-02-01 – 2026-03-31', { from: '2026-02-01', until: '2026-04-30' }],
            ['changed', '2026-04-01 –', { from: '2026-05-01', until: null }],
          ]),
        )
        expect(await listDays()).toEqual(
          new Set(['2026-02-01 2026-04-30 333.00', '2026-05-01  340.00']),
        )
        await put([
          createSheetRow(2, name, { end_date: '2026-02-28' }),
          createSheetRow(3, name, { ...summer, start_date: '2026-03-01' }),
        ])
        expect(await listDays()).toEqual(
          new Set(['2026-02-01 2026-02-28 333.00', '2026-03-01  340.00']),
        )
        expect((await undoImport(people, later.import_id)).kept.map(({ why }) => why)).toEqual([
          'later_sheet',
          'later_sheet',
        ])
      }
    }),
    success(
      'requires confirmation of a zero price and a change above 30 %, and applies the others',
      async (people) => {
        const [zero, big, small] = [
          takeNextProduct(people),
          takeNextProduct(people),
          takeNextProduct(people),
        ]
        await importSheet(
          people,
          [zero, big, small].map(({ name }, i) => createSheetRow(i + 2, name, { price: '300.00' })),
        )
        const rows = [
          createSheetRow(2, zero.name, { price: '0.00' }),
          createSheetRow(3, big.name, { price: '391.00' }),
          createSheetRow(4, small.name, { price: '390.00' }),
        ]
        const visitor = await people.as('global_manager')
        const preview = await expectAnswer(
          await visitor.post('/prices/imports/preview/', { list: 'sale', rows }),
          'previewPriceImport',
        )
        expect(preview.rows.map(({ alert }) => alert)).toEqual(['zero_price', 'big_change', null])
        const shown = await addSeenVersions(people, rows)
        expect((await confirm(people, shown)).rows.map(({ refusal }) => refusal)).toEqual([
          'unconfirmed',
          'unconfirmed',
          null,
        ])
        const confirmed = (await addSeenVersions(people, rows)).map((row) => ({
          ...row,
          confirmed: true,
        }))
        expect((await confirm(people, confirmed)).rows.map(({ outcome }) => outcome)).toEqual([
          'changed',
          'changed',
          'same',
        ])
      },
    ),
    success(
      'compares the first price of a country with the one that applied there until then',
      async (people) => {
        const name = productList[0]?.name ?? ''
        const start_date = '2026-11-20'
        const visitor = await people.as('global_manager')
        const previewRows = async (rows: Schemas['ImportedPrice'][]) =>
          (
            await expectAnswer(
              await visitor.post('/prices/imports/preview/', { list: 'sale', rows }),
              'previewPriceImport',
            )
          ).rows
        const [first] = await previewRows([createSheetRow(2, name, { start_date, country: 'CY' })])
        const before = first?.before ?? null
        expect(Number(before)).toBeGreaterThan(0)
        const createRow = (row: number, country: string, share: number) =>
          createSheetRow(row, name, {
            start_date,
            country,
            price: (Number(before) * share).toFixed(2),
          })
        const rows = [createRow(2, 'CY', 1.35), createRow(3, 'GR', 1.25)]
        const general = { outcome: 'new', before, before_scope: 'general' }
        expect(await previewRows(rows)).toMatchObject([
          { ...general, alert: 'big_change' },
          { ...general, alert: null, percent: expect.stringMatching(/^25/) as string },
        ])
        const shown = await addSeenVersions(people, rows)
        expect((await confirm(people, shown)).rows.map(({ refusal }) => refusal)).toEqual([
          'unconfirmed',
          null,
        ])
      },
    ),
    success(
      'skips a price that follows an unconfirmed one, and shows previous prices in the row’s unit',
      async (people) => {
        const { id, name } = takeNextProduct(people)
        await importSheet(people, [createSheetRow(2, name, { price: '300.00' })])
        const visitor = await people.as('global_manager')
        const perPiece = {
          list: 'sale',
          rows: [createSheetRow(2, name, { price: '7.00', unit: 'pcs' })],
        }
        const [piece] = (
          await expectAnswer(
            await visitor.post('/prices/imports/preview/', perPiece),
            'previewPriceImport',
          )
        ).rows
        const before = Number(piece?.before)
        expect(piece).toMatchObject({ unit: 'pcs', after: '7.00' })
        expect(before).not.toBe(300)
        expect(Number(piece?.percent)).toBeCloseTo(((7 - before) / before) * 100, 0)
        const shown = await addSeenVersions(people, [
          createSheetRow(2, name, { start_date: '2026-05-01', price: '500.00' }),
          createSheetRow(3, name, { start_date: '2026-07-01', price: '510.00' }),
        ])
        expect((await confirm(people, shown)).rows.map(({ refusal }) => refusal)).toEqual([
          'unconfirmed',
          'neighbour_unconfirmed',
        ])
        expect(
          (await listPrices(people, `list=sale&product_id=${id}&country=IS`)).map(
            ({ price, end_date }) => [price, end_date],
          ),
        ).toEqual([['300.00', null]])
        const confirmed = shown.map((row) => ({ ...row, confirmed: true }))
        expect((await confirm(people, confirmed)).rows.map(({ outcome }) => outcome)).toEqual([
          'new',
          'new',
        ])
      },
    ),
    success('lists a sheet without its last part as unfinished', async (people) => {
      const [one, other] = [takeNextProduct(people), takeNextProduct(people)]
      const import_id = createSheetId()
      const visitor = await people.as('global_manager')
      const send = async (name: string, is_last: boolean) =>
        expectAnswer(
          await visitor.post('/prices/imports/', {
            import_id,
            list: 'sale',
            rows: [createSheetRow(2, name)],
            is_last,
          }),
          'importPrices',
        )
      const listSheets = async () =>
        (await expectAnswer(await visitor.get('/prices/imports/'), 'listPriceImports')).items.find(
          ({ id }) => id === import_id,
        )
      await send(one.name, false)
      expect(await listSheets()).toMatchObject({ rows: 1, is_finished: false })
      await send(other.name, true)
      expect(await listSheets()).toMatchObject({ rows: 2, is_finished: true })
    }),
    idempotent('repeats the result for a repeated call', async (people) => {
      const { name } = takeNextProduct(people)
      const rows = await addSeenVersions(people, [
        createSheetRow(2, name),
        createSheetRow(3, name, { start_date: '2026-08-01' }),
      ])
      const body = { import_id: createSheetId(), list: 'sale', rows, is_last: true }
      const send = async () =>
        expectAnswer(
          await (
            await people.as('global_manager')
          ).post('/prices/imports/', body, { 'Idempotency-Key': `part ${body.import_id}` }),
          'importPrices',
        )
      expect(await send()).toEqual(await send())
    }),
    invalid('rejects more than a thousand rows at once', async ({ as }) => {
      const rows = Array.from({ length: 1001 }, (_, i) => createSheetRow(i + 2, 'x'))
      await expectFieldErrors(
        await (
          await as('admin')
        ).post('/prices/imports/', {
          import_id: createSheetId(),
          list: 'sale',
          rows,
          is_last: true,
        }),
        { '/rows': 'too_many' },
      )
    }),
  ],
  listPriceImports: [
    success('lists every sheet page by page, newest first', async (people) => {
      const importIds: string[] = []
      for (const price of ['300.00', '310.00', '320.00'])
        importIds.push(
          (await importSheet(people, [createSheetRow(2, takeNextProduct(people).name, { price })]))
            .import_id,
        )
      const visitor = await people.as('global_manager')
      const readPage = async (cursor?: string) =>
        expectAnswer(
          await visitor.get(`/prices/imports/?limit=2${cursor ? `&cursor=${cursor}` : ''}`),
          'listPriceImports',
        )
      const first = await readPage()
      const second = await readPage(first.next_cursor ?? '')
      expect(
        [...first.items, ...second.items]
          .map(({ id }) => id)
          .slice(0, 3)
          .toSorted(),
      ).toEqual(importIds.toSorted())
      expect(first.items).toHaveLength(2)
    }),
    success('lists own sheets, and all sheets for roles that can see all', async (people) => {
      const { name } = takeNextProduct(people)
      const { import_id } = await importSheet(people, [createSheetRow(2, name)])
      const read = async (role: Role) =>
        (
          await expectAnswer(
            await (await people.as(role)).get('/prices/imports/'),
            'listPriceImports',
          )
        ).items
      expect((await read('admin')).find(({ id }) => id === import_id)).toMatchObject({
        rows: 1,
        undone_at: null,
        list: 'sale',
      })
      expect((await read('manager')).map(({ id }) => id)).not.toContain(import_id)
    }),
    invalid('accepts its own cursors only', async ({ as }) => {
      await expectFieldErrors(await (await as('admin')).get('/prices/imports/?cursor=abc'), {
        '?cursor': 'wrong_format',
      })
    }),
  ],
  undoPriceImport: [
    success('restores each price except those changed since', async (people) => {
      const [changedProduct, restoredProduct] = [takeNextProduct(people), takeNextProduct(people)]
      await importSheet(people, [createSheetRow(2, restoredProduct.name, { price: '300.00' })])
      const { import_id } = await importSheet(people, [
        createSheetRow(2, changedProduct.name),
        createSheetRow(3, restoredProduct.name, { price: '310.00' }),
        createSheetRow(4, restoredProduct.name, { start_date: '2026-10-01' }),
      ])
      const visitor = await people.as('global_manager')
      const [changed] = await listPrices(
        people,
        `list=sale&product_id=${changedProduct.id}&country=IS`,
      )
      if (!changed) throw new Error('The sheet was not taken in.')
      await visitor.put(
        `/prices/${changed.id}/`,
        { ...toPriceTerms(changed), price: '1.00' },
        { 'If-Match': `"${changed.version}"` },
      )
      expect(await undoImport(people, import_id)).toMatchObject({
        undone: 2,
        reopened: 1,
        kept: [
          {
            product: changedProduct.name,
            country: 'IS',
            company: null,
            start_date: '2026-02-01',
            why: 'changed_since',
          },
        ],
      })
      expect(
        (await listPrices(people, `list=sale&product_id=${changedProduct.id}&country=IS`)).map(
          ({ price }) => price,
        ),
      ).toEqual(['1.00'])
      expect(
        (await listPrices(people, `list=sale&product_id=${restoredProduct.id}&country=IS`)).map(
          ({ price, end_date }) => [price, end_date],
        ),
      ).toEqual([['300.00', null]])
      // Kept prices are listed, and go back once their content is as the sheet left it.
      const listSheets = async () =>
        (await expectAnswer(await visitor.get('/prices/imports/'), 'listPriceImports')).items.find(
          ({ id }) => id === import_id,
        )
      expect(await listSheets()).toMatchObject({ rows: 3, left: 1, undone_at: null })
      const [importedPrice] = await listPrices(
        people,
        `list=sale&product_id=${changedProduct.id}&country=IS`,
      )
      await visitor.put(
        `/prices/${importedPrice?.id}/`,
        { ...toPriceTerms(changed) },
        { 'If-Match': `"${importedPrice?.version}"` },
      )
      expect(await undoImport(people, import_id)).toMatchObject({ undone: 1, kept: [] })
      expect(await listSheets()).toMatchObject({
        left: 0,
        undone_at: expect.stringMatching(/^2/) as string,
      })
      await expectProblem(
        await visitor.post(`/prices/imports/${import_id}/undo/`),
        'not_allowed_now',
        409,
      )
    }),
    success('undoes three sheets of one price, newest first', async (people) => {
      const { id, name } = takeNextProduct(people)
      const sheets: string[] = []
      for (const price of ['300.00', '310.00', '320.00', '330.00'])
        sheets.push((await importSheet(people, [createSheetRow(2, name, { price })])).import_id)
      const readPrices = async () =>
        (await listPrices(people, `list=sale&product_id=${id}&country=IS`)).map(
          ({ price }) => price,
        )
      for (const expectedPrices of [['320.00'], ['310.00'], ['300.00'], []]) {
        expect(await undoImport(people, sheets.pop() ?? '')).toMatchObject({ undone: 1, kept: [] })
        expect(await readPrices()).toEqual(expectedPrices)
      }
    }),
    success(
      'rejects the undo of a sheet that a later one followed, names that one, and undoes it after that one',
      async (people) => {
        const { name } = takeNextProduct(people)
        await importSheet(people, [createSheetRow(2, name, { price: '300.00' })])
        const earlier = await importSheet(people, [createSheetRow(2, name, { price: '310.00' })])
        const later = await importSheet(
          people,
          [createSheetRow(2, name, { price: '320.00' })],
          'admin',
        )
        expect(await undoImport(people, earlier.import_id)).toMatchObject({
          undone: 0,
          kept: [
            {
              product: name,
              why: 'later_sheet',
              by: { name: expect.stringMatching(/\w/) as string },
              at: expect.stringMatching(/^2/) as string,
            },
          ],
        })
        expect(await undoImport(people, later.import_id)).toMatchObject({ undone: 1, kept: [] })
        expect(await undoImport(people, earlier.import_id)).toMatchObject({ undone: 1, kept: [] })
      },
    ),
    success('keeps a price ended if another followed since, and names that one', async (people) => {
      const { id, name } = takeNextProduct(people)
      await importSheet(people, [createSheetRow(2, name)])
      const { import_id } = await importSheet(people, [
        createSheetRow(2, name, { start_date: '2026-10-01' }),
      ])
      const list = `list=sale&product_id=${id}&country=IS`
      const brought = (await listPrices(people, list)).find(
        ({ start_date }) => start_date === '2026-10-01',
      )
      expect(
        (
          await (
            await people.as('global_manager')
          ).delete(`/prices/${brought?.id}/`, { 'If-Match': `"${brought?.version}"` })
        ).status,
      ).toBe(204)
      await create(people, { product_id: id, country: 'IS', start_date: '2026-11-01' })
      const { undone, kept } = await undoImport(people, import_id)
      expect(undone).toBe(0)
      expect(
        new Set(kept.map(({ start_date, why, other }) => [start_date, why, other].join(' '))),
      ).toEqual(new Set(['2026-02-01 overlap 2026-11-01 –']))
      expect(
        new Set(
          (await listPrices(people, list)).map(
            ({ start_date, end_date }) => `${start_date} ${end_date}`,
          ),
        ),
      ).toEqual(new Set(['2026-02-01 2026-09-30', '2026-11-01 null']))
    }),
    success('changes no price of a company that another manager serves now', async (people) => {
      const { name } = takeNextProduct(people)
      const write = await sampleCompany(people)
      const company = await expectAnswer(
        await (await people.as('manager')).post('/companies/', write),
        'createCompany',
      )
      const { import_id, rows } = await importSheet(
        people,
        [createSheetRow(2, name, { country: null, company: company.name })],
        'manager',
      )
      expect(rows).toMatchObject([{ outcome: 'new' }])
      const admin = await people.as('admin')
      const { items } = await expectAnswer(
        await admin.get('/companies/managers/'),
        'listCompanyManagers',
      )
      const manager_id = items.find(({ id }) => id !== write.manager_id)?.id
      expect(
        (
          await admin.put(
            `/companies/${company.id}/`,
            { ...write, manager_id },
            { 'If-Match': `"${company.version}"` },
          )
        ).status,
      ).toBe(200)
      expect(await undoImport(people, import_id, 'manager')).toMatchObject({
        undone: 0,
        kept: [{ company: company.name, why: 'not_yours' }],
      })
    }),
    idempotent('repeats the result for a repeated call', async (people) => {
      const { import_id } = await importSheet(people, [
        createSheetRow(2, takeNextProduct(people).name),
      ])
      const visitor = await people.as('global_manager')
      const send = async () =>
        expectAnswer(
          await visitor.post(`/prices/imports/${import_id}/undo/`, undefined, {
            'Idempotency-Key': 'undone-once-and-once',
          }),
          'undoPriceImport',
        )
      expect(await send()).toEqual(await send())
    }),
    notFound('returns 404 for another user’s sheet', async (people) => {
      const { import_id } = await importSheet(people, [
        createSheetRow(2, takeNextProduct(people).name),
      ])
      await expectProblem(
        await (await people.as('manager')).post(`/prices/imports/${import_id}/undo/`),
        'not_found',
        404,
      )
      await expectProblem(
        await (await people.as('admin')).post(`/prices/imports/${UNKNOWN_ID}/undo/`),
        'not_found',
        404,
      )
    }),
  ],
} satisfies Cases
