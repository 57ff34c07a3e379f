import { expect } from 'vitest'
import { fromLitres, toLitres } from '../../db/decimal-columns'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { forbidden, success, invalid, UNKNOWN_ID, notFound, idempotent, type Cases } from '../case'
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
import {
  sampleLine,
  createDeal,
  createDealInStatus,
  postDealTransition,
  listNotificationTexts,
  readDeal,
} from '../fixtures/saved-deals'
import { samplePack, savePacks } from '../fixtures/saved-packs'
import {
  putSupply,
  createReadySupply,
  sampleSupplyLine,
  postSupplyTransition,
} from '../fixtures/saved-supplies'

export const coverCases = {
  setAllocations: [
    success(
      'allocates wood of a supply to a deal as bought, and records it in both histories',
      async (people) => {
        const wood = createUniqueBoard()
        const [deal, { supply }] = [
          await createConfirmedDeal(people, [wood]),
          await createOrderedSupply(people, [wood]),
        ]
        const { items } = await expectAnswer(
          await allocate(people, createAllocation(supply, deal, '30')),
          'setAllocations',
        )
        expect(items).toEqual([
          expect.objectContaining({ m3: '30.000', packs: null, was_m3: '0.000', warnings: [] }),
        ])
        const purchaseManager = await people.as('purchase_manager')
        const now = await expectAnswer(await purchaseManager.get(`/deals/${deal.id}/`), 'getDeal')
        expect([now.purchased_percent, now.lines[0]?.purchased_percent, now.version]).toEqual([
          '75',
          '75',
          deal.version,
        ])
        for (const [kind, id, other] of [
          ['deal', deal.id, supply.number],
          ['supply', supply.id, deal.number],
        ]) {
          const { items: history } = await expectAnswer(
            await purchaseManager.get(`/records/${kind}/${id}/activity/`),
            'listActivity',
          )
          expect(history[0]?.changes).toEqual([
            { field: 'allocation', line: 1, from: null, to: `${other}/1: 30.000 m3` },
          ])
        }
      },
    ),
    success(
      'allocates the rest in whole packs, and the remainder to the last part of a split line',
      async (people) => {
        const wood = createUniqueBoard({ width_mm: 997, thickness_mm: 45 })
        const deals = [
          await createConfirmedDeal(people, [wood]),
          await createConfirmedDeal(people, [wood]),
        ]
        const { supply } = await createOrderedSupply(people, [wood], {
          line: { quantity: '7', unit: 'pack' },
        })
        const [first, second] = deals
        if (!first || !second) throw new Error('two deals')
        const some = await expectAnswer(
          await allocate(people, createAllocation(supply, first, null)),
          'setAllocations',
        )
        // 0.215352 m3 a board, 10.768 m3 a pack: three packs are 32.303 m3, four 43.070 m3, within
        // the tolerance of 10 %.
        expect(some.items[0]).toMatchObject({ packs: 4, m3: '43.070' })
        await expectAnswer(
          await allocate(people, createAllocation(supply, second, '1', { unit: 'pack' })),
          'setAllocations',
        )
        const rest = await expectAnswer(
          await allocate(people, createAllocation(supply, second, '3', { unit: 'pack' })),
          'setAllocations',
        )
        expect(rest.items[0]).toMatchObject({ packs: 3, was_packs: 1 })
        const { lines } = await readSupplyCover(people, supply)
        expect(lines[0]).toMatchObject({
          ordered: { packs: '7' },
          allocated: { m3: lines[0]?.ordered.m3, packs: '7' },
          free: { m3: '0.000', packs: '0' },
        })
      },
    ),
    success('moves wood from one deal to another in one call, in any order', async (people) => {
      const wood = createUniqueBoard()
      const [one, other, { supply }] = [
        await createConfirmedDeal(people, [wood]),
        await createConfirmedDeal(people, [wood]),
        await createOrderedSupply(people, [wood]),
      ]
      await expectAnswer(
        await allocate(people, createAllocation(supply, one, '40')),
        'setAllocations',
      )
      const { items } = await expectAnswer(
        await allocate(
          people,
          createAllocation(supply, other, null),
          createAllocation(supply, one, '0'),
        ),
        'setAllocations',
      )
      expect(items.map(({ m3, was_m3 }) => [m3, was_m3])).toEqual([
        ['40.000', '0.000'],
        ['0.000', '40.000'],
      ])
      expect((await readDealCover(people, one)).lines[0]?.parts).toEqual([])
    }),
    success('covers a range with each length in it', async (people) => {
      const wood = createUniqueBoard()
      const range = { kind: 'range' as const, from_mm: 3000, to_mm: 5400, average_mm: null }
      const random = { ...wood, length_mm: null, lengths: range }
      const lines = [sampleLine({ specification: random, certification: 'none' })]
      const deal = await createConfirmedDeal(people, [wood], { lines })
      const warnings = async (specification: typeof wood) => {
        const { supply } = await createOrderedSupply(people, [specification])
        const { items } = await expectAnswer(
          await allocate(people, createAllocation(supply, deal, '1')),
          'setAllocations',
        )
        return items[0]?.warnings
      }
      expect(await warnings({ ...wood, length_mm: 4200 })).toEqual([])
      expect(await warnings(random)).toEqual([])
      expect(await warnings({ ...wood, length_mm: 5700 })).toEqual(['other_length'])
    }),
    success(
      'allows another grade, length, treatment, profile or claim with a warning',
      async (people) => {
        const wood = createUniqueBoard()
        const lines = [sampleLine({ specification: wood, certification: 'pefc_certified' })]
        const deal = await createConfirmedDeal(people, [wood], { lines })
        const { supply } = await createOrderedSupply(people, [
          { ...wood, quality: 'V', length_mm: 5100, treatment: 'air_dried', profile: 'planed' },
        ])
        const { items } = await expectAnswer(
          await allocate(people, createAllocation(supply, deal, '10')),
          'setAllocations',
        )
        expect(items[0]?.warnings).toEqual([
          'other_profile',
          'other_grade',
          'other_length',
          'other_treatment',
          'other_certificate',
        ])
      },
    ),
    success('counts wood of a draft as planned, and as bought after the order', async (people) => {
      const wood = createUniqueBoard()
      const [deal, { supply }] = [
        await createConfirmedDeal(people, [wood]),
        await createOrderedSupply(people, [wood], { isDraft: true }),
      ]
      await expectAnswer(
        await allocate(people, createAllocation(supply, deal, '40')),
        'setAllocations',
      )
      expect((await readDealCover(people, deal)).lines[0]).toMatchObject({
        planned: { m3: '40.000' },
        bought: { m3: '0.000' },
        short: { m3: '40.000' },
      })
      await expectAnswer(
        await postSupplyTransition(people, 'purchase_manager', supply, { to: 'ordered' }),
        'transitionSupply',
      )
      expect((await readDealCover(people, deal)).lines[0]).toMatchObject({
        planned: { m3: '0.000' },
        bought: { m3: '40.000' },
        short: { m3: '0.000' },
      })
    }),
    success(
      'allocates the last wood to one of two simultaneous calls, and tells the other the rest',
      async (people) => {
        const wood = createUniqueBoard()
        const [one, other, { supply }] = [
          await createConfirmedDeal(people, [wood]),
          await createConfirmedDeal(people, [wood]),
          await createOrderedSupply(people, [wood]),
        ]
        const [purchaseManager, admin] = [
          await people.as('purchase_manager'),
          await people.as('admin'),
        ]
        const answers = await Promise.all([
          purchaseManager.post('/allocations/', {
            allocations: [createAllocation(supply, one, '25')],
          }),
          admin.post('/allocations/', { allocations: [createAllocation(supply, other, '25')] }),
        ])
        const losers = answers.filter(({ ok }) => !ok)
        expect(losers).toHaveLength(1)
        const { errors } = await expectProblem(losers[0] ?? new Response(), 'validation', 422)
        expect(errors).toEqual([
          { pointer: '/allocations/0/quantity', code: 'not_free', params: { free: '15.000' } },
        ])
      },
    ),
    invalid(
      'refuses more than the unallocated amount or the deal’s tolerance, with the free amount',
      async (people) => {
        const wood = createUniqueBoard()
        const [deal, { supply }, { supply: more }] = [
          await createConfirmedDeal(people, [wood]),
          await createOrderedSupply(people, [wood]),
          await createOrderedSupply(people, [wood]),
        ]
        const findErrors = async (...parts: Parameters<typeof createAllocation>[]) =>
          (
            await expectProblem(
              await allocate(people, ...parts.map((one) => createAllocation(...one))),
              'validation',
              422,
            )
          ).errors
        expect(await findErrors([supply, deal, '40.001'])).toEqual([
          { pointer: '/allocations/0/quantity', code: 'not_free', params: { free: '40.000' } },
        ])
        expect(await findErrors([supply, deal, '40'], [more, deal, '4.001'])).toEqual([
          { pointer: '/allocations/1/quantity', code: 'over_tolerance', params: { free: '4.000' } },
        ])
        expect((await readDealCover(people, deal)).lines[0]?.parts).toEqual([])
        await expectAnswer(
          await allocate(people, createAllocation(supply, deal, '40')),
          'setAllocations',
        )
        expect(await findErrors([more, deal, null])).toEqual([
          { pointer: '/allocations/0/quantity', code: 'over_tolerance', params: { free: '4.000' } },
        ])
        // The line's own allocation does not count as free.
        expect(await findErrors([supply, deal, '41'])).toEqual([
          { pointer: '/allocations/0/quantity', code: 'not_free', params: { free: '0.000' } },
        ])
      },
    ),
    success('releases wood of a reopened deal, but allocates no more to it', async (people) => {
      const wood = createUniqueBoard()
      const { deal } = await createDealInStatus(people, 'order_confirmation', {
        lines: [sampleLine({ specification: wood, certification: 'none' })],
      })
      const { supply } = await createOrderedSupply(people, [wood])
      await expectAnswer(
        await allocate(people, createAllocation(supply, deal, '30')),
        'setAllocations',
      )
      const now = await expectAnswer(
        await (await people.as('sale_manager')).get(`/deals/${deal.id}/`),
        'getDeal',
      )
      const draft = await expectAnswer(
        await postDealTransition(people, 'sale_manager', now, { to: 'draft', reason: 'New price' }),
        'transitionDeal',
      )
      await expectFieldErrors(await allocate(people, createAllocation(supply, draft, '10')), {
        '/allocations/0': 'closed_document',
      })
      await expectAnswer(
        await allocate(people, createAllocation(supply, draft, '0')),
        'setAllocations',
      )
      expect((await readSupplyCover(people, supply)).lines[0]).toMatchObject({
        free: { m3: '40.000' },
        parts: [],
      })
    }),
    invalid('refuses other wood, unknown lines, half a pack and duplicates', async (people) => {
      const wood = createUniqueBoard()
      const [deal, { supply }] = [
        await createConfirmedDeal(people, [wood]),
        await createOrderedSupply(people, [wood, { ...wood, wood: 'PNSY' }, createUniqueBoard()]),
      ]
      await expectFieldErrors(
        await allocate(
          people,
          createAllocation(supply, deal, '1', { supply_line_id: getLineId(supply, 1) }),
          createAllocation(supply, deal, '1', { supply_line_id: getLineId(supply, 2) }),
        ),
        {
          '/allocations/0': 'other_wood',
          '/allocations/1': 'other_wood',
        },
      )
      await expectFieldErrors(
        await allocate(
          people,
          createAllocation(supply, deal, '1', {
            supply_line_id: UNKNOWN_ID,
            deal_line_id: UNKNOWN_ID,
          }),
        ),
        {
          '/allocations/0/supply_line_id': 'not_found',
          '/allocations/0/deal_line_id': 'not_found',
        },
      )
      await expectFieldErrors(
        await allocate(people, createAllocation(supply, deal, '1.5', { unit: 'pack' })),
        {
          '/allocations/0/quantity': 'not_whole',
        },
      )
      await expectFieldErrors(
        await allocate(
          people,
          createAllocation(supply, deal, '1'),
          createAllocation(supply, deal, '2'),
        ),
        { '/allocations/1': 'duplicate' },
      )
    }),
    invalid('refuses a draft or canceled deal and a canceled supply', async (people) => {
      const wood = createUniqueBoard()
      const { supply } = await createOrderedSupply(people, [wood])
      const { deal: draft } = await createDeal(people, {
        lines: [sampleLine({ specification: wood })],
      })
      await expectFieldErrors(await allocate(people, createAllocation(supply, draft, '1')), {
        '/allocations/0': 'closed_document',
      })
      const deal = await createConfirmedDeal(people, [wood])
      const canceled = await expectAnswer(
        await postDealTransition(people, 'sale_manager', deal, { to: 'canceled', reason: 'No' }),
        'transitionDeal',
      )
      await expectFieldErrors(await allocate(people, createAllocation(supply, canceled, '1')), {
        '/allocations/0': 'closed_document',
      })
      const canceledSupply = await expectAnswer(
        await postSupplyTransition(people, 'purchase_manager', supply, {
          to: 'canceled',
          reason: 'No',
        }),
        'transitionSupply',
      )
      await expectFieldErrors(
        await allocate(
          people,
          createAllocation(canceledSupply, await createConfirmedDeal(people, [wood]), '1'),
        ),
        {
          '/allocations/0': 'closed_document',
        },
      )
    }),
    invalid('changes nothing if the allocation has changed since', async (people) => {
      const wood = createUniqueBoard()
      const [deal, { supply }] = [
        await createConfirmedDeal(people, [wood]),
        await createOrderedSupply(people, [wood]),
      ]
      await expectAnswer(
        await allocate(people, createAllocation(supply, deal, '10', { was_m3: '0.000' })),
        'setAllocations',
      )
      const { errors } = await expectProblem(
        await allocate(people, createAllocation(supply, deal, '20', { was_m3: '0.000' })),
        'validation',
        422,
      )
      expect(errors).toEqual([
        { pointer: '/allocations/0/quantity', code: 'changed_since', params: { now: '10.000' } },
      ])
      expect((await readDeal(people, deal)).purchased_percent).toBe('25')
    }),
    idempotent('allocates once per idempotency key', async (people) => {
      const wood = createUniqueBoard()
      const [deal, { supply }] = [
        await createConfirmedDeal(people, [wood]),
        await createOrderedSupply(people, [wood]),
      ]
      const purchaseManager = await people.as('purchase_manager')
      const send = () =>
        purchaseManager.post(
          '/allocations/',
          { allocations: [createAllocation(supply, deal, '10', { was_m3: '0.000' })] },
          { 'Idempotency-Key': `cover-${deal.id}` },
        )
      const answers = [await (await send()).json(), await (await send()).json()]
      expect(answers[0]).toEqual(answers[1])
    }),
  ],
  transitionSupply: [
    invalid(
      'refuses cancellation while wood is allocated, unless the same call releases it',
      async (people) => {
        const wood = createUniqueBoard()
        const [deal, { supply }] = [
          await createConfirmedDeal(people, [wood]),
          await createOrderedSupply(people, [wood]),
        ]
        await expectAnswer(
          await allocate(people, createAllocation(supply, deal, '30')),
          'setAllocations',
        )
        const { missing } = await expectProblem(
          await postSupplyTransition(people, 'purchase_manager', supply, {
            to: 'canceled',
            reason: 'Burnt down',
          }),
          'needs_missing',
          409,
        )
        expect(missing).toEqual([
          { code: 'no_allocations', params: { m3: '30.000', deals: deal.number } },
        ])
        const release_allocations = { m3: '30.000', deals: deal.number }
        const transition = { to: 'canceled', reason: 'Burnt down', release_allocations }
        await expectAnswer(
          await postSupplyTransition(people, 'purchase_manager', supply, transition),
          'transitionSupply',
        )
        const cover = await readDealCover(people, deal)
        expect(cover.lines[0]).toMatchObject({
          bought: { m3: '0.000' },
          short: { m3: '40.000' },
          parts: [],
        })
        expect((await listNotificationTexts(people, 'sale_manager', deal)).join(' ')).toContain(
          `${supply.number} for deal ${deal.number}`,
        )
      },
    ),
    success('does not notify sale managers of a canceled draft', async (people) => {
      const wood = createUniqueBoard()
      const [deal, { supply }] = [
        await createConfirmedDeal(people, [wood]),
        await createOrderedSupply(people, [wood], { isDraft: true }),
      ]
      await expectAnswer(
        await allocate(people, createAllocation(supply, deal, '30')),
        'setAllocations',
      )
      const release_allocations = { m3: '30.000', deals: deal.number }
      const transition = { to: 'canceled', reason: 'Too dear', release_allocations }
      await expectAnswer(
        await postSupplyTransition(people, 'purchase_manager', supply, transition),
        'transitionSupply',
      )
      expect((await listNotificationTexts(people, 'sale_manager', deal)).join(' ')).not.toContain(
        supply.number,
      )
    }),
    success('notifies the sale managers of covered deals on confirmation', async (people) => {
      const wood = createUniqueBoard()
      const [deal, { supply, write }] = [
        await createConfirmedDeal(people, [wood]),
        await createOrderedSupply(people, [wood]),
      ]
      await expectAnswer(
        await allocate(people, createAllocation(supply, deal, '30')),
        'setAllocations',
      )
      const answered = {
        ...write,
        lines: write.lines.map((line) => ({ ...line, confirmed_quantity: '40' })),
      }
      const changed = await expectAnswer(
        await putSupply(people, 'purchase_manager', supply, answered),
        'updateSupply',
      )
      await expectAnswer(
        await postSupplyTransition(people, 'purchase_manager', changed, { to: 'confirmed' }),
        'transitionSupply',
      )
      const messages = (await listNotificationTexts(people, 'sale_manager', deal)).join(' ')
      expect(messages).toContain('has been confirmed, ready in W5 2027')
    }),
  ],
  updateSupply: [
    success(
      'cuts the latest allocation if the mill confirms less, and notifies',
      async (people) => {
        const wood = createUniqueBoard()
        const [one, other, { supply, write }] = [
          await createConfirmedDeal(people, [wood]),
          await createConfirmedDeal(people, [wood]),
          await createOrderedSupply(people, [wood]),
        ]
        await expectAnswer(
          await allocate(
            people,
            createAllocation(supply, one, '25'),
            createAllocation(supply, other, '15'),
          ),
          'setAllocations',
        )
        const less = {
          ...write,
          lines: write.lines.map((line) => ({ ...line, confirmed_quantity: '30' })),
        }
        const cuts = [{ deal: other.number, m3: '10.000' }]
        const preview = await (
          await people.as('purchase_manager')
        ).post('/supplies/preview/', { id: supply.id, supply: less })
        const { warnings } = await expectAnswer(preview, 'previewSupply')
        expect(warnings).toEqual([
          { code: 'allocations_cut', pointer: '/lines/0/confirmed_quantity', params: { cuts } },
        ])
        const saved = await expectAnswer(
          await putSupply(people, 'purchase_manager', supply, less),
          'updateSupply',
        )
        expect(saved).toMatchObject({ warnings: [], cuts })
        expect((await readSupplyCover(people, supply)).lines[0]).toMatchObject({
          free: { m3: '0.000' },
          parts: [
            { deal: { number: one.number }, amount: { m3: '25.000' } },
            { deal: { number: other.number }, amount: { m3: '5.000' } },
          ],
        })
        expect((await listNotificationTexts(people, 'sale_manager', other)).join(' ')).toContain(
          '10.000 m³ less',
        )
      },
    ),
    invalid('locks lines with allocations, and their wood', async (people) => {
      const wood = createUniqueBoard()
      const [deal, { supply, write }] = [
        await createConfirmedDeal(people, [wood]),
        await createOrderedSupply(people, [wood], { isDraft: true }),
      ]
      await expectAnswer(
        await allocate(people, createAllocation(supply, deal, '30')),
        'setAllocations',
      )
      await expectFieldErrors(
        await putSupply(people, 'purchase_manager', supply, { ...write, lines: [] }),
        { '/lines': 'allocated' },
      )
      const other = {
        ...write,
        lines: write.lines.map((line) => ({ ...line, specification: createUniqueBoard() })),
      }
      await expectFieldErrors(await putSupply(people, 'purchase_manager', supply, other), {
        '/lines/0/specification': 'allocated',
      })
    }),
  ],
  transitionDeal: [
    success(
      'releases the wood of a canceled deal, which only a global manager can cancel after a purchase',
      async (people) => {
        const wood = createUniqueBoard()
        const [deal, { supply }] = [
          await createConfirmedDeal(people, [wood]),
          await createOrderedSupply(people, [wood]),
        ]
        await expectAnswer(
          await allocate(people, createAllocation(supply, deal, '30')),
          'setAllocations',
        )
        const { missing } = await expectProblem(
          await postDealTransition(people, 'sale_manager', deal, { to: 'canceled', reason: 'No' }),
          'needs_missing',
          409,
        )
        expect(missing).toEqual([{ code: 'no_supply_ordered' }])
        const canceled = await expectAnswer(
          await postDealTransition(people, 'global_manager', deal, {
            to: 'canceled',
            reason: 'No',
          }),
          'transitionDeal',
        )
        expect(canceled.purchased_percent).toBe('0')
        expect((await readSupplyCover(people, supply)).lines[0]).toMatchObject({
          free: { m3: '40.000' },
          parts: [],
        })
      },
    ),
  ],
  getDealCover: [
    success(
      'computes expected costs from bought wood, and the cause of each difference',
      async (people) => {
        const wood = createUniqueBoard()
        const lines = [sampleLine({ specification: wood, certification: 'none' })]
        const deal = await createConfirmedDeal(people, [wood], {
          lines,
          currency: 'SEK',
          exchange_rate: '11',
        })
        const dearSupply = await createOrderedSupply(people, [wood], {
          line: { price: '260.00' },
          currency: 'SEK',
          exchange_rate: '10',
        })
        const other = await createOrderedSupply(people, [wood], { line: { price: '25.00' } })
        await expectAnswer(
          await allocate(
            people,
            createAllocation(dearSupply.supply, deal, '30'),
            createAllocation(other.supply, deal, '14'),
          ),
          'setAllocations',
        )
        const { expected } = await readDealCover(people, deal, 'sale_manager')
        // Planned 40 x 248.00; bought 30 x 260.00 SEK at 10 instead of 11, and 14 x 25.00 EUR x 11.
        expect(expected?.lines).toEqual([
          {
            line_id: getLineId(deal),
            planned_cost: '9920.00',
            bought_cost: '12430.00',
            expected_cost: '12430.00',
            by_amount: '992.00',
            by_rate: '780.00',
            by_price: '738.00',
          },
        ])
        expect(expected?.figures.margin?.purchase_cost).toBe('12430.00')
        expect((await readDealCover(people, deal)).lines[0]).toMatchObject({
          long: { m3: '4.000' },
          is_within_tolerance: true,
        })
      },
    ),
    success(
      'computes the margin of a bought deal from its supplies, in the deal and in the list',
      async (people) => {
        const wood = createUniqueBoard()
        const deal = await createConfirmedDeal(people, [wood], {
          lines: [
            sampleLine({
              specification: wood,
              certification: 'none',
              planned_purchase_price: null,
            }),
          ],
        })
        expect(deal).toMatchObject({
          best_margin: 'planned',
          planned: { margin: { amount: null } },
          expected: null,
        })
        const { supply } = await createOrderedSupply(people, [wood], { line: { price: '250.00' } })
        await expectAnswer(
          await allocate(people, createAllocation(supply, deal, '40')),
          'setAllocations',
        )
        const now = await readDeal(people, deal)
        // 40 x 312.00, less 40 x 250.00, 1,120.00 of freight and 2 % of commission.
        expect(now).toMatchObject({
          best_margin: 'expected',
          expected: { margin: { purchase_cost: '10000.00' } },
        })
        const { items } = await expectAnswer(
          await (await people.as('sale_manager')).get(`/deals/?q=${now.number}`),
          'listDeals',
        )
        expect(items).toMatchObject([
          { id: deal.id, best_margin: 'expected', margin_percent: now.expected?.margin?.percent },
        ])
        expect(await readDeal(people, deal, 'cargo_manager')).toMatchObject({
          best_margin: null,
          expected: null,
        })
      },
    ),
    success('compares the average length of listed packs with the ordered one', async (people) => {
      const createWood = (average_mm: number | null) => ({
        ...wood,
        lengths: { kind: 'range' as const, from_mm: 3000, to_mm: 5400, average_mm },
      })
      const wood = createUniqueBoard({ length_mm: null, pcs_per_pack: null })
      const deal = await createConfirmedDeal(people, [createWood(4500)])
      const listed = await createReadySupply(
        people,
        { lines: [sampleSupplyLine({ specification: createWood(null) })] },
        '38',
      )
      const { supply: unlisted } = await createOrderedSupply(people, [createWood(null)])
      const { items } = await savePacks(people, listed.id, [samplePack(listed)])
      await expectAnswer(
        await allocate(
          people,
          createAllocation(listed, deal, '20'),
          createAllocation(unlisted, deal, '10'),
        ),
        'setAllocations',
      )
      // 40 pieces of 3.9 m and 60 of 4.2 m.
      const average_length = {
        ordered_mm: 4500,
        allocated_mm: 4080,
        // All but the listed pack.
        unknown_m3: fromLitres(30_000 - toLitres(items[0]?.volume_m3 ?? '0')),
        difference: 'shorter',
      }
      const [line] = (await readDealCover(people, deal)).lines
      expect(line).toMatchObject({ average_length })
      expect(
        line?.parts.map(({ supply, average_length_mm }) => [supply.id, average_length_mm]),
      ).toEqual([
        [listed.id, 4080],
        [unlisted.id, null],
      ])
      expect((await readSupplyCover(people, listed)).lines[0]?.parts).toMatchObject([
        { average_length },
      ])
    }),
    success('shows cargo managers bought wood without its cost', async (people) => {
      const deal = await createConfirmedDeal(people, [createUniqueBoard()])
      const cover = await readDealCover(people, deal, 'cargo_manager')
      expect([cover.expected, cover.can_allocate]).toEqual([null, false])
    }),
    notFound('returns 404 for an unknown deal', async ({ as }) => {
      await expectProblem(
        await (await as('admin')).get(`/deals/${UNKNOWN_ID}/cover/`),
        'not_found',
        404,
      )
    }),
  ],
  getSupplyCover: [
    success('hides deals that a cargo manager cannot see yet', async (people) => {
      const wood = createUniqueBoard()
      const [{ deal: draft }, { supply }] = [
        await createDeal(people, { lines: [sampleLine({ specification: wood })] }),
        await createOrderedSupply(people, [wood]),
      ]
      const deal = await expectAnswer(
        await postDealTransition(people, 'sale_manager', draft, { to: 'order_confirmation' }),
        'transitionDeal',
      )
      await expectAnswer(
        await allocate(people, createAllocation(supply, deal, '30')),
        'setAllocations',
      )
      expect((await readSupplyCover(people, supply)).lines[0]?.parts).toMatchObject([
        { deal: null, amount: { m3: '30.000' } },
      ])
    }),
    notFound('returns 404 for an unknown supply', async ({ as }) => {
      await expectProblem(
        await (await as('admin')).get(`/supplies/${UNKNOWN_ID}/cover/`),
        'not_found',
        404,
      )
    }),
  ],
  listFreeWood: [
    success('lists wood of the same species and section, best match first', async (people) => {
      const wood = createUniqueBoard()
      const deal = await createConfirmedDeal(people, [wood])
      const longer = await createOrderedSupply(people, [{ ...wood, length_mm: 5100 }])
      const same = await createOrderedSupply(people, [wood, { ...wood, wood: 'PNSY' }])
      const purchaseManager = await people.as('purchase_manager')
      const listOffered = async () =>
        (
          await expectAnswer(
            await purchaseManager.get(`/deals/${deal.id}/free_wood/`),
            'listFreeWood',
          )
        ).items
      expect(
        (await listOffered()).map(({ supply, free, warnings }) => [supply.id, free.m3, warnings]),
      ).toEqual([
        [same.supply.id, '40.000', []],
        [longer.supply.id, '40.000', ['other_length']],
      ])
      await expectAnswer(
        await allocate(people, createAllocation(same.supply, deal, '10')),
        'setAllocations',
      )
      expect((await listOffered()).map(({ supply }) => supply.id)).toEqual([longer.supply.id])
    }),
    notFound('returns 404 for an unknown deal', async ({ as }) => {
      await expectProblem(
        await (await as('admin')).get(`/deals/${UNKNOWN_ID}/free_wood/`),
        'not_found',
        404,
      )
    }),
  ],
  listOpenDealLines: [
    success(
      'lists deals with a shortfall of such wood, earliest delivery first',
      async (people) => {
        const wood = createUniqueBoard()
        const weeks = { delivery_week_from: '2026-W49', delivery_week_to: '2026-W49' }
        const [later, sooner, { supply }] = [
          await createConfirmedDeal(people, [wood]),
          await createConfirmedDeal(people, [wood], weeks),
          await createOrderedSupply(people, [wood]),
        ]
        const purchaseManager = await people.as('purchase_manager')
        const { items } = await expectAnswer(
          await purchaseManager.get(`/supplies/${supply.id}/open_deal_lines/`),
          'listOpenDealLines',
        )
        expect(items.map(({ deal, shortfall }) => [deal.number, shortfall.m3])).toEqual([
          [sooner.number, '40.000'],
          [later.number, '40.000'],
        ])
      },
    ),
    success('returns the lines with more deals than listed', async (people) => {
      const wood = createUniqueBoard()
      for (let deal = 0; deal < 3; deal++)
        await createConfirmedDeal(
          people,
          Array.from({ length: 7 }, () => wood),
        )
      const { supply } = await createOrderedSupply(people, [wood, createUniqueBoard()])
      const purchaseManager = await people.as('purchase_manager')
      const { items, more_line_ids } = await expectAnswer(
        await purchaseManager.get(`/supplies/${supply.id}/open_deal_lines/`),
        'listOpenDealLines',
      )
      expect(items).toHaveLength(20)
      expect(more_line_ids).toEqual([supply.lines[0]?.id])
    }),
    notFound('returns 404 for an unknown supply', async ({ as }) => {
      await expectProblem(
        await (await as('admin')).get(`/supplies/${UNKNOWN_ID}/open_deal_lines/`),
        'not_found',
        404,
      )
    }),
    forbidden('is forbidden for cargo managers', async ({ as }) => {
      await expectProblem(
        await (await as('cargo_manager')).get(`/supplies/${UNKNOWN_ID}/open_deal_lines/`),
        'forbidden',
        403,
      )
    }),
  ],
} satisfies Cases
