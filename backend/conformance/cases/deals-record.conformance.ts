import { expect } from 'vitest'
import { expectAnswer, expectProblem, readAllIds } from '../answers'
import { success, notFound, type Cases } from '../case'
import {
  putDeal,
  createDeal,
  createDealInStatus,
  listNotificationTexts,
} from '../fixtures/saved-deals'

export const dealRecordCases = {
  createComment: [
    success('notifies the sale manager of another user’s comment', async (people) => {
      const { deal } = await createDeal(people)
      const path = `/records/deal/${deal.id}/comments/`
      const answer = await (
        await people.as('purchase_manager')
      ).post(path, { text: 'Two packs more?' })
      expect(answer.status).toBe(201)
      expect(await listNotificationTexts(people, 'sale_manager', deal)).toHaveLength(1)
      await (await people.as('sale_manager')).post(path, { text: 'Yes' })
      expect(await listNotificationTexts(people, 'sale_manager', deal)).toHaveLength(1)
    }),
    success('notifies every previous commenter once, but not the author', async (people) => {
      const { deal } = await createDealInStatus(people, 'confirmed')
      const countMessages = async () => {
        const roles = [
          'sale_manager',
          'purchase_manager',
          'cargo_manager',
          'global_manager',
        ] as const
        const counts = roles.map(
          async (role) =>
            (await listNotificationTexts(people, role, deal)).filter((message) =>
              message.includes('commented'),
            ).length,
        )
        return Promise.all(counts)
      }
      const postComment = async (role: 'sale_manager' | 'cargo_manager') =>
        (await people.as(role)).post(`/records/deal/${deal.id}/comments/`, {
          text: 'Stickered packs, please',
        })
      await postComment('sale_manager')
      expect(await countMessages()).toEqual([0, 1, 0, 0])
      await postComment('cargo_manager')
      await postComment('cargo_manager')
      expect(await countMessages()).toEqual([2, 3, 0, 0])
      await postComment('sale_manager')
      expect(await countMessages()).toEqual([2, 4, 1, 0])
    }),
    success('notifies only previous commenters of an unconfirmed deal', async (people) => {
      const { deal } = await createDeal(people)
      const postComment = async (role: 'sale_manager' | 'purchase_manager') =>
        (await people.as(role)).post(`/records/deal/${deal.id}/comments/`, { text: 'A word' })
      await postComment('sale_manager')
      expect(await listNotificationTexts(people, 'purchase_manager', deal)).toEqual([])
      await postComment('purchase_manager')
      await postComment('sale_manager')
      expect(await listNotificationTexts(people, 'purchase_manager', deal)).toHaveLength(1)
      expect(await listNotificationTexts(people, 'sale_manager', deal)).toHaveLength(1)
    }),
    notFound('returns 404 for an invisible deal', async (people) => {
      const { deal } = await createDeal(people)
      const cargo = await people.as('cargo_manager')
      await expectProblem(
        await cargo.post(`/records/deal/${deal.id}/comments/`, { text: 'Hello' }),
        'not_found',
        404,
      )
    }),
  ],
  listActivity: [
    success('omits costs for users who cannot see margins', async (people) => {
      const { deal, write } = await createDealInStatus(people, 'confirmed')
      await putDeal(people, 'sale_manager', deal, {
        ...write,
        planned_freight: { amount: '1300.00', currency: 'EUR', exchange_rate: null },
      })
      const path = `/records/deal/${deal.id}/activity/`
      const seen = await expectAnswer(
        await (await people.as('sale_manager')).get(path),
        'listActivity',
      )
      expect(seen.total).toBe(4)
      expect(seen.items.map(({ kind }) => kind)).toEqual([
        'changed',
        'transition',
        'transition',
        'created',
      ])
      const hidden = await expectAnswer(
        await (await people.as('cargo_manager')).get(path),
        'listActivity',
      )
      expect(hidden.total).toBeNull()
      expect(hidden.items.map(({ kind }) => kind)).toEqual(['transition', 'transition', 'created'])
      expect(JSON.stringify(hidden)).not.toContain('1300.00')
    }),
    success('pages without gaps or duplicates, although entries are omitted', async (people) => {
      const { deal, write } = await createDealInStatus(people, 'confirmed')
      let { version } = deal
      for (const amount of ['1300.00', '1400.00', '1500.00']) {
        version = (
          await expectAnswer(
            await putDeal(
              people,
              'sale_manager',
              { ...deal, version },
              { ...write, planned_freight: { amount, currency: 'EUR', exchange_rate: null } },
            ),
            'updateDeal',
          )
        ).version
      }
      await putDeal(
        people,
        'sale_manager',
        { ...deal, version },
        {
          ...write,
          planned_freight: { amount: '1500.00', currency: 'EUR', exchange_rate: null },
          notes: 'By rail',
        },
      )
      for (const [role, entries] of [
        ['sale_manager', 7],
        ['cargo_manager', 4],
      ] as const) {
        const visitor = await people.as(role)
        const path = `/records/deal/${deal.id}/activity/?`
        const all = await expectAnswer(await visitor.get(path), 'listActivity')
        expect(all.items, role).toHaveLength(entries)
        for (const limit of [1, 2, 3]) {
          const read = async (cursor: string) =>
            expectAnswer(await visitor.get(`${path}limit=${limit}${cursor}`), 'listActivity')
          expect(await readAllIds(read), role).toEqual(all.items.map(({ id }) => id))
        }
      }
    }),
  ],
} satisfies Cases
