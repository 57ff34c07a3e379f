import { expect, it } from 'vitest'
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

const NOW = new Date('2026-11-20T09:30:00Z')
const PERSON: Person = {
  id: 'nobody',
  name: 'Nobody',
  role: 'global_manager',
  email: '',
  company_id: null,
  terms_agreed_at: null,
  countries: [],
}

/** Opens a world with a product that the demo's company bought, and its general price of 300. */
async function openSoldProduct() {
  const db = await openBusyWeek()
  const [sold] = await db
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
  if (!sold?.product_id) throw new Error('The demo’s company has bought nothing.')
  const productId = sold.product_id
  const quantity = (sold.litres / 1000).toFixed(3)
  const template = await db.selectFrom('prices').selectAll().limit(1).executeTakeFirstOrThrow()
  const general: Row<'prices'> = {
    ...{ ...template, product_id: productId, list: 'stock', country: null, company_id: null },
    ...{ price: 3_000_000, price_small: null, price_medium: null, price_large: null },
    ...{ unit: 'm3', start_date: '2026-01-01', end_date: null, hidden: 0, is_on: 1 },
  }
  const computeCost = (price: string) =>
    toCents(
      computeWoodAmount(
        {
          quantity,
          unit: 'm3',
          price_unit: 'm3',
          specification: parseJson(sold.specification),
        },
        price,
      ) ?? '0.00',
    )
  /** Returns the effects of a sheet that adds these rows, and the demo's company among them. */
  const computeEffects = (added: readonly Row<'prices'>[], role = PERSON.role) =>
    computeChangeEffects(
      added.map((after) => ({ before: null, after })),
      role,
    )
  const computeChangeEffects = async (
    steps: readonly { before: Row<'prices'> | null; after: Row<'prices'> }[],
    role = PERSON.role,
  ) => {
    const effects = await computeSheetEffects(
      { db, person: { ...PERSON, role }, clock: () => NOW, timeZone: 'Europe/Vilnius' },
      {
        list: 'stock',
        steps,
        before: new Map([[productId, [general, ...steps.flatMap(({ before }) => before ?? [])]]]),
        after: new Map([[productId, [general, ...steps.map(({ after }) => after)]]]),
      },
    )
    const demo = effects.find(({ company }) => company.id === getCompanyId(DEMO_COMPANY))
    return { effects, demo, cents: demo && toCents(demo.amount) }
  }
  const increase = computeCost('310.50') - computeCost('300.00')
  return { general, quantity, increase, computeEffects, computeChangeEffects }
}

it('the effect on a company is the extra cost of its last three months, hidden from users who may not see it', async () => {
  const { general, quantity, increase, computeEffects } = await openSoldProduct()
  const dearer = { ...general, id: 'dearer', price: 3_105_000, start_date: '2026-12-01' }
  const { demo, cents } = await computeEffects([dearer])
  expect(demo).toMatchObject({ company: { name: DEMO_COMPANY }, volume_m3: quantity })
  expect(cents).toBe(increase)
  expect((await computeEffects([dearer], 'manager')).effects).toEqual([])
})

it('the effect on a company is that of its own price, even if others change after its end', async () => {
  const { general, increase, computeEffects } = await openSoldProduct()
  const own = {
    ...{ ...general, id: 'own', company_id: getCompanyId(DEMO_COMPANY), price: 3_105_000 },
    ...{ start_date: '2026-12-01', end_date: '2027-03-31' },
  }
  const other = {
    ...own,
    id: 'other',
    company_id: 'other',
    start_date: '2027-06-01',
    end_date: null,
  }
  expect((await computeEffects([own, other])).cents).toBe(increase)
})

it.each([
  ['ends', null, '2027-03-31', 1],
  ['continues', '2027-03-31', null, -1],
])(
  'the effect on a company whose own price %s is that of the day after its end',
  async (_, before, after, sign) => {
    const { general, increase, computeChangeEffects } = await openSoldProduct()
    const own = {
      ...{ ...general, id: 'own', company_id: getCompanyId(DEMO_COMPANY), price: 2_895_000 },
      start_date: '2026-10-01',
    }
    const { cents } = await computeChangeEffects([
      { before: { ...own, end_date: before }, after: { ...own, end_date: after } },
    ])
    expect(Math.abs((cents ?? 0) - sign * increase)).toBeLessThanOrEqual(1)
  },
)
