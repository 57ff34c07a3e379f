import { expect } from 'vitest'
import type { Role, Schemas } from '../../call'
import { getCompanyId } from '../../seed/companies'
import { DEMO_COMPANY } from '../../seed/company-list'
import { getProductId } from '../../seed/products'
import { expectAnswer, expectFieldErrors, expectProblem, readAllIds } from '../answers'
import { success, invalid, UNKNOWN_ID, notFound, idempotent, stale, type Cases } from '../case'
import type { People } from '../host'
import { sampleProduct } from '../fixtures/samples'
import {
  takeNextProduct,
  createPriceWrite,
  toPriceTerms,
  createPrice,
  listPrices,
  createSheetRow,
  importSheet,
} from '../fixtures/saved-prices'

const FRENCH = getCompanyId('Charpentes Lemoine')
const SPANISH = getCompanyId('Maderas Levante SL')
const BELGIAN = getCompanyId('Houtland Vlaanderen NV')
const LITHUANIAN = getCompanyId('UAB Medžio centras')

const listCompanyPrices = async ({ as }: People, role: Role, query: string) =>
  (
    await expectAnswer(
      await (await as(role)).get(`/prices/paid/?limit=500&${query}`),
      'listCompanyPrices',
    )
  ).items

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
      await createPrice(people, { country: null, company_id: LITHUANIAN })
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
        await createPrice(people, { product_id: id, country: null })
        await createPrice(people, { product_id: id, country: null, company_id: FRENCH })
        const price = await createPrice(people, { product_id: id, country: 'NO' })
        await createPrice(people, { product_id: id, country: 'SE' })
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
    invalid('refuses an invalid list, scope and state', async ({ as }) => {
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
      const old = await createPrice(people)
      const now = await createPrice(people, {
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
      const { product } = await createPrice(
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
      const body = createPriceWrite(people, { country: 'CH' })
      const send = async () =>
        expectAnswer(
          await visitor.post('/prices/', body, { 'Idempotency-Key': 'price-once-and-once' }),
          'createPrice',
        )
      expect((await send()).id).toBe((await send()).id)
    }),
    invalid(
      'refuses a period that overlaps one of the same scope, and names it',
      async (people) => {
        const { product } = await createPrice(people, { end_date: '2026-03-31' })
        const visitor = await people.as('global_manager')
        const { errors } = await expectProblem(
          await visitor.post(
            '/prices/',
            createPriceWrite(people, { product_id: product.id, start_date: '2026-03-31' }),
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
              createPriceWrite(people, { product_id: product.id, start_date: '2026-04-01' }),
            )
          ).status,
        ).toBe(201)
        expect(
          (
            await visitor.post(
              '/prices/',
              createPriceWrite(people, {
                product_id: product.id,
                country: 'FI',
                start_date: '2026-03-31',
              }),
            )
          ).status,
        ).toBe(201)
      },
    ),
    invalid('refuses invalid days, units and prices', async (people) => {
      const post = async (change: Partial<Schemas['PriceWrite']>) =>
        (await people.as('admin')).post('/prices/', createPriceWrite(people, change))
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
      'refuses prices of other managers’ companies, without revealing invisible companies',
      async (people) => {
        const post = async (role: Role, change: Partial<Schemas['PriceWrite']>) =>
          (await people.as(role)).post('/prices/', createPriceWrite(people, change))
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
      const price = await createPrice(people)
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
    stale('refuses a stale version', async (people) => {
      const price = await createPrice(people)
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
    invalid('refuses a period over another one', async (people) => {
      const first = await createPrice(people, { end_date: '2026-03-31' })
      const second = await createPrice(people, {
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
      const price = await createPrice(people, { country: null, company_id: LITHUANIAN })
      for (const role of ['manager', 'country_manager'] as const) {
        await expectProblem(
          await (
            await people.as(role)
          ).put(`/prices/${price.id}/`, toPriceTerms(price), { 'If-Match': '"1"' }),
          'not_found',
          404,
        )
      }
      const generalPrice = await createPrice(people, { country: null, start_date: '2030-01-01' })
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
      const price = await createPrice(people)
      expect(
        (await (await people.as('admin')).delete(`/prices/${price.id}/`, { 'If-Match': '"1"' }))
          .status,
      ).toBe(204)
      expect(
        await listPrices(people, `list=sale&product_id=${price.product.id}&country=NO`),
      ).toEqual([])
    }),
    stale('keeps a price that another user changed', async (people) => {
      const price = await createPrice(people, { country: 'MT' })
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
      const price = await createPrice(people, { country: null, company_id: LITHUANIAN })
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
        const price = await createPrice(people, { product_id, start_date: '2031-01-01' })
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
      const price = await createPrice(people, { country: null, company_id: LITHUANIAN })
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
    invalid('refuses an invalid product id', async ({ as }) => {
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
      const { product } = await createPrice(people, { country: null, company_id })
      const companyPrice = await createPrice(people, {
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
      await createPrice(people, { country: null, company_id })
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
    invalid('refuses an invalid day', async ({ as }) => {
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
} satisfies Cases
