import { expect } from 'vitest'
import { vWood } from '@contract/validators'
import type { Schemas } from '../../call'
import { expectAnswer } from '../answers'
import { success, type Cases } from '../case'
import {
  type DashboardKind,
  fetchDashboard,
  fetchChart,
  fetchFigures,
} from '../fixtures/fetch-dashboards'
import type { People } from '../host'
import {
  createConfirmedDeal,
  createOrderedSupply,
  createUniqueBoard,
} from '../fixtures/saved-cover'
import { createClient, createDealInStatus, sampleLine } from '../fixtures/saved-deals'

const YEARS = 'week_from=2025-W01&week_to=2027-W52'

/** Amounts by name, as thousandths of a m3 or of a euro. */
type Amounts = ReadonlyMap<string, number>

const toThousandths = (value: string | null) => Math.round(Number(value ?? 0) * 1000)

/** Returns the volumes and amounts of a dashboard's status totals and key figures. */
async function readAmounts(
  people: People,
  dashboard: DashboardKind,
  query: string,
): Promise<Amounts> {
  const { stages } = await fetchDashboard(people, 'admin', dashboard, query)
  const { figures } = await fetchFigures(people, 'admin', dashboard, query)
  return new Map([
    // A draft may have lines without a wood.
    ...stages
      .filter(({ status }) => status !== 'draft')
      .flatMap(({ status, volume_m3, amount_eur }): [string, number][] => [
        [`${status} m3`, toThousandths(volume_m3)],
        [`${status} eur`, toThousandths(amount_eur)],
      ]),
    ...figures
      // Payments are those of whole deals.
      .filter(({ code, unit }) => (unit === 'm3' || unit === 'eur') && code !== 'overdue_eur')
      .map(({ code, value }): [string, number] => [code, toThousandths(value)]),
  ])
}

async function readDealWeeks(people: People, query: string): Promise<Amounts> {
  const { points } = await fetchChart(people, 'admin', 'deal', 'weeks', query)
  return new Map(points.map(({ series, key, value }) => [`${series} ${key}`, toThousandths(value)]))
}

/** Returns the freight of booked cargo that has no wood yet, by status. */
async function readFreightWithoutWood(people: People): Promise<Amounts> {
  const answer = await (await people.as('admin')).get('/cargos/?sort=m3&limit=100')
  const { items } = await expectAnswer(answer, 'listCargos')
  const empty = new Map<string, number>()
  for (const { status, freight_eur } of items.filter(({ m3 }) => Number(m3) === 0))
    empty.set(`${status} eur`, (empty.get(`${status} eur`) ?? 0) + toThousandths(freight_eur))
  return empty
}

/**
 * Expects that the amounts of all woods add up to the amounts without a filter by wood.
 * @param withoutWood amounts of documents without any wood
 */
async function expectWoodsToAddUp(
  read: (query: string) => Promise<Amounts>,
  withoutWood: Amounts = new Map(),
): Promise<void> {
  const sums = new Map<string, number>()
  for (const wood of vWood.options)
    for (const [name, amount] of await read(`${YEARS}&wood=${wood}`))
      sums.set(name, (sums.get(name) ?? 0) + amount)
  const whole = await read(YEARS)
  expect([...sums].map(([name, sum]) => [name, sum + (withoutWood.get(name) ?? 0)])).toEqual([
    ...whole,
  ])
  expect([...whole.values()].some((amount) => amount > 0)).toBe(true)
}

/** Expects documents with several woods, because without them any sums add up. */
async function expectMixedDocuments(people: People, dashboard: DashboardKind): Promise<void> {
  const countOpen = async (query: string) =>
    (await fetchDashboard(people, 'admin', dashboard, query)).open.count
  let counted = 0
  for (const wood of vWood.options) counted += await countOpen(`wood=${wood}`)
  const anyWood = vWood.options.map((wood) => `wood=${wood}`).join('&')
  expect(counted).toBeGreaterThan(await countOpen(anyWood))
}

const createSumCase = (dashboard: DashboardKind) =>
  success(
    'adds up the volumes and amounts of all woods to those without a filter',
    async (people) => {
      await expectMixedDocuments(people, dashboard)
      await expectWoodsToAddUp(
        async (query) => readAmounts(people, dashboard, query),
        dashboard === 'cargo' ? await readFreightWithoutWood(people) : new Map(),
      )
    },
  )

type DashboardList = Schemas['DashboardList']

/** Returns the totals of a list that a dashboard opens. */
async function fetchListTotals(people: People, { kind, search }: DashboardList) {
  const query = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]: [string, string | string[]]) =>
      [value].flat().map((each) => [name, each]),
    ),
  )
  const answer = await (await people.as('admin')).get(`/${kind}/totals/?${query}`)
  if (kind === 'supplies') return expectAnswer(answer, 'sumSupplies')
  const { revenue_eur: amount_eur, ...totals } = await expectAnswer(answer, 'sumDeals')
  return { ...totals, amount_eur }
}

/** Returns a key figure in the names of its list's totals. */
function toListTotals({ code, unit, value, count, without }: Figure) {
  // The list sums the revenue of its deals.
  if (code === 'overdue_eur') return { count }
  // The figure has the wood that is still at the mill, the list all wood of its supplies.
  if (code === 'ready') return { count }
  return unit === 'm3'
    ? { count, [code === 'free_m3' ? 'free_m3' : 'volume_m3']: value }
    : { count, amount_eur: value, without_rate: without }
}

type Figure = Schemas['DashboardFigures']['figures'][number]

/** Expects that each amount of a dashboard equals the total of the list that it opens. */
async function expectListTotals(
  people: People,
  dashboard: DashboardKind,
  query: string,
): Promise<void> {
  const { stages } = await fetchDashboard(people, 'admin', dashboard, query)
  const { figures } = await fetchFigures(people, 'admin', dashboard, query)
  const expected = [
    ...stages.map(({ status, list, ...totals }) => ({ name: status, list, totals })),
    ...figures
      .filter(({ unit }) => unit === 'm3' || unit === 'eur')
      .map((figure) => ({ name: figure.code, list: figure.list, totals: toListTotals(figure) })),
  ]
  for (const { name, list, totals } of expected)
    expect(await fetchListTotals(people, list), `${name} ${query}`).toMatchObject({
      ...totals,
      is_by_line: query.includes('wood='),
    })
}

const createListTotalsCase = (
  dashboard: DashboardKind,
  createMixedDocument: (
    people: People,
    woods: readonly Schemas['Specification'][],
  ) => Promise<unknown>,
) =>
  success(
    'equals the figures of the dashboard that opens the list, also for one wood',
    async (people) => {
      await createMixedDocument(people, [createUniqueBoard({ wood: 'PNSY' }), createUniqueBoard()])
      for (const filter of ['', '&wood=PNSY', '&wood=PCAB', '&wood=PNSY&wood=PCAB'])
        await expectListTotals(people, dashboard, `${YEARS}${filter}`)
    },
  )

export const dashboardWoodCases = {
  getDealFigures: [
    createSumCase('deal'),
    success(
      'counts half of a deal with two woods in each, and shares its freight and commission by m3',
      async (people) => {
        const client_id = await createClient(people)
        const [pine, spruce] = [createUniqueBoard({ wood: 'PNSY' }), createUniqueBoard()]
        const { deal } = await createDealInStatus(people, 'confirmed', {
          client_id,
          lines: [
            sampleLine({ specification: pine, price: '400.00' }),
            sampleLine({ specification: spruce }),
          ],
        })
        const week = deal.delivery_week_to ?? ''
        const readFigures = async (filter: string) => {
          const { figures } = await fetchFigures(
            people,
            'admin',
            'deal',
            `client_id=${client_id}&week_from=${week}&week_to=${week}${filter}`,
          )
          const findFigure = (code: string) => figures.find((figure) => figure.code === code)
          return [
            ...['sold_m3', 'sold_eur', 'margin_percent', 'margin_m3'].map(
              (code) => findFigure(code)?.value,
            ),
            findFigure('sold_m3')?.count,
          ]
        }
        // Freight of 1,200.00 and 2 % of 28,480.00 are shared: 884.80 for each 40 m3.
        expect(await readFigures('')).toEqual(['80.000', '28480.00', '24.1', '85.88', 1])
        expect(await readFigures('&wood=PNSY')).toEqual(['40.000', '16000.00', '32.5', '129.88', 1])
        expect(await readFigures('&wood=PCAB')).toEqual(['40.000', '12480.00', '13.4', '41.88', 1])
        expect(await readFigures('&wood=PNSY&wood=PCAB')).toEqual(await readFigures(''))
      },
    ),
  ],
  getDealChart: [
    success('adds up the weeks of all woods to those without a filter', async (people) => {
      await createConfirmedDeal(people, [createUniqueBoard({ wood: 'PNSY' }), createUniqueBoard()])
      await expectWoodsToAddUp(async (query) => readDealWeeks(people, query))
    }),
  ],
  sumDeals: [createListTotalsCase('deal', createConfirmedDeal)],
  getSupplyFigures: [createSumCase('supply')],
  sumSupplies: [createListTotalsCase('supply', createOrderedSupply)],
  getCargoFigures: [createSumCase('cargo')],
} satisfies Cases
