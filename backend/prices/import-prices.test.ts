import { expect, test } from 'vitest'
import { openBusyWeek } from '@mocks/node/busy-week'
import type { Person } from '../call'
import { toCents } from '../db/decimal-columns'
import { parseJson } from '../db/rows'
import type { Row } from '../db/tables'
import { getClientId } from '../seed/clients'
import { getCompanyId } from '../seed/companies'
import { DEMO_COMPANY } from '../seed/company-list'
import { computeWoodAmount } from '../wood-lines/wood-figures'
import { computeSheetEffects } from './import-prices'

test('the effect on a company is the extra cost of its last three months, hidden from users who may not see it', async () => {
  const now = new Date('2026-11-20T09:30:00Z')
  const db = await openBusyWeek()
  const [dealLine] = await db
    .selectFrom('deal_lines')
    .innerJoin('deals', 'deals.id', 'deal_id')
    .select([
      'product_id',
      'specification',
      ({ fn }) => fn.sum<number>('deal_lines.volume_l').as('litres'),
    ])
    .where('client_id', '=', getClientId(DEMO_COMPANY))
    .where('deals.status', 'in', ['confirmed', 'loading', 'shipped', 'delivered', 'completed'])
    .where('deals.date', '>', '2026-08-20')
    .where('product_id', 'is not', null)
    .groupBy(['product_id', 'specification'])
    .execute()
  if (!dealLine?.product_id) throw new Error('The demo’s company has bought nothing.')
  const template = await db.selectFrom('prices').selectAll().limit(1).executeTakeFirstOrThrow()
  const general: Row<'prices'> = {
    ...{
      ...template,
      product_id: dealLine.product_id,
      list: 'stock',
      country: null,
      company_id: null,
      price: 3_000_000,
      price_small: null,
      price_medium: null,
      price_large: null,
    },
    ...{ unit: 'm3', start_date: '2026-01-01', end_date: null, hidden: 0, is_on: 1 },
  }
  const newPrice = { ...general, id: 'dearer', price: 3_105_000, start_date: '2026-12-01' }
  const previewEffects = async (role: Person['role']) => {
    const person: Person = {
      id: 'nobody',
      name: 'Nobody',
      role,
      email: '',
      company_id: null,
      terms_agreed_at: null,
      countries: [],
    }
    const call = { db, person, clock: () => now, timeZone: 'Europe/Vilnius' }
    const [before, after] = [[general], [{ ...general, end_date: '2026-11-30' }, newPrice]].map(
      (rows) => new Map([[dealLine.product_id ?? '', rows]]),
    )
    return computeSheetEffects(
      call,
      'stock',
      [{ before: null, after: newPrice }],
      before ?? new Map(),
      after ?? new Map(),
    )
  }
  const all = await previewEffects('global_manager')
  const computeCost = (price: string) =>
    toCents(
      computeWoodAmount(
        {
          quantity: (dealLine.litres / 1000).toFixed(3),
          unit: 'm3',
          price_unit: 'm3',
          specification: parseJson(dealLine.specification),
        },
        price,
      ) ?? '0.00',
    )
  const demo = all.find(({ company }) => company.id === getCompanyId(DEMO_COMPANY))
  expect(demo).toMatchObject({
    company: { name: DEMO_COMPANY },
    volume_m3: (dealLine.litres / 1000).toFixed(3),
  })
  expect(toCents(demo?.amount ?? '0.00')).toBe(computeCost('310.50') - computeCost('300.00'))
  expect(await previewEffects('manager')).toEqual([])
})
