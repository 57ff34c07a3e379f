import { expect } from 'vitest'
import type { Schemas } from '../../call'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { success, invalid, UNKNOWN_ID, notFound, idempotent, type Cases } from '../case'
import type { People } from '../host'
import {
  allocate,
  readDealCover,
  createConfirmedDeal,
  getLineId,
  createUniqueBoard,
  createAllocation,
  readSupplyCover,
  createOrderedSupply,
} from '../fixtures/saved-cover'
import { sampleLine, createDeal, type Deal } from '../fixtures/saved-deals'
import {
  createSawmill,
  sampleSupplyLine,
  createSupply,
  endSupply,
} from '../fixtures/saved-supplies'

/** A board that only a mill of these cases shapes. */
const createUniqueGlulam = (change: Parameters<typeof createUniqueBoard>[0] = {}) =>
  createUniqueBoard({ profile: 'glulam', ...change })
const createGlulamSawmill = (people: People, change: Parameters<typeof createSawmill>[1] = {}) =>
  createSawmill(people, { profiles: ['glulam'], ...change })

const readPurchasePlan = async (people: People, { id }: { id: string }, query = '?mills=50') =>
  expectAnswer(
    await (await people.as('purchase_manager')).get(`/deals/${id}/purchase_plan/${query}`),
    'getPurchasePlan',
  )
const buy = async (people: People, { id }: { id: string }, body: object) =>
  (await people.as('purchase_manager')).post(`/deals/${id}/purchases/`, body)
const buyWood = async (people: People, deal: Deal, body: object) =>
  expectAnswer(await buy(people, deal, body), 'buyForDeal')
const undo = async (people: People, { id }: { id: string }, body: object) =>
  (await people.as('purchase_manager')).post(`/deals/${id}/purchases/undo/`, body)
const createDraft = (sawmill_id: string, deal: Deal, quantity: string, change: object = {}) => ({
  sawmill_id,
  lines: [{ deal_line_id: getLineId(deal), quantity, unit: 'm3', ...change }],
})
const toUndoWrite = ({ supplies }: Schemas['Purchase']) => ({
  supplies: supplies.map(({ id, version }) => ({ id, version })),
  allocations: [],
  reason: 'Undone',
})

export const purchaseCases = {
  getPurchasePlan: [
    success(
      'returns the shortfall minus drafts, free wood, and mills with their prices',
      async (people) => {
        const wood = createUniqueGlulam()
        const deal = await createConfirmedDeal(people, [wood, createUniqueBoard()])
        const sawmill_id = await createGlulamSawmill(people, { lead_time_weeks: 3 })
        const { supply } = await createOrderedSupply(people, [wood], {
          sawmill_id,
          line: { price: '251.50' },
        })
        const { supply: planned } = await createOrderedSupply(people, [wood], { isDraft: true })
        await expectAnswer(
          await allocate(people, createAllocation(planned, deal, '15')),
          'setAllocations',
        )
        const plan = await readPurchasePlan(people, deal)
        expect(plan).toMatchObject({
          can_buy: true,
          lines: [
            { shortfall: { m3: '25.000' }, room_m3: '29.000', is_within_tolerance: false },
            { shortfall: { m3: '40.000' } },
          ],
        })
        // Drafts are not ordered yet, so their wood is not offered.
        expect(plan.free).toMatchObject([
          {
            supply_line_id: getLineId(supply),
            deal_line_id: getLineId(deal),
            free: { m3: '40.000' },
          },
        ])
        expect(plan.free).toMatchObject([
          { price: { eur_per_m3: '251.50', target_difference_percent: '1.41' } },
        ])
        expect(plan.mills.find(({ id }) => id === sawmill_id)).toMatchObject({
          lead_time_weeks: 3,
          on_time_percent: null,
        })
        expect(
          plan.lines.map(({ offers }) => offers.find((offer) => offer.sawmill_id === sawmill_id)),
        ).toMatchObject([
          {
            last_paid: { price: '251.50', eur_per_m3: '251.50', supply: supply.number },
            is_best: false,
            mismatches: [],
          },
          undefined,
        ])
      },
    ),
    success(
      'offers more of a supply in which the line already has wood, and its amount; cover offers new supplies only',
      async (people) => {
        const wood = createUniqueBoard()
        const [deal, { supply }] = [
          await createConfirmedDeal(people, [wood]),
          await createOrderedSupply(people, [wood]),
        ]
        await expectAnswer(
          await allocate(people, createAllocation(supply, deal, '15')),
          'setAllocations',
        )
        expect((await readPurchasePlan(people, deal)).free).toMatchObject([
          { supply_line_id: getLineId(supply), has: { m3: '15.000' }, free: { m3: '25.000' } },
        ])
        const purchaseManager = await people.as('purchase_manager')
        expect(
          (
            await expectAnswer(
              await purchaseManager.get(`/deals/${deal.id}/free_wood/`),
              'listFreeWood',
            )
          ).items,
        ).toEqual([])
        const done = await buyWood(people, deal, {
          supplies: [],
          allocations: [createAllocation(supply, deal, '40', { was_m3: '15.000' })],
        })
        expect(done.allocations).toMatchObject([{ m3: '40.000', was_m3: '15.000' }])
      },
    ),
    success('lists the first approved mills, and the count of the others', async (people) => {
      const deal = await createConfirmedDeal(people, [createUniqueGlulam()])
      const [good, pending] = [
        await createGlulamSawmill(people),
        await createGlulamSawmill(people, { approval: 'pending' }),
      ]
      const all = await readPurchasePlan(people, deal)
      const ids = all.mills.map(({ id }) => id)
      expect(ids).toContain(good)
      expect(ids).not.toContain(pending)
      const limited = await readPurchasePlan(people, deal, '?mills=1')
      expect([limited.mills.length, limited.more_mills]).toEqual([
        1,
        all.mills.length + all.more_mills - 1,
      ])
    }),
    success(
      'offers nothing to a deal that accepts no allocations, and to a covered line',
      async (people) => {
        const wood = createUniqueBoard()
        const { deal: early } = await createDeal(people, {
          lines: [sampleLine({ specification: wood })],
        })
        expect(await readPurchasePlan(people, early)).toMatchObject({
          can_buy: false,
          lines: [],
          free: [],
          mills: [],
        })
        const deal = await createConfirmedDeal(people, [wood])
        const { supply } = await createOrderedSupply(people, [wood])
        await expectAnswer(
          await allocate(people, createAllocation(supply, deal, '40')),
          'setAllocations',
        )
        expect(await readPurchasePlan(people, deal)).toMatchObject({
          can_buy: true,
          lines: [],
          mills: [],
        })
      },
    ),
    success(
      'compares a requested mill that does not make the wood, if it is approved',
      async (people) => {
        const deal = await createConfirmedDeal(people, [createUniqueGlulam()])
        const [approved, pending] = [
          await createGlulamSawmill(people, { profiles: ['sawn'] }),
          await createGlulamSawmill(people, { approval: 'pending' }),
        ]
        const plan = await readPurchasePlan(
          people,
          deal,
          `?mills=1&sawmill_id=${approved}&sawmill_id=${pending}`,
        )
        expect(plan.mills.map(({ id }) => id)).toContain(approved)
        expect(plan.mills.map(({ id }) => id)).not.toContain(pending)
        expect(plan.lines[0]?.offers.at(-1)).toMatchObject({
          sawmill_id: approved,
          mismatches: ['profile_not_made'],
        })
      },
    ),
    invalid('refuses an invalid number of mills', async (people) => {
      const deal = await createConfirmedDeal(people, [createUniqueBoard()])
      const answer = await (
        await people.as('admin')
      ).get(`/deals/${deal.id}/purchase_plan/?mills=0`)
      await expectFieldErrors(answer, { '?mills': 'too_small' })
    }),
    notFound('returns 404 for an unknown deal', async (people) => {
      await expectProblem(
        await (await people.as('admin')).get(`/deals/${UNKNOWN_ID}/purchase_plan/`),
        'not_found',
        404,
      )
    }),
  ],
  buyForDeal: [
    success('drafts wood with another pack size than the mill’s last purchase', async (people) => {
      const wood = createUniqueGlulam({ pcs_per_pack: null })
      const deal = await createConfirmedDeal(people, [wood])
      const sawmill_id = await createGlulamSawmill(people)
      await createOrderedSupply(people, [{ ...wood, pcs_per_pack: 50 }], {
        sawmill_id,
        line: { quantity: '10', unit: 'pack', price: '540.00', price_unit: 'pack' },
      })
      expect(
        (
          await buyWood(people, deal, {
            supplies: [createDraft(sawmill_id, deal, '40')],
            allocations: [],
          })
        ).supplies,
      ).toHaveLength(1)
    }),
    success(
      'allocates free wood, and drafts a supply per mill on its last terms, all for the deal',
      async (people) => {
        const wood = createUniqueBoard()
        const deal = await createConfirmedDeal(people, [wood])
        const [one, other] = [
          await createSawmill(people, { lead_time_weeks: 2 }),
          await createSawmill(people),
        ]
        const terms = {
          sawmill_id: one,
          currency: 'SEK' as const,
          exchange_rate: '11.2',
          incoterms: { rule: 'FOB' as const, place: 'Gävle' },
        }
        const { supply } = await createOrderedSupply(people, [wood], {
          ...terms,
          line: { price: '2490.00' },
        })
        const done = await buyWood(people, deal, {
          allocations: [createAllocation(supply, deal, '10', { was_m3: '0.000' })],
          supplies: [createDraft(one, deal, '20'), createDraft(other, deal, '1', { unit: 'pack' })],
        })
        expect(done.allocations).toMatchObject([{ m3: '10.000', was_m3: '0.000' }])
        expect(done.supplies.map(({ version }) => version)).toEqual([1, 1])
        const visitor = await people.as('purchase_manager')
        const draftedSupply = await expectAnswer(
          await visitor.get(`/supplies/${done.supplies[0]?.id}/`),
          'getSupply',
        )
        expect(draftedSupply).toMatchObject({
          status: 'draft',
          sawmill: { id: one },
          currency: 'SEK',
          exchange_rate: null,
          incoterms: { rule: 'FOB', place: 'Gävle' },
          purchase_manager: { name: 'Tomas Kazlauskas' },
        })
        expect(draftedSupply.lines).toMatchObject([{ quantity: '20', price: '2490.00' }])
        expect(draftedSupply.ready_week).not.toBeNull()
        const [line] = (await readDealCover(people, deal)).lines
        expect(line?.bought.m3).toBe('10.000')
        expect(line?.parts.map(({ supply: { id } }) => id)).toEqual(
          expect.arrayContaining([supply.id, ...done.supplies.map(({ id }) => id)]),
        )
        const listed = await expectAnswer(
          await visitor.get(`/supplies/?${done.supplies.map(({ id }) => `id=${id}`).join('&')}`),
          'listSupplies',
        )
        expect(listed.items.map(({ number }) => number).toSorted()).toEqual(
          done.supplies.map(({ number }) => number).toSorted(),
        )
      },
    ),
    invalid(
      'is refused as a whole if another user took the free wood, with the free amount',
      async (people) => {
        const wood = createUniqueBoard()
        const [deal, otherDeal, { supply }] = [
          await createConfirmedDeal(people, [wood]),
          await createConfirmedDeal(people, [wood]),
          await createOrderedSupply(people, [wood]),
        ]
        const sawmill = await createSawmill(people)
        await expectAnswer(
          await allocate(people, createAllocation(supply, otherDeal, '35')),
          'setAllocations',
        )
        const answer = await buy(people, deal, {
          allocations: [createAllocation(supply, deal, '20')],
          supplies: [createDraft(sawmill, deal, '20')],
        })
        const { errors } = await expectProblem(answer, 'validation', 422)
        expect(errors).toEqual([
          { pointer: '/allocations/0/quantity', code: 'not_free', params: { free: '5.000' } },
        ])
        expect((await readDealCover(people, deal)).lines[0]?.parts).toEqual([])
        const listed = await expectAnswer(
          await (await people.as('admin')).get(`/supplies/?sawmill_id=${sawmill}`),
          'listSupplies',
        )
        expect(listed.total).toBe(0)
      },
    ),
    invalid(
      'refuses too much at its amount, unapproved mills, and lines of other deals',
      async (people) => {
        const deal = await createConfirmedDeal(people, [createUniqueBoard()])
        const [sawmill, pending] = [
          await createSawmill(people),
          await createSawmill(people, { approval: 'pending' }),
        ]
        const over = await buy(people, deal, {
          allocations: [],
          supplies: [createDraft(sawmill, deal, '45')],
        })
        expect((await expectProblem(over, 'validation', 422)).errors).toEqual([
          {
            pointer: '/supplies/0/lines/0/quantity',
            code: 'over_tolerance',
            params: { free: '44.000' },
          },
        ])
        const broken = await buy(people, deal, {
          allocations: [],
          supplies: [createDraft(sawmill, deal, '1.5', { unit: 'pack' })],
        })
        await expectFieldErrors(broken, { '/supplies/0/lines/0/quantity': 'not_whole' })
        const wrong = {
          allocations: [],
          supplies: [
            createDraft(pending, deal, '1'),
            createDraft(UNKNOWN_ID, deal, '1', { deal_line_id: UNKNOWN_ID }),
            createDraft(sawmill, deal, '1'),
            createDraft(sawmill, deal, '1'),
          ],
        }
        await expectFieldErrors(await buy(people, deal, wrong), {
          '/supplies/0/sawmill_id': 'not_approved',
          '/supplies/1/sawmill_id': 'not_found',
          '/supplies/1/lines/0/deal_line_id': 'not_found',
          '/supplies/3/sawmill_id': 'duplicate',
        })
        await expectFieldErrors(await buy(people, deal, { allocations: [], supplies: [] }), {
          '/supplies': 'required',
        })
        const { deal: early } = await createDeal(people)
        await expectProblem(
          await buy(people, early, {
            allocations: [],
            supplies: [createDraft(sawmill, early, '1')],
          }),
          'not_allowed_now',
          409,
        )
      },
    ),
    idempotent('drafts supplies once per idempotency key', async (people) => {
      const deal = await createConfirmedDeal(people, [createUniqueBoard()])
      const body = {
        allocations: [],
        supplies: [createDraft(await createSawmill(people), deal, '10')],
      }
      const purchaseManager = await people.as('purchase_manager')
      const send = () =>
        purchaseManager.post(`/deals/${deal.id}/purchases/`, body, {
          'Idempotency-Key': `purchase-${deal.id}`,
        })
      const answers = [await (await send()).json(), await (await send()).json()]
      expect(answers[0]).toEqual(answers[1])
      expect((await readDealCover(people, deal)).lines[0]?.parts).toHaveLength(1)
    }),
    notFound('returns 404 for an unknown deal', async (people) => {
      await expectProblem(
        await buy(people, { id: UNKNOWN_ID }, { allocations: [], supplies: [] }),
        'not_found',
        404,
      )
    }),
  ],
  undoPurchase: [
    success('cancels the drafts, and releases the allocated wood', async (people) => {
      const wood = createUniqueBoard()
      const [deal, { supply }] = [
        await createConfirmedDeal(people, [wood]),
        await createOrderedSupply(people, [wood]),
      ]
      const done = await buyWood(people, deal, {
        allocations: [createAllocation(supply, deal, '10')],
        supplies: [createDraft(await createSawmill(people), deal, '20')],
      })
      const back = [createAllocation(supply, deal, '0', { was_m3: '10.000' })]
      expect((await undo(people, deal, { ...toUndoWrite(done), allocations: back })).status).toBe(
        204,
      )
      expect((await readDealCover(people, deal)).lines[0]).toMatchObject({
        planned: { m3: '0.000' },
        bought: { m3: '0.000' },
        parts: [],
      })
      expect((await readSupplyCover(people, supply)).lines[0]).toMatchObject({
        free: { m3: '40.000' },
      })
      const canceled = await expectAnswer(
        await (await people.as('admin')).get(`/supplies/${done.supplies[0]?.id}/`),
        'getSupply',
      )
      expect(canceled).toMatchObject({ status: 'canceled', cancel_reason: 'Undone' })
    }),
    invalid(
      'is refused if a draft was ordered, changed or allocated to another deal, and keeps the others',
      async (people) => {
        const wood = createUniqueBoard()
        const [deal, otherDeal] = [
          await createConfirmedDeal(people, [wood]),
          await createConfirmedDeal(people, [wood]),
        ]
        const done = await buyWood(people, deal, {
          allocations: [],
          supplies: [
            createDraft(await createSawmill(people), deal, '20'),
            createDraft(await createSawmill(people), deal, '10'),
          ],
        })
        const [{ supplies }, one] = [done, done.supplies[0] ?? { id: '', version: 0 }]
        const { supply: foreign } = await createSupply(people, {
          lines: [sampleSupplyLine({ specification: wood })],
        })
        await expectAnswer(
          await allocate(people, createAllocation(foreign, otherDeal, '5')),
          'setAllocations',
        )
        await expectProblem(
          await undo(
            people,
            deal,
            toUndoWrite({
              ...done,
              supplies: [...supplies, { ...foreign, sawmill_name: '', volume_m3: '' }],
            }),
          ),
          'not_allowed_now',
          409,
        )
        await expectAnswer(
          await endSupply(people, one, { to: 'canceled', reason: 'No' }),
          'transitionSupply',
        )
        await expectProblem(await undo(people, deal, toUndoWrite(done)), 'not_allowed_now', 409)
        expect((await readDealCover(people, deal)).lines[0]).toMatchObject({
          planned: { m3: '10.000' },
        })
      },
    ),
    idempotent('is undone once per idempotency key', async (people) => {
      const deal = await createConfirmedDeal(people, [createUniqueBoard()])
      const done = await buyWood(people, deal, {
        allocations: [],
        supplies: [createDraft(await createSawmill(people), deal, '20')],
      })
      const purchaseManager = await people.as('purchase_manager')
      const send = async () =>
        (
          await purchaseManager.post(`/deals/${deal.id}/purchases/undo/`, toUndoWrite(done), {
            'Idempotency-Key': `undo-${deal.id}`,
          })
        ).status
      expect([await send(), await send()]).toEqual([204, 204])
    }),
    notFound('returns 404 for an unknown deal', async (people) => {
      await expectProblem(
        await undo(people, { id: UNKNOWN_ID }, { supplies: [], allocations: [], reason: 'No' }),
        'not_found',
        404,
      )
    }),
  ],
} satisfies Cases
