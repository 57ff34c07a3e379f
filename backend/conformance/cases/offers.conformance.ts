import { expect } from 'vitest'
import type { Schemas } from '../../call'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import {
  forbidden,
  success,
  invalid,
  UNKNOWN_ID,
  notFound,
  idempotent,
  stale,
  type Cases,
} from '../case'
import type { People } from '../host'
import {
  addLines,
  createBasketItem,
  fillBasket,
  FOREIGN_COMPANY,
  OWN_COMPANY,
  readBasket,
} from '../fixtures/saved-orders'

type OfferWrite = Schemas['OfferWrite']
type Offer = Schemas['Offer']

/** Product that is in the basket already, so it has a location there. */
async function sampleOffer(people: People, change: Partial<OfferWrite> = {}): Promise<OfferWrite> {
  const { lines } = await fillBasket(people)
  const product = (lines.find(({ is_more }) => is_more) ?? lines[0])?.product
  return {
    ...{
      company_ids: [OWN_COMPANY],
      product_id: product?.id ?? null,
      lot_id: null,
      packs: 1,
      price: '287.50',
      price_unit: 'm3',
    },
    ...{ valid_until: '2027-06-30', note: 'Last packs of the autumn' },
    ...change,
  }
}

const createOffers = async (
  people: People,
  change: Partial<OfferWrite> = {},
  role: 'manager' | 'admin' = 'manager',
): Promise<Offer[]> => sendOffers(people, await sampleOffer(people, change), role)

const sendOffers = async (
  people: People,
  write: OfferWrite,
  role: 'manager' | 'admin',
): Promise<Offer[]> =>
  (await expectAnswer(await (await people.as(role)).post('/offers/', write), 'makeOffers')).items

async function createOffer(
  people: People,
  change: Partial<OfferWrite> = {},
  role: 'manager' | 'admin' = 'manager',
): Promise<Offer> {
  const [offer] = await createOffers(people, change, role)
  if (!offer) throw new Error('No offer was made.')
  return offer
}

/** Empties the company's basket, and returns a product of which it can reserve two packs singly. */
async function findTwoFreePacks(people: People): Promise<string> {
  const visitor = await people.as('admin')
  const empty = () => visitor.delete(`/basket/?company_id=${OWN_COMPANY}`)
  await empty()
  const { items } = await expectAnswer(await visitor.get('/products/?limit=500'), 'listProducts')
  for (const { id } of items) {
    const item = createBasketItem({ product_id: id })
    const first = await addLines(people, 'admin', OWN_COMPANY, item)
    if (first.results[0]?.packs !== 1) continue
    // The second pack must be free at the location that the first one chose.
    const second = await addLines(people, 'admin', OWN_COMPANY, item)
    await empty()
    if (second.results[0]?.packs === 1) return id
  }
  throw new Error('No product has two free packs.')
}

const transitionOfferTo = async (
  people: People,
  role: 'client' | 'manager' | 'country_manager',
  { id, version }: Offer,
  transition: object,
): Promise<Response> =>
  (await people.as(role)).post(`/offers/${id}/transitions/`, transition, {
    'If-Match': `"${version}"`,
  })

export const offerCases = {
  listOffers: [
    success('lists offers to visible companies, newest first', async (people) => {
      const ownOffer = await createOffer(people)
      const foreign = await createOffer(people, { company_ids: [FOREIGN_COMPANY] }, 'admin')
      for (const role of ['client', 'manager', 'country_manager', 'admin'] as const) {
        const { items } = await expectAnswer(
          await (await people.as(role)).get('/offers/?status=open&limit=500'),
          'listOffers',
        )
        const ids = items.map(({ id }) => id)
        expect(ids).toContain(ownOffer.id)
        expect(ids.includes(foreign.id), role).toBe(role === 'admin')
        expect(items.map(({ created_at }) => created_at)).toEqual(
          items
            .map(({ created_at }) => created_at)
            .toSorted()
            .toReversed(),
        )
      }
      expect(
        (await transitionOfferTo(people, 'manager', await createOffer(people), { to: 'withdrawn' }))
          .status,
      ).toBe(200)
      await createOffer(people)
      const { items: all } = await expectAnswer(
        await (await people.as('client')).get('/offers/?limit=500'),
        'listOffers',
      )
      const isOpen = all.map(({ status }) => status === 'open')
      expect(isOpen, 'open ones first').toEqual(
        isOpen.toSorted((one, other) => Number(other) - Number(one)),
      )
      const other = await expectAnswer(
        await (await people.as('client')).get(`/offers/?company_id=${FOREIGN_COMPANY}`),
        'listOffers',
      )
      expect(other).toMatchObject({ items: [], total: 0 })
    }),
    success('finds offers by words of product and company', async (people) => {
      const offer = await createOffer(people)
      const visitor = await people.as('manager')
      for (const q of [
        offer.product.name,
        `${offer.company.name} ${offer.product.name.split(' ')[0]}`,
      ]) {
        const { items } = await expectAnswer(
          await visitor.get(`/offers/?limit=500&q=${encodeURIComponent(q)}`),
          'listOffers',
        )
        expect(
          items.some(({ id }) => id === offer.id),
          q,
        ).toBe(true)
        expect(
          items.every(({ product }) =>
            product.name.startsWith(offer.product.name.split(' ')[0] ?? ''),
          ),
          q,
        ).toBe(true)
      }
      expect(
        await expectAnswer(
          await visitor.get(`/offers/?q=${encodeURIComponent('Medžio centras')}`),
          'listOffers',
        ),
      ).toMatchObject({ items: [], total: 0 })
    }),
    invalid('refuses an unknown status', async (people) => {
      await expectFieldErrors(await (await people.as('client')).get('/offers/?status=sold'), {
        '?status': 'unknown_value',
      })
    }),
  ],
  getOffer: [
    success('returns the same as the list, for each role that sees the company', async (people) => {
      const { transitions: _, ...clientOffer } = await createOffer(people)
      for (const role of ['client', 'manager', 'country_manager', 'admin'] as const) {
        const { id, product, company, price } = await expectAnswer(
          await (await people.as(role)).get(`/offers/${clientOffer.id}/`),
          'getOffer',
        )
        expect({ id, product, company, price }, role).toEqual({
          id: clientOffer.id,
          product: clientOffer.product,
          company: clientOffer.company,
          price: clientOffer.price,
        })
      }
    }),
    notFound('returns 404 for an invisible company', async (people) => {
      const foreign = await createOffer(people, { company_ids: [FOREIGN_COMPANY] }, 'admin')
      for (const role of ['client', 'manager', 'country_manager'] as const) {
        for (const id of [foreign.id, UNKNOWN_ID])
          await expectProblem(await (await people.as(role)).get(`/offers/${id}/`), 'not_found', 404)
      }
    }),
  ],
  makeOffers: [
    success('creates one offer per company, and reserves nothing', async (people) => {
      const company_ids = [OWN_COMPANY, FOREIGN_COMPANY, OWN_COMPANY]
      // The sample fills the basket.
      const write = await sampleOffer(people, { company_ids })
      const before = await readBasket(people, 'admin')
      const offers = await sendOffers(people, write, 'admin')
      expect(offers.map(({ company }) => company.id)).toEqual([OWN_COMPANY, FOREIGN_COMPANY])
      expect(offers).toMatchObject([
        { status: 'open', price: '287.50', packs: 1, transitions: ['withdrawn'] },
        {},
      ])
      expect((await readBasket(people, 'admin')).lines).toEqual(before.lines)
    }),
    invalid('refuses invisible companies, an unknown product, and past days', async (people) => {
      const manager = await people.as('manager')
      const wrong = {
        company_ids: [OWN_COMPANY, FOREIGN_COMPANY, UNKNOWN_ID],
        product_id: UNKNOWN_ID,
        valid_until: '2026-01-01',
      }
      await expectFieldErrors(await manager.post('/offers/', await sampleOffer(people, wrong)), {
        '/company_ids/1': 'not_found',
        '/company_ids/2': 'not_found',
        '/product_id': 'not_found',
        '/valid_until': 'too_small',
      })
      await expectFieldErrors(
        await manager.post('/offers/', await sampleOffer(people, { product_id: null })),
        { '/product_id': 'required' },
      )
      await expectFieldErrors(
        await manager.post('/offers/', { ...(await sampleOffer(people)), mood: 'good' }),
        { '/mood': 'unexpected' },
      )
    }),
    idempotent('creates offers once per idempotency key', async (people) => {
      const write = await sampleOffer(people)
      const key = { 'Idempotency-Key': crypto.randomUUID() }
      const send = async () =>
        (
          await expectAnswer(
            await (await people.as('manager')).post('/offers/', write, key),
            'makeOffers',
          )
        ).items.map(({ id }) => id)
      expect(await send()).toEqual(await send())
    }),
  ],
  previewOffer: [
    success(
      'returns the amount beside the list price, and the margin only to roles that see margins',
      async (people) => {
        const { items } = await expectAnswer(
          await (await people.as('client')).get('/portal/products/?limit=500'),
          'listStockProducts',
        )
        const product_id = items.find(({ fca }) => fca !== null)?.id ?? null
        const {
          note: _,
          valid_until: __,
          ...terms
        } = await sampleOffer(people, {
          company_ids: [OWN_COMPANY, FOREIGN_COMPANY],
          product_id,
          price: '500.00',
        })
        for (const role of ['manager', 'admin'] as const) {
          const { m3, amount, margin, companies } = await expectAnswer(
            await (await people.as(role)).post('/offers/preview/', terms),
            'previewOffer',
          )
          expect(Number(amount)).toBeCloseTo(Number(m3) * 500, 0)
          expect(companies.map(({ company }) => company.id).toSorted()).toEqual(
            role === 'admin' ? [OWN_COMPANY, FOREIGN_COMPANY].toSorted() : [OWN_COMPANY],
          )
          if (role === 'manager')
            expect([margin, ...companies.map((one) => one.list_margin_percent)]).toEqual([
              null,
              null,
            ])
          else {
            expect(Number(margin?.amount)).toBeCloseTo(Number(amount) - Number(margin?.cost), 2)
            const [ownTerms] = companies.filter(({ company }) => company.id === OWN_COMPANY)
            expect(Number(ownTerms?.list_margin_percent) < Number(margin?.percent)).toBe(
              Number(ownTerms?.list_amount) < Number(amount),
            )
          }
        }
      },
    ),
    invalid('refuses an unknown product', async (people) => {
      const terms = {
        company_ids: [],
        product_id: UNKNOWN_ID,
        lot_id: null,
        packs: 1,
        price: '300.00',
        price_unit: 'm3',
      }
      await expectFieldErrors(await (await people.as('manager')).post('/offers/preview/', terms), {
        '/product_id': 'not_found',
      })
      await expectFieldErrors(
        await (await people.as('manager')).post('/offers/preview/', { ...terms, product_id: null }),
        { '/product_id': 'required' },
      )
    }),
  ],
  transitionOffer: [
    success('puts an accepted offer into the basket at its price', async (people) => {
      const offer = await createOffer(people)
      const { offer: now, results } = await expectAnswer(
        await transitionOfferTo(people, 'client', offer, { to: 'accepted' }),
        'transitionOffer',
      )
      if (results[0]?.packs === 0) expect(now.status).toBe('open')
      else {
        expect(now).toMatchObject({ status: 'accepted', version: 2, transitions: [] })
        const { lines } = await readBasket(people, 'client')
        expect(lines.find(({ offer_id }) => offer_id === offer.id)).toMatchObject({
          price: '287.50',
          price_unit: 'm3',
        })
      }
    }),
    success('accepts a part, and leaves the rest open', async (people) => {
      const { offer: now, results } = await expectAnswer(
        await transitionOfferTo(people, 'client', await createOffer(people, { packs: 46 }), {
          to: 'accepted',
          packs: 1,
        }),
        'transitionOffer',
      )
      expect(now).toMatchObject({ status: 'open', packs: results[0]?.packs === 0 ? 46 : 45 })
    }),
    success(
      'keeps the accepted part after the rest is withdrawn, declined or accepted',
      async (people) => {
        for (const [role, transition] of [
          ['manager', { to: 'withdrawn' }],
          ['client', { to: 'declined', reason: 'Enough for us' }],
          ['client', { to: 'accepted' }],
        ] as const) {
          const product_id = await findTwoFreePacks(people)
          const created = await createOffer(people, { packs: 2, product_id })
          await (await people.as('admin')).delete(`/basket/?company_id=${OWN_COMPANY}`)
          const { offer, results } = await expectAnswer(
            await transitionOfferTo(people, 'client', created, {
              to: 'accepted',
              packs: 1,
            }),
            'transitionOffer',
          )
          expect(results).toMatchObject([{ packs: 1 }])
          const [part] = offer.acceptances
          expect(offer.acceptances).toEqual([
            { packs: 1, m3: offer.m3, accepted_at: part?.accepted_at },
          ])
          const { offer: now } = await expectAnswer(
            await transitionOfferTo(people, role, offer, transition),
            'transitionOffer',
          )
          expect(now).toMatchObject({ status: transition.to, packs: 1 })
          expect(now.acceptances).toEqual([
            part,
            ...(transition.to === 'accepted'
              ? [{ packs: 1, m3: offer.m3, accepted_at: now.answered_at }]
              : []),
          ])
          const { items } = await expectAnswer(
            await (await people.as('client')).get('/offers/?limit=500'),
            'listOffers',
          )
          expect(items.find(({ id }) => id === now.id)?.acceptances).toEqual(now.acceptances)
        }
      },
    ),
    success('is declined with a remark, and withdrawn by staff', async (people) => {
      const declined = await expectAnswer(
        await transitionOfferTo(people, 'client', await createOffer(people), {
          to: 'declined',
          reason: 'Too long for us',
        }),
        'transitionOffer',
      )
      expect(declined.offer).toMatchObject({ status: 'declined', answer_reason: 'Too long for us' })
      const withdrawn = await expectAnswer(
        await transitionOfferTo(people, 'manager', await createOffer(people), { to: 'withdrawn' }),
        'transitionOffer',
      )
      expect(withdrawn.offer.status).toBe('withdrawn')
    }),
    invalid('requires a remark and a version, and refuses a second answer', async (people) => {
      const offer = await createOffer(people)
      await expectFieldErrors(
        await transitionOfferTo(people, 'client', offer, { to: 'declined' }),
        {
          '/reason': 'reason_required',
        },
      )
      await expectProblem(
        await (
          await people.as('client')
        ).post(`/offers/${offer.id}/transitions/`, { to: 'declined', reason: 'No' }),
        'version_required',
        428,
      )
      const { offer: done } = await expectAnswer(
        await transitionOfferTo(people, 'client', offer, { to: 'declined', reason: 'No' }),
        'transitionOffer',
      )
      await expectProblem(
        await transitionOfferTo(people, 'client', done, { to: 'accepted' }),
        'not_allowed_now',
        409,
      )
    }),
    invalid('accepts packs only with an acceptance, and no more than offered', async (people) => {
      const offer = await createOffer(people)
      await expectFieldErrors(
        await transitionOfferTo(people, 'client', offer, {
          to: 'declined',
          reason: 'No',
          packs: 1,
        }),
        { '/packs': 'unexpected' },
      )
      await expectFieldErrors(
        await transitionOfferTo(people, 'manager', offer, { to: 'withdrawn', packs: 1 }),
        {
          '/packs': 'unexpected',
        },
      )
      await expectFieldErrors(
        await transitionOfferTo(people, 'client', offer, { to: 'accepted', packs: 2 }),
        {
          '/packs': 'too_large',
        },
      )
    }),
    forbidden('is answered only by the company, and withdrawn only by staff', async (people) => {
      const offer = await createOffer(people)
      await expectProblem(
        await transitionOfferTo(people, 'manager', offer, { to: 'accepted' }),
        'forbidden',
        403,
      )
      await expectProblem(
        await transitionOfferTo(people, 'client', offer, { to: 'withdrawn' }),
        'forbidden',
        403,
      )
    }),
    stale('refuses a stale version with the current one', async (people) => {
      const offer = await createOffer(people)
      await transitionOfferTo(people, 'client', offer, { to: 'declined', reason: 'No' })
      expect(
        await expectProblem(
          await transitionOfferTo(people, 'client', offer, { to: 'accepted' }),
          'stale',
          412,
        ),
      ).toMatchObject({ current_version: 2 })
    }),
    idempotent('answers an offer once per idempotency key', async (people) => {
      const offer = await createOffer(people)
      const headers = { 'If-Match': '"1"', 'Idempotency-Key': crypto.randomUUID() }
      const send = async () =>
        (await people.as('client')).post(
          `/offers/${offer.id}/transitions/`,
          { to: 'declined', reason: 'No' },
          headers,
        )
      expect(await (await send()).json()).toEqual(await (await send()).json())
    }),
    notFound('returns 404 for an unknown offer and an invisible company', async (people) => {
      const foreign = await createOffer(people, { company_ids: [FOREIGN_COMPANY] }, 'admin')
      for (const role of ['client', 'manager', 'country_manager'] as const) {
        for (const id of [UNKNOWN_ID, foreign.id])
          await expectProblem(
            await transitionOfferTo(people, role, { ...foreign, id }, { to: 'accepted' }),
            'not_found',
            404,
          )
      }
    }),
  ],
} satisfies Cases
