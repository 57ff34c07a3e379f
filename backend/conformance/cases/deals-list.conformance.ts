import { expect } from 'vitest'
import { expectAnswer, expectFieldErrors, readAllIds } from '../answers'
import { success, invalid, type Cases } from '../case'
import type { Role } from '../../call'
import {
  CERTIFIED_BOARD,
  putDeal,
  findPersonId,
  createClient,
  sampleLine,
  createDeal,
  createDealInStatus,
} from '../fixtures/saved-deals'
import type { People } from '../host'

const SORTS = [
  ...[
    'number',
    'date',
    'client',
    'status',
    'delivery_week_from',
    'late_days',
    'overdue_since',
    'volume_m3',
    'revenue_eur',
    'margin_percent',
    'purchased_percent',
  ],
  'updated_at',
]

const createBoardLine = (change: Partial<typeof CERTIFIED_BOARD>) =>
  sampleLine({ specification: { ...CERTIFIED_BOARD, ...change } })

/** Returns the ids of the deals that a user's search finds, in order. */
async function findDeals(people: People, role: Role, query: string): Promise<string[]> {
  const { items } = await expectAnswer(
    await (await people.as(role)).get(`/deals/?${query}`),
    'listDeals',
  )
  return items.map(({ id }) => id)
}

export const dealListCases = {
  listDeals: [
    success('pages through every sort without gaps or duplicates', async (people) => {
      const client_id = await createClient(people)
      await createDeal(people, { client_id })
      await createDeal(people, { client_id, delivery_week_from: null, delivery_week_to: null })
      await createDeal(people, { client_id, currency: 'USD' })
      await createDeal(people, { client_id, date: '2026-10-01', lines: [] })
      const visitor = await people.as('admin')
      for (const sort of SORTS.flatMap((name) => [name, `-${name}`])) {
        const all = await expectAnswer(
          await visitor.get(`/deals/?limit=500&sort=${sort}&client_id=${client_id}`),
          'listDeals',
        )
        expect(all.total, sort).toBe(4)
        const seen = await readAllIds(async (cursor) =>
          expectAnswer(
            await visitor.get(`/deals/?limit=1&sort=${sort}&client_id=${client_id}${cursor}`),
            'listDeals',
          ),
        )
        expect(seen, sort).toEqual(all.items.map(({ id }) => id))
      }
    }),
    success('matches all words, regardless of case and accents', async (people) => {
      const client_id = await createClient(people, { name: 'Mediniai Rąstai Šiauliuose' })
      const { deal } = await createDeal(people, { client_id, customer_reference: 'BC-77/x%' })
      const visitor = await people.as('purchase_manager')
      for (const q of ['rastai SIAULIUOSE', `${deal.number} mediniai`, '77/x%']) {
        const found = await expectAnswer(
          await visitor.get(`/deals/?q=${encodeURIComponent(q)}&client_id=${client_id}`),
          'listDeals',
        )
        expect(
          found.items.map(({ id }) => id),
          q,
        ).toEqual([deal.id])
      }
      for (const q of [deal.number, '77/x%']) {
        const { items, total } = await expectAnswer(
          await visitor.get(`/deals/?q=${encodeURIComponent(q)}`),
          'listDeals',
        )
        expect([items.map(({ id }) => id), total], q).toEqual([[deal.id], 1])
      }
      const none = await expectAnswer(
        await visitor.get(`/deals/?q=rastai+oslo&client_id=${client_id}`),
        'listDeals',
      )
      expect(none).toMatchObject({ items: [], total: 0, next_cursor: null })
    }),
    success(
      'finds beginnings of words, and parts of words if none begins so, in every sort',
      async (people) => {
        const word = `q${crypto.randomUUID().slice(0, 8)}`
        const client_id = await createClient(people)
        const create = async (customer_reference: string) =>
          (await createDeal(people, { client_id, customer_reference })).deal
        const [first, second] = [await create(`a-${word}bois`), await create(`PO a-${word}`)]
        const part = await create(`Gross${word}`)
        const plain = String(Number(first.number.slice(-4)))
        for (const sort of ['number', '-date'])
          for (const [q, found] of [
            [word, [first, second]],
            [`a-${word}`, [first, second]],
            [`${plain} ${word}`, [first]],
            [`o-${word}`, []],
            [`ross${word}`, [part]],
          ] as const) {
            const ids = await findDeals(people, 'admin', `sort=${sort}&q=${q}`)
            expect(ids.toSorted(), `${sort} ${q}`).toEqual(found.map(({ id }) => id).toSorted())
          }
        const visitor = await people.as('admin')
        for (const [q, sort] of [
          [word, 'number'],
          [word, '-number'],
          [`a-${word}`, 'number'],
          [`a-${word}`, '-number'],
        ]) {
          const path = `/deals/?q=${q}&limit=1&sort=${sort}`
          const page = await expectAnswer(await visitor.get(path), 'listDeals')
          expect(page.total, path).toBe(2)
          const seen = await readAllIds(async (cursor) =>
            expectAnswer(await visitor.get(`${path}${cursor}`), 'listDeals'),
          )
          const ids = [first.id, second.id]
          expect(seen, path).toEqual(sort === 'number' ? ids : ids.toReversed())
        }
        // Cargo managers see confirmed deals only, so the index alone does not count for them.
        expect(await findDeals(people, 'cargo_manager', `q=${word}`)).toEqual([])
      },
    ),
    success('filters by status, manager and weeks', async (people) => {
      const client_id = await createClient(people)
      const { deal } = await createDealInStatus(people, 'order_confirmation', {
        client_id,
        delivery_week_from: '2027-W02',
        delivery_week_to: null,
      })
      await createDeal(people, {
        client_id,
        delivery_week_from: '2027-W09',
        delivery_week_to: null,
      })
      const manager = await findPersonId(people, 'sale_manager')
      const visitor = await people.as('global_manager')
      const listIds = async (query: string) => {
        const { items } = await expectAnswer(
          await visitor.get(`/deals/?client_id=${client_id}&${query}`),
          'listDeals',
        )
        return items.map(({ id }) => id)
      }
      expect(await listIds('status=order_confirmation&status=confirmed')).toEqual([deal.id])
      expect(await listIds('week_from=2027-W02&week_to=2027-W02')).toEqual([deal.id])
      expect(await listIds(`sale_manager_id=${manager}`)).toHaveLength(2)
      expect(await listIds('week_from=2027-W10')).toEqual([])
    }),
    success('finds a deal by every week of its range', async (people) => {
      const client_id = await createClient(people)
      const { deal } = await createDeal(people, {
        client_id,
        delivery_week_from: '2026-W52',
        delivery_week_to: '2027-W01',
      })
      await createDeal(people, { client_id, delivery_week_from: null, delivery_week_to: null })
      const visitor = await people.as('global_manager')
      const isFound = async (query: string) => {
        const { items, total } = await expectAnswer(
          await visitor.get(`/deals/?client_id=${client_id}&${query}`),
          'listDeals',
        )
        expect(items.map(({ id }) => id)).toEqual(total === 0 ? [] : [deal.id])
        return total === 1
      }
      for (const query of [
        'week_from=2026-W53',
        'week_from=2027-W01',
        'week_to=2026-W52',
        'week_from=2026-W53&week_to=2026-W53',
      ]) {
        expect(await isFound(query), query).toBe(true)
      }
      for (const query of [
        'week_from=2027-W02',
        'week_to=2026-W51',
        'week_from=2026-W40&week_to=2026-W51',
      ]) {
        expect(await isFound(query), query).toBe(false)
      }
    }),
    success('finds deals by wood in any language, grade and sizes', async (people) => {
      const client_id = await createClient(people)
      const pine = {
        wood: 'PNSY',
        quality: 'C24',
        thickness_mm: 50,
        width_mm: 150,
        length_mm: 4500,
      } as const
      const { deal } = await createDeal(people, {
        client_id,
        lines: [
          createBoardLine(pine),
          createBoardLine({ ...pine, thickness_mm: 22, width_mm: 100 }),
        ],
      })
      const pole = {
        wood: 'LADC',
        thickness_mm: null,
        width_mm: null,
        length_mm: 2500,
        diameter_mm: 80,
      } as const
      const { deal: poles } = await createDeal(people, {
        client_id,
        lines: [createBoardLine(pole)],
      })
      const find = (q: string) =>
        findDeals(people, 'sale_manager', `client_id=${client_id}&q=${encodeURIComponent(q)}`)
      for (const q of [
        '50x150',
        'pušis',
        'pine',
        'PIN 22x100',
        'c24',
        '150x50',
        '50 x 150 x 4500',
        '50×150×4,5',
        'pnsy',
      ]) {
        expect(await find(q), q).toEqual([deal.id])
      }
      for (const q of ['Ø80x2500', 'maumedis']) expect(await find(q), q).toEqual([poles.id])
      // Each size is one of a piece, and is looked for whole.
      for (const q of ['50x100', '50x15', '5x150', 'spruce', 'pušis 80x2500'])
        expect(await find(q), q).toEqual([])
    }),
    success('finds a changed deal by its new sizes only', async (people) => {
      const client_id = await createClient(people)
      const { deal, write } = await createDeal(people, {
        client_id,
        lines: [createBoardLine({ thickness_mm: 33, width_mm: 133 })],
      })
      await expectAnswer(
        await putDeal(people, 'sale_manager', deal, {
          ...write,
          lines: [createBoardLine({ thickness_mm: 34, width_mm: 134 })],
        }),
        'updateDeal',
      )
      expect(await findDeals(people, 'admin', `client_id=${client_id}&q=33x133`)).toEqual([])
      expect(await findDeals(people, 'admin', `client_id=${client_id}&q=34x134`)).toEqual([deal.id])
    }),
    success('filters by destination in any spelling', async (people) => {
      const client_id = await createClient(people)
      const { deal } = await createDeal(people, { client_id, destination: 'Šiauliai' })
      const { deal: other } = await createDeal(people, { client_id, destination: 'Oslo' })
      await createDeal(people, { client_id, destination: null })
      expect(
        await findDeals(people, 'admin', `client_id=${client_id}&destination=SIAULIAI`),
      ).toEqual([deal.id])
      expect(
        await findDeals(
          people,
          'admin',
          `client_id=${client_id}&destination=oslo&destination=%C5%A0iauliai&sort=number`,
        ),
      ).toEqual([deal.id, other.id])
      expect(await findDeals(people, 'admin', `client_id=${client_id}&destination=Os`)).toEqual([])
    }),
    success('sorts by progress of the deal', async (people) => {
      const client_id = await createClient(people)
      const { deal: confirmed } = await createDealInStatus(people, 'confirmed', { client_id })
      const { deal: draft } = await createDeal(people, { client_id })
      const { deal: issued } = await createDealInStatus(people, 'order_confirmation', { client_id })
      expect(await findDeals(people, 'admin', `client_id=${client_id}&sort=status`)).toEqual([
        draft.id,
        issued.id,
        confirmed.id,
      ])
      expect(await findDeals(people, 'admin', `client_id=${client_id}&sort=-status`)).toEqual([
        confirmed.id,
        issued.id,
        draft.id,
      ])
    }),
    success('sorts by margin, with unknown and hidden ones last', async (people) => {
      const client_id = await createClient(people)
      const createPricedLine = (planned_purchase_price: string | null) => ({
        client_id,
        lines: [sampleLine({ planned_purchase_price })],
      })
      const { deal: loss } = await createDeal(people, createPricedLine('400.00'))
      const { deal: gain } = await createDeal(people, createPricedLine('100.00'))
      const { deal: open } = await createDeal(people, createPricedLine(null))
      const { items: saleManagers } = await expectAnswer(
        await (await people.as('admin')).get('/people/staff/?role=sale_manager'),
        'listStaff',
      )
      const me = await findPersonId(people, 'sale_manager')
      const otherSaleManager = saleManagers.find(({ id }) => id !== me)?.id ?? ''
      const { deal: foreignDeal, write } = await createDeal(people, createPricedLine('200.00'))
      await expectAnswer(
        await putDeal(people, 'admin', foreignDeal, {
          ...write,
          sale_manager_id: otherSaleManager,
        }),
        'updateDeal',
      )

      const path = `client_id=${client_id}&sort=margin_percent`
      expect(await findDeals(people, 'admin', path)).toEqual([
        loss.id,
        foreignDeal.id,
        gain.id,
        open.id,
      ])
      const [first, second, ...last] = await findDeals(people, 'sale_manager', path)
      expect([first, second]).toEqual([loss.id, gain.id])
      expect(last.toSorted()).toEqual([foreignDeal.id, open.id].toSorted())
      const visitor = await people.as('sale_manager')
      for (const query of [path, `${path}&q=lyon`, `client_id=${client_id}&sort=-margin_percent`]) {
        const readPage = async (cursor: string) =>
          expectAnswer(await visitor.get(`/deals/?limit=1&${query}${cursor}`), 'listDeals')
        expect((await readPage('')).total, query).toBe(4)
        expect(await readAllIds(readPage), query).toEqual(
          await findDeals(people, 'sale_manager', query),
        )
      }
    }),
    success('does not sort by margin for users who cannot see margins', async (people) => {
      const client_id = await createClient(people)
      for (const planned_purchase_price of ['400.00', '100.00']) {
        await createDealInStatus(people, 'confirmed', {
          client_id,
          lines: [sampleLine({ planned_purchase_price })],
        })
      }
      const ids = await findDeals(
        people,
        'cargo_manager',
        `client_id=${client_id}&sort=margin_percent`,
      )
      expect(ids).toHaveLength(2)
      expect(ids).toEqual(ids.toSorted())
    }),
    success('shows the delay in days only for undelivered late deals', async (people) => {
      const client_id = await createClient(people)
      const pastWeeks = { client_id, delivery_week_from: '2020-W10', delivery_week_to: '2020-W11' }
      const { deal: late } = await createDealInStatus(people, 'confirmed', pastWeeks)
      const { deal: draft } = await createDeal(people, pastWeeks)
      const { deal: ahead } = await createDealInStatus(people, 'confirmed', {
        client_id,
        delivery_week_from: '2090-W10',
        delivery_week_to: null,
      })
      const visitor = await people.as('admin')
      const { items } = await expectAnswer(
        await visitor.get(`/deals/?client_id=${client_id}`),
        'listDeals',
      )
      const findLateDays = (id: string) => items.find((item) => item.id === id)?.late_days
      expect(findLateDays(late.id)).toBeGreaterThan(365)
      expect([findLateDays(draft.id), findLateDays(ahead.id)]).toEqual([null, null])
      expect(
        (await expectAnswer(await visitor.get(`/deals/${late.id}/`), 'getDeal')).late_days,
      ).toBe(findLateDays(late.id))
    }),
    success('filters and sorts by delay', async (people) => {
      const client_id = await createClient(people)
      const createPromisedDeal = async (
        delivery_week_from: string,
        delivery_week_to: string | null,
      ) =>
        (
          await createDealInStatus(people, 'confirmed', {
            client_id,
            delivery_week_from,
            delivery_week_to,
          })
        ).deal.id
      const month = await createPromisedDeal('2020-W10', '2020-W14')
      const week = await createPromisedDeal('2020-W10', null)
      const ahead = [
        await createPromisedDeal('2090-W10', null),
        await createPromisedDeal('2020-W10', '2090-W11'),
      ]
      const { deal: draft } = await createDeal(people, {
        client_id,
        delivery_week_from: '2020-W10',
        delivery_week_to: null,
      })
      const inTime = [...ahead, draft.id].toSorted()

      for (const [sort, late] of [
        ['-late_days', [week, month]],
        ['late_days', [month, week]],
      ] as const) {
        expect(
          await findDeals(people, 'admin', `client_id=${client_id}&late=only&sort=${sort}`),
          sort,
        ).toEqual(late)
        const all = await findDeals(people, 'admin', `client_id=${client_id}&sort=${sort}`)
        expect(all.slice(0, 2), sort).toEqual(late)
        expect(all.slice(2).toSorted(), sort).toEqual(inTime)
      }
      const visitor = await people.as('sale_manager')
      expect(
        (
          await expectAnswer(
            await visitor.get(`/deals/totals/?client_id=${client_id}&late=only`),
            'sumDeals',
          )
        ).count,
      ).toBe(2)
    }),
    invalid('refuses a week range that ends before it begins', async ({ as }) => {
      const visitor = await as('global_manager')
      await expectFieldErrors(await visitor.get('/deals/?week_from=2027-W02&week_to=2026-W51'), {
        '?week_to': 'week_order',
      })
    }),
    success('counts and pages search results in every sort', async (people) => {
      const client_id = await createClient(people, { name: 'Sägewerk Söhne' })
      for (const planned of ['one', 'two', 'three'])
        await createDeal(people, { client_id, customer_reference: `Rahmen ${planned}` })
      await createDeal(people, { client_id, customer_reference: 'Latten' })
      const visitor = await people.as('admin')
      for (const sort of SORTS.flatMap((name) => [name, `-${name}`])) {
        const path = `/deals/?q=sohne+rahmen&client_id=${client_id}&sort=${sort}`
        const all = await expectAnswer(await visitor.get(path), 'listDeals')
        expect(all.total, sort).toBe(3)
        expect(
          await expectAnswer(await visitor.get(`${path}&limit=2`), 'listDeals'),
          sort,
        ).toMatchObject({ total: 3 })
        const seen = await readAllIds(async (cursor) =>
          expectAnswer(await visitor.get(`${path}&limit=1${cursor}`), 'listDeals'),
        )
        expect(seen, sort).toEqual(all.items.map(({ id }) => id))
      }
    }),
    success('shows cargo managers confirmed deals without margin', async (people) => {
      const client_id = await createClient(people)
      await createDeal(people, { client_id })
      const { deal } = await createDealInStatus(people, 'confirmed', { client_id })
      const { items, total } = await expectAnswer(
        await (await people.as('cargo_manager')).get(`/deals/?client_id=${client_id}`),
        'listDeals',
      )
      expect(items).toMatchObject([{ id: deal.id, margin_percent: null, revenue: '12480.00' }])
      expect(total).toBe(1)
      const ownDestinations = await expectAnswer(
        await (
          await people.as('sale_manager')
        ).get(`/deals/?client_id=${client_id}&status=confirmed`),
        'listDeals',
      )
      expect(ownDestinations.items[0]?.margin_percent).toBe('8.9')
    }),
    invalid('refuses unknown filters', async (people) => {
      const visitor = await people.as('admin')
      await expectFieldErrors(
        await visitor.get('/deals/?status=sold&week_from=2026-50&client_id=me&late=maybe'),
        {
          '?status': 'unknown_value',
          '?week_from': 'wrong_format',
          '?client_id': 'wrong_format',
          '?late': 'unknown_value',
        },
      )
      for (const madeUp of [
        ['number', 1, 'a'],
        ['date', 1, 'a'],
        ['date', '2026-11-20\0', 'a'],
      ]) {
        const cursor = btoa(JSON.stringify(madeUp))
        await expectFieldErrors(await visitor.get(`/deals/?sort=date&cursor=${cursor}`), {
          '?cursor': 'wrong_format',
        })
      }
      const noNumber = btoa(JSON.stringify(['volume_m3', 'much', 'a']))
      await expectFieldErrors(await visitor.get(`/deals/?sort=volume_m3&cursor=${noNumber}`), {
        '?cursor': 'wrong_format',
      })
    }),
  ],
  sumDeals: [
    success(
      'sums the matches of the list, and counts deals excluded from each sum',
      async (people) => {
        const client_id = await createClient(people)
        await createDeal(people, { client_id })
        await createDeal(people, { client_id, destination: 'Zarasai' })
        await createDeal(people, { client_id, currency: 'USD', exchange_rate: '2.0000' })
        await createDeal(people, { client_id, currency: 'USD', exchange_rate: null })
        const visitor = await people.as('sale_manager')
        const readTotals = async (query: string) =>
          expectAnswer(
            await visitor.get(`/deals/totals/?client_id=${client_id}${query}`),
            'sumDeals',
          )
        expect(await readTotals('')).toEqual({
          count: 4,
          volume_m3: '160.000',
          revenue_eur: '31200.00',
          without_rate: 1,
          is_by_line: false,
        })
        const one = {
          count: 1,
          volume_m3: '40.000',
          revenue_eur: '12480.00',
          without_rate: 0,
          is_by_line: false,
        }
        expect(await readTotals('&destination=zarasai')).toEqual(one)
        expect(await readTotals('&q=zarasai')).toEqual(one)
        expect(await readTotals('&week_from=2030-W01')).toEqual({
          count: 0,
          volume_m3: '0.000',
          revenue_eur: '0.00',
          without_rate: 0,
          is_by_line: false,
        })
      },
    ),
    success('sums only confirmed deals for cargo managers', async (people) => {
      const client_id = await createClient(people)
      await createDeal(people, { client_id })
      await createDealInStatus(people, 'confirmed', { client_id })
      const sums = await expectAnswer(
        await (await people.as('cargo_manager')).get(`/deals/totals/?client_id=${client_id}`),
        'sumDeals',
      )
      expect(sums.count).toBe(1)
    }),
    invalid('refuses unknown filters', async (people) => {
      const visitor = await people.as('admin')
      await expectFieldErrors(await visitor.get('/deals/totals/?status=sold'), {
        '?status': 'unknown_value',
      })
      await expectFieldErrors(
        await visitor.get('/deals/totals/?week_from=2027-W02&week_to=2026-W51'),
        {
          '?week_to': 'week_order',
        },
      )
    }),
  ],
  listDestinations: [
    success('lists each destination of the visible deals once, by name', async (people) => {
      await createDealInStatus(people, 'confirmed', { destination: 'Ųžventis uostas' })
      await createDeal(people, { destination: 'ŲŽVENTIS UOSTAS' })
      await createDeal(people, { destination: 'Užventis uostas, sandėlis' })
      const findNamed = async (role: Role, q: string) =>
        expectAnswer(
          await (await people.as(role)).get(`/deals/destinations/?q=${encodeURIComponent(q)}`),
          'listDestinations',
        )
      const offered = await findNamed('sale_manager', 'uzventis')
      expect(offered).toHaveLength(2)
      expect(offered[1]).toBe('Užventis uostas, sandėlis')
      expect(await findNamed('cargo_manager', 'UŽVENTIS')).toEqual(['Ųžventis uostas'])
      expect(await findNamed('admin', '')).not.toEqual([])
    }),
    invalid('refuses a text above the maximum length', async (people) => {
      const visitor = await people.as('admin')
      await expectFieldErrors(await visitor.get(`/deals/destinations/?q=${'x'.repeat(101)}`), {
        '?q': 'too_long',
      })
    }),
  ],
} satisfies Cases
