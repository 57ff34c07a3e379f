import { expect } from 'vitest'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { forbidden, success, invalid, UNKNOWN_ID, notFound, idempotent, type Cases } from '../case'
import type { People } from '../host'
import {
  createClient,
  createDealInStatus,
  postDealTransition,
  listNotificationTexts,
} from '../fixtures/saved-deals'

const REASON = 'Half of it is paid in advance'

/** Creates a deal over its client's credit limit, by the demo's sale manager. */
async function createBlockedDeal(people: People) {
  const client_id = await createClient(people, { credit_limit_eur: '12479.99' })
  const { deal } = await createDealInStatus(people, 'order_confirmation', { client_id })
  return { deal, at: `/records/deal/${deal.id}/override_requests/` }
}

async function requestOverride(people: People) {
  const blocked = await createBlockedDeal(people)
  const request = await expectAnswer(
    await (await people.as('sale_manager')).post(blocked.at, { to: 'confirmed', reason: REASON }),
    'createOverrideRequest',
  )
  return { ...blocked, request }
}

export const overrideCases = {
  createOverrideRequest: [
    success(
      'notifies those who can decide, with the reason and a link to the deal',
      async (people) => {
        const { deal, at, request } = await requestOverride(people)
        expect(deal.transitions.find(({ to }) => to === 'confirmed')).toMatchObject({
          can_override: false,
          can_request_override: true,
        })
        expect(request).toMatchObject({
          to: 'confirmed',
          reason: REASON,
          status: 'open',
          answer: null,
          answered_by: null,
        })
        for (const role of ['global_manager', 'admin'] as const)
          expect(await listNotificationTexts(people, role, deal)).toEqual([
            expect.stringContaining(`${deal.number} over the client’s credit limit: ${REASON}`),
          ])
        expect(await listNotificationTexts(people, 'purchase_manager', deal)).toEqual([])
        expect(
          await expectAnswer(
            await (await people.as('global_manager')).get(at),
            'listOverrideRequests',
          ),
        ).toEqual([request])
      },
    ),
    success('is granted by the override, which notifies the person who asked', async (people) => {
      const { deal, at } = await requestOverride(people)
      await expectAnswer(
        await postDealTransition(people, 'global_manager', deal, {
          to: 'confirmed',
          override: true,
          reason: 'Paid by Friday',
        }),
        'transitionDeal',
      )
      const [answered] = await expectAnswer(
        await (await people.as('sale_manager')).get(at),
        'listOverrideRequests',
      )
      expect(answered).toMatchObject({
        status: 'granted',
        answer: 'Paid by Friday',
        answered_by: { name: expect.any(String) as unknown },
      })
      expect(await listNotificationTexts(people, 'sale_manager', deal)).toEqual(
        expect.arrayContaining([
          expect.stringContaining(`granted the override for ${deal.number}: Paid by Friday`),
        ]),
      )
    }),
    success(
      'is closed without an answer when the deal takes another transition',
      async (people) => {
        const { deal, at } = await requestOverride(people)
        await expectAnswer(
          await postDealTransition(people, 'sale_manager', deal, {
            to: 'draft',
            reason: 'New price',
          }),
          'transitionDeal',
        )
        expect(
          await expectAnswer(
            await (await people.as('sale_manager')).get(at),
            'listOverrideRequests',
          ),
        ).toMatchObject([{ status: 'obsolete' }])
      },
    ),
    invalid('requires a reason', async (people) => {
      const { at } = await createBlockedDeal(people)
      await expectFieldErrors(
        await (await people.as('sale_manager')).post(at, { to: 'confirmed', reason: '' }),
        { '/reason': 'required' },
      )
    }),
    invalid(
      'is refused while another is open, or if no overridable need is missing',
      async (people) => {
        const { at } = await requestOverride(people)
        const saleManager = await people.as('sale_manager')
        await expectProblem(
          await saleManager.post(at, { to: 'confirmed', reason: REASON }),
          'not_allowed_now',
          409,
        )
        const { deal } = await createDealInStatus(people, 'order_confirmation')
        await expectProblem(
          await saleManager.post(`/records/deal/${deal.id}/override_requests/`, {
            to: 'confirmed',
            reason: REASON,
          }),
          'not_allowed_now',
          409,
        )
      },
    ),
    idempotent('is created once per idempotency key', async (people) => {
      const { deal, at } = await createBlockedDeal(people)
      const saleManager = await people.as('sale_manager')
      const ask = () =>
        saleManager.post(
          at,
          { to: 'confirmed', reason: REASON },
          { 'Idempotency-Key': `override-${deal.id}` },
        )
      expect(await expectAnswer(await ask(), 'createOverrideRequest')).toEqual(
        await expectAnswer(await ask(), 'createOverrideRequest'),
      )
      expect(await listNotificationTexts(people, 'admin', deal)).toHaveLength(1)
    }),
    notFound(
      'returns 404 for an unknown deal, and for a kind without overrides',
      async (people) => {
        const admin = await people.as('admin')
        await expectProblem(
          await admin.post(`/records/deal/${UNKNOWN_ID}/override_requests/`, {
            to: 'confirmed',
            reason: REASON,
          }),
          'not_found',
          404,
        )
        await expectProblem(
          await admin.post(`/records/client/${UNKNOWN_ID}/override_requests/`, {
            to: 'confirmed',
            reason: REASON,
          }),
          'not_found',
          404,
        )
      },
    ),
  ],
  listOverrideRequests: [
    success('lists nothing without a request', async (people) => {
      const { at } = await createBlockedDeal(people)
      expect(
        await expectAnswer(await (await people.as('sale_manager')).get(at), 'listOverrideRequests'),
      ).toEqual([])
    }),
    forbidden('is forbidden for users who cannot read records of the kind', async (people) => {
      await expectProblem(
        await (
          await people.as('sale_manager')
        ).get(`/records/supply/${UNKNOWN_ID}/override_requests/`),
        'forbidden',
        403,
      )
    }),
    notFound('returns 404 for an unknown deal', async (people) => {
      await expectProblem(
        await (
          await people.as('sale_manager')
        ).get(`/records/deal/${UNKNOWN_ID}/override_requests/`),
        'not_found',
        404,
      )
    }),
  ],
  declineOverrideRequest: [
    success('notifies the person who asked, who may then ask again', async (people) => {
      const { deal, at, request } = await requestOverride(people)
      const manager = await people.as('global_manager')
      const declined = await expectAnswer(
        await manager.post(`${at}${request.id}/decline/`, { reason: 'They pay first' }),
        'declineOverrideRequest',
      )
      expect(declined).toMatchObject({
        id: request.id,
        status: 'declined',
        answer: 'They pay first',
      })
      expect(await listNotificationTexts(people, 'sale_manager', deal)).toEqual([
        expect.stringContaining(`declined the override for ${deal.number}: They pay first`),
      ])
      await expectProblem(
        await manager.post(`${at}${request.id}/decline/`, { reason: 'Again' }),
        'not_allowed_now',
        409,
      )
      const again = await (
        await people.as('sale_manager')
      ).post(at, { to: 'confirmed', reason: 'They paid' })
      expect(again.status).toBe(201)
    }),
    invalid('requires a reason', async (people) => {
      const { at, request } = await requestOverride(people)
      await expectFieldErrors(
        await (await people.as('admin')).post(`${at}${request.id}/decline/`, { reason: '' }),
        { '/reason': 'required' },
      )
    }),
    notFound('returns 404 for an unknown request', async (people) => {
      const { at } = await createBlockedDeal(people)
      await expectProblem(
        await (await people.as('admin')).post(`${at}${UNKNOWN_ID}/decline/`, { reason: 'No' }),
        'not_found',
        404,
      )
    }),
  ],
  listCommentReaders: [
    success('suggests readers of the deal by the start of their names', async (people) => {
      const { deal } = await createDealInStatus(people, 'order_confirmation')
      const saleManager = await people.as('sale_manager')
      const me = await expectAnswer(await saleManager.get('/me/'), 'getMe')
      const find = async (q: string) =>
        expectAnswer(
          await saleManager.get(`/records/deal/${deal.id}/readers/?q=${encodeURIComponent(q)}`),
          'listCommentReaders',
        )
      const all = await expectAnswer(
        await saleManager.get(`/records/deal/${deal.id}/readers/`),
        'listCommentReaders',
      )
      expect(all.map(({ id }) => id)).not.toContain(me.id)
      // Cargo managers do not see deals that were never confirmed; agents read no comments on
      // deals.
      expect(
        all.filter(({ role }) => role === 'cargo_manager' || role === 'purchase_agent'),
      ).toEqual([])
      const purchaseManager = await expectAnswer(
        await (await people.as('purchase_manager')).get('/me/'),
        'getMe',
      )
      expect(
        (await find(purchaseManager.name.slice(0, 3).toUpperCase())).map(({ id }) => id),
      ).toContain(purchaseManager.id)
      expect(await find('zzzz')).toEqual([])
    }),
    invalid('refuses a text above the maximum length', async (people) => {
      const { deal } = await createDealInStatus(people, 'order_confirmation')
      await expectFieldErrors(
        await (
          await people.as('sale_manager')
        ).get(`/records/deal/${deal.id}/readers/?q=${'a'.repeat(300)}`),
        { '?q': 'too_long' },
      )
    }),
    notFound('returns 404 for an unknown deal', async (people) => {
      await expectProblem(
        await (await people.as('sale_manager')).get(`/records/deal/${UNKNOWN_ID}/readers/`),
        'not_found',
        404,
      )
    }),
  ],
  createComment: [
    success(
      'notifies each mentioned person once, but nobody who may not read the deal',
      async (people) => {
        const { deal } = await createDealInStatus(people, 'order_confirmation')
        const findName = async (role: 'purchase_manager' | 'cargo_manager') =>
          (await expectAnswer(await (await people.as(role)).get('/me/'), 'getMe')).name
        const [purchaseManager, cargoManager] = [
          await findName('purchase_manager'),
          await findName('cargo_manager'),
        ]
        await (
          await people.as('sale_manager')
        ).post(`/records/deal/${deal.id}/comments/`, {
          text: `@${purchaseManager} and @${cargoManager}: can we load in W50?`,
        })
        const [message, ...more] = await listNotificationTexts(people, 'purchase_manager', deal)
        expect(message).toContain(
          `mentioned you in a comment on ${deal.number}: @${purchaseManager}`,
        )
        expect(more).toEqual([])
        expect(await listNotificationTexts(people, 'cargo_manager', deal)).toEqual([])
      },
    ),
  ],
} satisfies Cases
