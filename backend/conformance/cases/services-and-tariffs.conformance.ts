import { expect } from 'vitest'
import type { Role } from '../../call'
import { getCompanyId } from '../../seed/companies'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { success, invalid, UNKNOWN_ID, notFound, idempotent, stale, type Cases } from '../case'

export const serviceAndTariffCases = {
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
    stale('refuses a stale version', async ({ as }) => {
      await expectProblem(
        await (
          await as('admin')
        ).put('/service_prices/cutting/', { price: '1.00' }, { 'If-Match': '"99"' }),
        'stale',
        412,
      )
    }),
    invalid('refuses an invalid price', async ({ as }) => {
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
    invalid('refuses an existing route and unknown places', async ({ as }) => {
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
        { '/location': 'wrong_format', '/zip_prefix': 'wrong_format', '/amount': 'too_small' },
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
    stale('refuses a stale version', async ({ as }) => {
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
    invalid('refuses an invalid amount', async ({ as }) => {
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
    stale('refuses a stale version', async ({ as }) => {
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
} satisfies Cases
