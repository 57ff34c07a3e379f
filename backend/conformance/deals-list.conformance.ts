import { expect } from 'vitest'
import { answerOf, expectFields } from './answers'
import { good, invalid, type Cases } from './case'
import { idOf, newClient, saved, savedAs } from './deals-ground'
import { idsOfAllPages } from './paging'

const SORTS = ['number', 'date', 'client', 'delivery_week_from', 'volume_m3', 'revenue_eur', 'updated_at']

export const dealListCases = {
  listDeals: [
    good('pages through every sort without a gap or a double', async (ground) => {
      const client_id = await newClient(ground)
      await saved(ground, { client_id })
      await saved(ground, { client_id, delivery_week_from: null, delivery_week_to: null })
      await saved(ground, { client_id, currency: 'USD' })
      await saved(ground, { client_id, date: '2026-10-01', lines: [] })
      const visitor = await ground.as('admin')
      for (const sort of SORTS.flatMap((name) => [name, `-${name}`])) {
        const all = await answerOf(await visitor.get(`/deals/?limit=500&sort=${sort}&client_id=${client_id}`), 'listDeals')
        expect(all.total, sort).toBe(4)
        const seen = await idsOfAllPages(async (cursor) =>
          answerOf(await visitor.get(`/deals/?limit=1&sort=${sort}&client_id=${client_id}${cursor}`), 'listDeals'),
        )
        expect(seen, sort).toEqual(all.items.map(({ id }) => id))
      }
    }),
    good('finds by all words, whatever their case and accents', async (ground) => {
      const client_id = await newClient(ground, { name: 'Mediniai Rąstai Šiauliuose' })
      const { deal } = await saved(ground, { client_id, customer_reference: 'BC-77/x%' })
      const visitor = await ground.as('purchase_manager')
      for (const q of ['rastai SIAULIUOSE', `${deal.number} mediniai`, '77/x%']) {
        const found = await answerOf(await visitor.get(`/deals/?q=${encodeURIComponent(q)}&client_id=${client_id}`), 'listDeals')
        expect(found.items.map(({ id }) => id), q).toEqual([deal.id])
      }
      const none = await answerOf(await visitor.get(`/deals/?q=rastai+oslo&client_id=${client_id}`), 'listDeals')
      expect(none).toMatchObject({ items: [], total: 0, next_cursor: null })
    }),
    good('filters by status, manager and weeks', async (ground) => {
      const client_id = await newClient(ground)
      const { deal } = await savedAs(ground, 'order_confirmation', { client_id, delivery_week_from: '2027-W02', delivery_week_to: null })
      await saved(ground, { client_id, delivery_week_from: '2027-W09', delivery_week_to: null })
      const manager = await idOf(ground, 'sale_manager')
      const visitor = await ground.as('global_manager')
      const ids = async (query: string) => {
        const { items } = await answerOf(await visitor.get(`/deals/?client_id=${client_id}&${query}`), 'listDeals')
        return items.map(({ id }) => id)
      }
      expect(await ids('status=order_confirmation&status=confirmed')).toEqual([deal.id])
      expect(await ids('week_from=2027-W02&week_to=2027-W02')).toEqual([deal.id])
      expect(await ids(`sale_manager_id=${manager}`)).toHaveLength(2)
      expect(await ids('week_from=2027-W10')).toEqual([])
    }),
    good('finds a deal by every week of its stretch', async (ground) => {
      const client_id = await newClient(ground)
      const { deal } = await saved(ground, { client_id, delivery_week_from: '2026-W52', delivery_week_to: '2027-W01' })
      await saved(ground, { client_id, delivery_week_from: null, delivery_week_to: null })
      const visitor = await ground.as('global_manager')
      const isFound = async (query: string) => {
        const { items, total } = await answerOf(await visitor.get(`/deals/?client_id=${client_id}&${query}`), 'listDeals')
        expect(items.map(({ id }) => id)).toEqual(total === 0 ? [] : [deal.id])
        return total === 1
      }
      for (const query of ['week_from=2026-W53', 'week_from=2027-W01', 'week_to=2026-W52', 'week_from=2026-W53&week_to=2026-W53']) {
        expect(await isFound(query), query).toBe(true)
      }
      for (const query of ['week_from=2027-W02', 'week_to=2026-W51', 'week_from=2026-W40&week_to=2026-W51']) {
        expect(await isFound(query), query).toBe(false)
      }
    }),
    invalid('refuses a stretch of weeks that ends before it begins', async ({ as }) => {
      const visitor = await as('global_manager')
      await expectFields(await visitor.get('/deals/?week_from=2027-W02&week_to=2026-W51'), { '?week_to': 'week_order' })
    }),
    good('counts and pages what it searches, in every sort', async (ground) => {
      const client_id = await newClient(ground, { name: 'Sägewerk Söhne' })
      for (const planned of ['one', 'two', 'three']) await saved(ground, { client_id, customer_reference: `Rahmen ${planned}` })
      await saved(ground, { client_id, customer_reference: 'Latten' })
      const visitor = await ground.as('admin')
      for (const sort of SORTS.flatMap((name) => [name, `-${name}`])) {
        const path = `/deals/?q=sohne+rahmen&client_id=${client_id}&sort=${sort}`
        const all = await answerOf(await visitor.get(path), 'listDeals')
        expect(all.total, sort).toBe(3)
        expect(await answerOf(await visitor.get(`${path}&limit=2`), 'listDeals'), sort).toMatchObject({ total: 3 })
        const seen = await idsOfAllPages(async (cursor) => answerOf(await visitor.get(`${path}&limit=1${cursor}`), 'listDeals'))
        expect(seen, sort).toEqual(all.items.map(({ id }) => id))
      }
    }),
    good('shows cargo what is confirmed, without margin', async (ground) => {
      const client_id = await newClient(ground)
      await saved(ground, { client_id })
      const { deal } = await savedAs(ground, 'confirmed', { client_id })
      const { items, total } = await answerOf(await (await ground.as('cargo_manager')).get(`/deals/?client_id=${client_id}`), 'listDeals')
      expect(items).toMatchObject([{ id: deal.id, margin_percent: null, revenue: '12480.00' }])
      expect(total).toBe(1)
      const own = await answerOf(await (await ground.as('sale_manager')).get(`/deals/?client_id=${client_id}&status=confirmed`), 'listDeals')
      expect(own.items[0]?.margin_percent).toBe('8.9')
    }),
    invalid('knows its filters', async (ground) => {
      const visitor = await ground.as('admin')
      await expectFields(await visitor.get('/deals/?status=sold&week_from=2026-50&client_id=me'), {
        '?status': 'unknown_value',
        '?week_from': 'wrong_format',
        '?client_id': 'wrong_format',
      })
      for (const madeUp of [['number', 1, 'a'], ['date', 1, 'a'], ['date', '2026-11-20\0', 'a']]) {
        const cursor = btoa(JSON.stringify(madeUp))
        await expectFields(await visitor.get(`/deals/?sort=date&cursor=${cursor}`), { '?cursor': 'wrong_format' })
      }
      const noNumber = btoa(JSON.stringify(['volume_m3', 'much', 'a']))
      await expectFields(await visitor.get(`/deals/?sort=volume_m3&cursor=${noNumber}`), { '?cursor': 'wrong_format' })
    }),
  ],
} satisfies Cases
