import { expect } from 'vitest'
import { sumKnownAmounts } from '@domain/money'
import { vCompanyField } from '@contract/validators'
import { pick } from '../../db/rows'
import { getCompanyId } from '../../seed/companies'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { success, invalid, UNKNOWN_ID, notFound, idempotent, type Cases } from '../case'
import type { People } from '../host'
import { listLots } from '../fixtures/saved-lots'
import {
  addLines,
  fillBasket,
  FOREIGN_COMPANY,
  OWN_COMPANY,
  readBasket,
  createOrder,
  transitionOrder,
  createBasketItem,
} from '../fixtures/saved-orders'

/** Lets the company reserve more than the orders of other cases have left of its limit. */
async function raiseReservationLimit(people: People): Promise<void> {
  const admin = await people.as('admin')
  const company = await expectAnswer(await admin.get(`/companies/${OWN_COMPANY}/`), 'getCompany')
  await expectAnswer(
    await admin.put(
      `/companies/${OWN_COMPANY}/`,
      { ...pick(company, vCompanyField.options), reservation_percent: 10_000 },
      { 'If-Match': `"${company.version}"` },
    ),
    'updateCompany',
  )
}

/** A company whose basket has expired in the demo. */
const EXPIRED_COMPANY = getCompanyId('Terrasses du Littoral')
/** Suggestions that a basket has at most. */
const MAX_SUGGESTIONS = 6

/**
 * Returns a product with a free pack at the location of the basket, which the client may reserve.
 * Starts another basket if this one has none.
 */
async function findFreeProduct(people: People): Promise<string> {
  await raiseReservationLimit(people)
  await fillBasket(people)
  const client = await people.as('client')
  const { lines } = await readBasket(people, 'client')
  const line = lines.find(({ is_more }) => is_more)
  if (line) return line.product.id
  const { items } = await expectAnswer(
    await (await people.as('admin')).get('/products/?limit=500'),
    'listProducts',
  )
  for (const { id } of items) {
    await client.delete('/basket/')
    const { results, basket } = await addLines(
      people,
      'client',
      null,
      createBasketItem({ product_id: id }),
    )
    if (
      results[0]?.outcome === 'reserved' &&
      basket.lines.some((one) => one.product.id === id && one.is_more)
    )
      return id
  }
  throw new Error('Nothing is left in the yard.')
}

const expectNotFoundForClients = async (people: People, method: string, path: string) => {
  for (const role of ['client', 'manager', 'country_manager'] as const) {
    await expectProblem(await (await people.as(role)).request(method, path), 'not_found', 404)
  }
}

export const basketCases = {
  getBasket: [
    success(
      'shows the company’s basket to its buyer and to the users who serve it',
      async (people) => {
        const { lines, expires_at, truck } = await fillBasket(people)
        const ownBasket = await expectAnswer(
          await (await people.as('client')).get('/basket/'),
          'getBasket',
        )
        expect(ownBasket).toMatchObject({ company: { id: OWN_COMPANY }, expires_at, truck })
        expect(ownBasket.lines.map(({ id }) => id)).toEqual(lines.map(({ id }) => id))
        for (const role of ['manager', 'country_manager'] as const)
          expect((await readBasket(people, role)).expires_at).toBe(expires_at)
      },
    ),
    success('lists the address of the last placed order first', async (people) => {
      const readAddressIds = async () =>
        (await readBasket(people, 'client')).addresses.map(({ id }) => id)
      const before = await readAddressIds()
      const last = before.at(-1) ?? ''
      expect(before.length).toBeGreaterThan(1)
      const order = await createOrder(people, 'client', { address_id: last })
      expect(await readAddressIds()).toEqual(before)
      const placed = await transitionOrder(people, 'client', order, 'ordered')
      expect(await readAddressIds()).toEqual([last, ...before.filter((id) => id !== last)])
      await transitionOrder(people, 'client', placed, 'canceled', { reason: 'Wrong site' })
      expect(await readAddressIds()).toEqual(before)
    }),
    success('returns a delivery price for each address of the company', async (people) => {
      await (await people.as('client')).delete('/basket/')
      await fillBasket(people)
      const { transport, amount, lines } = await readBasket(people, 'client')
      if (transport.why !== null) throw new Error(transport.why)
      expect(sumKnownAmounts(lines.map(({ amount_dap }) => amount_dap))).toBe(transport.total)
      for (const { price, price_dap } of lines)
        expect(Number(price_dap)).toBeGreaterThan(Number(price))
      const visitor = await people.as('client')
      const basket = await expectAnswer(
        await visitor.get(`/basket/?address_id=${transport.address_id}`),
        'getBasket',
      )
      expect(basket.transport).toEqual(transport)
      expect(Number(transport.total)).toBeCloseTo(Number(amount) + Number(transport.amount), 2)
      expect(
        await expectAnswer(await visitor.get(`/basket/?address_id=${UNKNOWN_ID}`), 'getBasket'),
      ).toMatchObject({
        transport: { why: 'no_address', total: null },
        lines: lines.map(() => ({ price_dap: null, amount_dap: null })),
      })
    }),
    invalid('requires a company id from users who serve several companies', async (people) => {
      await expectFieldErrors(await (await people.as('manager')).get('/basket/'), {
        '?company_id': 'required',
      })
      await expectFieldErrors(await (await people.as('client')).get('/basket/?company_id=abc'), {
        '?company_id': 'wrong_format',
      })
    }),
    notFound('returns 404 for an invisible company', (people) =>
      expectNotFoundForClients(people, 'GET', `/basket/?company_id=${FOREIGN_COMPANY}`),
    ),
  ],
  addToBasket: [
    success('returns a result for each line', async (people) => {
      const product_id = await findFreeProduct(people)
      const before = await readBasket(people, 'client')
      const { basket, results } = await addLines(
        people,
        'client',
        null,
        createBasketItem({ product_id, quantity: '1' }),
        createBasketItem({ product_id: UNKNOWN_ID }),
        createBasketItem({ code: 'no such wood' }),
        createBasketItem({ code: '100' }),
        createBasketItem(),
        createBasketItem({ product_id, pcs_per_pack: 99_999 }),
      )
      expect(results.map(({ outcome }) => outcome)).toEqual([
        'reserved',
        'unknown',
        'unknown',
        'ambiguous',
        'nothing_asked',
        'taken',
      ])
      expect(results[3]?.matches.length).toBeGreaterThan(1)
      const [line] = basket.lines.filter(({ product }) => product.id === product_id)
      expect(line?.packs).toBe(
        (before.lines.find(({ product }) => product.id === product_id)?.packs ?? 0) + 1,
      )
      // Adding more does not extend the time.
      expect(basket.expires_at).toBe(before.expires_at)
    }),
    success('finds a product by its name', async (people) => {
      const product_id = await findFreeProduct(people)
      const { name } = await expectAnswer(
        await (await people.as('admin')).get(`/products/${product_id}/`),
        'getProduct',
      )
      const { results } = await addLines(
        people,
        'client',
        null,
        createBasketItem({ code: `  ${name} ` }),
      )
      expect(results).toMatchObject([{ outcome: 'reserved', name, packs: 1 }])
    }),
    success('does not reserve a pack that is already in the basket', async (people) => {
      const product_id = await findFreeProduct(people)
      const { basket } = await addLines(people, 'client', null, createBasketItem({ product_id }))
      const reserved = await listLots(people, `product_id=${product_id}&status=reserved`)
      const ownLot = reserved.find(
        ({ reserved_by: by }) => by?.company?.id === OWN_COMPANY && by.order === null,
      )
      const again = await addLines(
        people,
        'client',
        null,
        createBasketItem({ code: ownLot?.barcode.toLowerCase() ?? '' }),
      )
      expect(again.results).toMatchObject([{ outcome: 'in_basket', packs: 0 }])
      expect(again.basket.lines).toEqual(basket.lines)
    }),
    success('reserves each pack once in one batch', async (people) => {
      const product_id = await findFreeProduct(people)
      const { location } = await readBasket(people, 'client')
      const free = await listLots(
        people,
        `product_id=${product_id}&status=available&location=${location}`,
      )
      const code = free.at(-1)?.barcode ?? ''
      const twice = await addLines(
        people,
        'manager',
        OWN_COMPANY,
        createBasketItem({ code }),
        createBasketItem({ code: code.toLowerCase() }),
      )
      expect(twice.results).toMatchObject([
        { outcome: 'reserved', packs: 1 },
        { outcome: 'in_basket', packs: 0 },
      ])
      expect(twice.basket.lines.filter(({ lot }) => lot?.barcode === code)).toMatchObject([
        { packs: 1 },
      ])
    }),
    success(
      'does not reserve a pack by its barcode after its product reserved it',
      async (people) => {
        const product_id = await findFreeProduct(people)
        const before = await readBasket(people, 'client')
        const free = await listLots(
          people,
          `product_id=${product_id}&status=available&location=${before.location}`,
        )
        const codes = free.map(({ barcode }) => createBasketItem({ code: barcode }))
        const { basket, results } = await addLines(
          people,
          'manager',
          OWN_COMPANY,
          createBasketItem({ product_id, quantity: String(free.length) }),
          ...codes.slice(0, 20),
        )
        expect(results[0]).toMatchObject({ packs: free.length })
        expect(new Set(results.slice(1).map(({ outcome }) => outcome))).toEqual(
          new Set(['in_basket']),
        )
        const sumPacks = (lines: typeof basket.lines) =>
          lines.reduce((sum, line) => sum + line.packs, 0)
        expect(sumPacks(basket.lines)).toBe(sumPacks(before.lines) + free.length)
      },
    ),
    invalid('refuses unknown fields and an empty batch', async (people) => {
      const visitor = await people.as('client')
      await expectFieldErrors(
        await visitor.post('/basket/lines/', { company_id: null, lines: [] }),
        {
          '/lines': 'too_short',
        },
      )
      await expectFieldErrors(
        await visitor.post('/basket/lines/', {
          company_id: null,
          lines: [{ ...createBasketItem(), mood: 'good', quantity: '0' }],
        }),
        {
          '/lines/0/mood': 'unexpected',
          '/lines/0/quantity': 'wrong_format',
        },
      )
      await expectFieldErrors(
        await (
          await people.as('manager')
        ).post('/basket/lines/', { company_id: null, lines: [createBasketItem()] }),
        { '/company_id': 'required' },
      )
    }),
    idempotent('reserves packs once for a repeated idempotency key', async (people) => {
      const product_id = await findFreeProduct(people)
      const visitor = await people.as('client')
      const key = { 'Idempotency-Key': crypto.randomUUID() }
      const send = async () =>
        expectAnswer(
          await visitor.post(
            '/basket/lines/',
            { company_id: null, lines: [createBasketItem({ product_id })] },
            key,
          ),
          'addToBasket',
        )
      expect(await send()).toEqual(await send())
    }),
    notFound('returns 404 for an invisible company', async (people) => {
      for (const role of ['client', 'manager', 'country_manager'] as const) {
        const answer = await (
          await people.as(role)
        ).post('/basket/lines/', { company_id: FOREIGN_COMPANY, lines: [createBasketItem()] })
        await expectProblem(answer, 'not_found', 404)
      }
    }),
  ],
  changeBasketLine: [
    success('reserves more packs, releases packs, and adds the service price', async (people) => {
      const product_id = await findFreeProduct(people)
      const { basket: before } = await addLines(
        people,
        'client',
        null,
        createBasketItem({ product_id }),
      )
      const line = before.lines.find((one) => one.product.id === product_id && one.lot === null)
      const visitor = await people.as('manager')
      const change = async (packs: number, service = 'none') =>
        expectAnswer(
          await visitor.put(`/basket/lines/${line?.id}/`, { packs, service }),
          'changeBasketLine',
        )
      const less = await change(1)
      expect(less.results).toMatchObject([{ outcome: 'reserved', packs: 1 }])
      const planed = await change(1, 'planing')
      const now = planed.basket.lines.find(({ id }) => id === line?.id)
      expect(Number(planed.basket.services)).toBeGreaterThan(0)
      expect(Number(now?.service_price)).toBeGreaterThan(0)
      const all = await change(10_000)
      expect(all.results).toMatchObject([{ outcome: 'partly' }])
      expect((await change(1)).results).toMatchObject([{ outcome: 'reserved', packs: 1 }])
    }),
    invalid('refuses zero packs and unavailable services', async (people) => {
      const { lines } = await fillBasket(people)
      const answer = await (
        await people.as('client')
      ).put(`/basket/lines/${lines[0]?.id}/`, { packs: 0, service: 'painting' })
      await expectFieldErrors(answer, { '/packs': 'too_small', '/service': 'unknown_value' })
    }),
    notFound('returns 404 for an unknown line and a line of another company', async (people) => {
      const { lines } = await fillBasket(people, FOREIGN_COMPANY)
      for (const id of [UNKNOWN_ID, lines[0]?.id ?? '']) {
        for (const role of ['client', 'manager', 'country_manager'] as const) {
          await expectProblem(
            await (
              await people.as(role)
            ).put(`/basket/lines/${id}/`, { packs: 1, service: 'none' }),
            'not_found',
            404,
          )
        }
      }
    }),
  ],
  removeBasketLine: [
    success('releases the packs of the line', async (people) => {
      const product_id = await findFreeProduct(people)
      const { basket } = await addLines(people, 'client', null, createBasketItem({ product_id }))
      const line = basket.lines.find((one) => one.product.id === product_id)
      const answer = await (await people.as('manager')).delete(`/basket/lines/${line?.id}/`)
      const after = await expectAnswer(answer, 'removeBasketLine')
      expect(after.lines.map(({ id }) => id)).toEqual(
        basket.lines.map(({ id }) => id).filter((id) => id !== line?.id),
      )
    }),
    notFound('returns 404 for an unknown line and a line of another company', async (people) => {
      const { lines } = await fillBasket(people, FOREIGN_COMPANY)
      await expectNotFoundForClients(people, 'DELETE', `/basket/lines/${UNKNOWN_ID}/`)
      await expectNotFoundForClients(people, 'DELETE', `/basket/lines/${lines[0]?.id}/`)
    }),
  ],
  emptyBasket: [
    success('releases all packs, and starts a new basket with the next line', async (people) => {
      await fillBasket(people)
      const answer = await (await people.as('manager')).delete(`/basket/?company_id=${OWN_COMPANY}`)
      expect(await expectAnswer(answer, 'emptyBasket')).toMatchObject({
        lines: [],
        expires_at: null,
        location: null,
        past: null,
        amount: '0.00',
      })
      expect((await fillBasket(people)).expires_at).not.toBeNull()
    }),
    invalid('requires a company id', async (people) => {
      await expectFieldErrors(await (await people.as('admin')).request('DELETE', '/basket/'), {
        '?company_id': 'required',
      })
    }),
    notFound('returns 404 for an invisible company', (people) =>
      expectNotFoundForClients(people, 'DELETE', `/basket/?company_id=${FOREIGN_COMPANY}`),
    ),
  ],
  restoreBasket: [
    success('refuses a basket that did not expire', async (people) => {
      await fillBasket(people)
      await (await people.as('client')).delete('/basket/')
      await expectProblem(
        await (await people.as('client')).post('/basket/restore/'),
        'not_allowed_now',
        409,
      )
    }),
    invalid('requires a company id', async (people) => {
      await expectFieldErrors(await (await people.as('country_manager')).post('/basket/restore/'), {
        '?company_id': 'required',
      })
    }),
    idempotent('restores an expired basket once per idempotency key', async (people) => {
      const admin = await people.as('admin')
      const restore = (key: string) =>
        admin.post(`/basket/restore/?company_id=${EXPIRED_COMPANY}`, undefined, {
          'Idempotency-Key': key,
        })
      const key = crypto.randomUUID()
      const first = await expectAnswer(await restore(key), 'restoreBasket')
      expect(first.results).toHaveLength(2)
      expect(await expectAnswer(await restore(key), 'restoreBasket')).toEqual(first)
      await expectProblem(await restore(crypto.randomUUID()), 'not_allowed_now', 409)
    }),
    notFound('returns 404 for an invisible company', (people) =>
      expectNotFoundForClients(people, 'POST', `/basket/restore/?company_id=${FOREIGN_COMPANY}`),
    ),
  ],
  listBasketSuggestions: [
    success('suggests available packs of past orders that fit into a truck', async (people) => {
      const productId = await findFreeProduct(people)
      await (await people.as('client')).delete('/basket/')
      await addLines(people, 'client', null, createBasketItem({ product_id: productId }))
      await transitionOrder(people, 'client', await createOrder(people), 'ordered')
      const { items } = await expectAnswer(
        await (await people.as('client')).get('/basket/suggestions/'),
        'listBasketSuggestions',
      )
      for (const { packs, weight_kg, m3 } of items) {
        expect(packs).toBeGreaterThan(0)
        expect(weight_kg).toBeLessThanOrEqual(24_000)
        expect(Number(m3)).toBeLessThanOrEqual(90)
      }
      const isFull = items.length === MAX_SUGGESTIONS
      expect(isFull || items.some(({ product }) => product.id === productId)).toBe(true)
    }),
    invalid('requires a company id', async (people) => {
      await expectFieldErrors(await (await people.as('manager')).get('/basket/suggestions/'), {
        '?company_id': 'required',
      })
    }),
    notFound('returns 404 for an invisible company', (people) =>
      expectNotFoundForClients(people, 'GET', `/basket/suggestions/?company_id=${FOREIGN_COMPANY}`),
    ),
  ],
} satisfies Cases
