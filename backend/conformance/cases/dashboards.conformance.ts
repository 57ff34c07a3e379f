import { expect } from 'vitest'
import { vCargoChartCode, vDealChartCode, vSupplyChartCode } from '@contract/validators'
import { toWeek } from '@domain/calendar'
import type { Role, Schemas } from '../../call'
import { isDelayed } from '@domain/rules/delivery-delay'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { success, invalid, UNKNOWN_ID, notFound, type Cases } from '../case'
import {
  advanceCargo,
  createLoad,
  createReadyWood,
  sampleTruck,
  saveCargo,
} from '../fixtures/saved-cargos'
import { countListed, toQueryString } from '../fixtures/count-listed'
import {
  allocate,
  createAllocation,
  createConfirmedDeal,
  createOrderedSupply,
  createUniqueBoard,
} from '../fixtures/saved-cover'
import {
  CERTIFIED_BOARD,
  findPersonId,
  createClient,
  sampleLine,
  createDealInStatus,
} from '../fixtures/saved-deals'
import { createSubmittedSupplyReport } from '../fixtures/saved-reports'
import { createConfirmedSupply } from '../fixtures/saved-supplies'
import {
  type DashboardKind,
  fetchDashboard,
  fetchChart,
  fetchFigures,
} from '../fixtures/fetch-dashboards'

const shipping = ['purchase_manager', 'cargo_manager', 'global_manager', 'admin'] as const
const readers: Readonly<Record<DashboardKind, readonly Role[]>> = {
  deal: ['sale_manager', ...shipping],
  supply: shipping,
  cargo: shipping,
}

/** Queries of all three dashboards: everything, one species, and a year in two countries. */
const QUERIES = ['', 'wood=PNSY', 'country=LT&country=FR&week_from=2026-W01&week_to=2026-W52']

const createDashboardCase = (dashboard: DashboardKind) =>
  success(
    'shows the count and the first record of the list with the same filters, for each role',
    async (people) => {
      for (const role of readers[dashboard]) {
        for (const query of QUERIES) {
          const { work, stages, open } = await fetchDashboard(people, role, dashboard, query)
          for (const { code, list, count, worst } of work) {
            const listed = await countListed(people, role, list)
            expect([count, worst?.id ?? null], `${role} ${code} ${query}`).toEqual([
              listed.total,
              listed.first,
            ])
          }
          for (const { status, list, count } of stages)
            expect(count, `${role} ${status} ${query}`).toBe(
              (await countListed(people, role, list)).total,
            )
          expect(open.count, `${role} open ${query}`).toBe(
            (await countListed(people, role, open.list)).total,
          )
        }
      }
    },
  )

const createFiguresCase = (dashboard: DashboardKind) =>
  success(
    'shows the count of its list in each figure, and in the previous period',
    async (people) => {
      for (const role of readers[dashboard]) {
        for (const query of QUERIES) {
          const { figures } = await fetchFigures(people, role, dashboard, query)
          for (const { code, list, count, before } of figures) {
            expect(count, `${role} ${code} ${query}`).toBe(
              (await countListed(people, role, list)).total,
            )
            if (before)
              expect(before.count, `${role} ${code} before ${query}`).toBe(
                (await countListed(people, role, before.list)).total,
              )
          }
        }
      }
    },
  )

const createChartsCase = (dashboard: DashboardKind, charts: readonly string[]) =>
  success('shows the count of its list in each point of each chart', async (people) => {
    for (const chart of charts) {
      for (const query of QUERIES) {
        const { points } = await fetchChart(people, 'global_manager', dashboard, chart, query)
        const counted = new Map(
          points.flatMap(({ list, count }) =>
            list ? [[JSON.stringify(list), { list, count }] as const] : [],
          ),
        )
        for (const { list, count } of counted.values())
          expect(count, `${chart} ${query} ${JSON.stringify(list)}`).toBe(
            (await countListed(people, 'global_manager', list)).total,
          )
      }
    }
  })

const createReversedPeriodCase = (path: string) =>
  invalid('refuses a period that ends before it begins', async (people) => {
    await expectFieldErrors(
      await (await people.as('admin')).get(`${path}?week_from=2026-W20&week_to=2026-W19`),
      { '?week_to': 'week_order' },
    )
  })

const createUnknownChartCase = (dashboard: DashboardKind) =>
  notFound('returns 404 for an unknown chart', async (people) => {
    await expectProblem(
      await (await people.as('admin')).get(`/dashboards/${dashboard}/charts/pie/`),
      'not_found',
      404,
    )
  })

const computeMarginPercent = (figures: Schemas['DashboardFigures']['figures']) =>
  figures.filter(({ code }) => code.startsWith('margin')).map(({ code }) => code)

export const dashboardCases = {
  getDealDashboard: [
    createDashboardCase('deal'),
    createReversedPeriodCase('/dashboards/deal/'),
    success('lists a late deal without wood, and counts it in its status', async (people) => {
      const listWorkCodes = async (id: string) =>
        (await fetchDashboard(people, 'admin', 'deal')).work
          .filter(({ worst }) => worst?.id === id)
          .map(({ code }) => code)
      const before = await fetchDashboard(people, 'admin', 'deal')
      const { deal } = await createDealInStatus(people, 'confirmed', {
        delivery_week_from: '1999-W02',
        delivery_week_to: null,
      })
      expect(await listWorkCodes(deal.id)).toEqual(['late', 'uncovered'])
      const after = await fetchDashboard(people, 'admin', 'deal')
      const getConfirmedCount = ({ stages }: typeof after) =>
        Number(stages.find(({ status }) => status === 'confirmed')?.volume_m3)
      expect(getConfirmedCount(after) - getConfirmedCount(before)).toBeCloseTo(
        Number(deal.planned.volume_m3),
        3,
      )
    }),
    success('shows a sale manager own deals only, whatever the filter', async (people) => {
      const { work } = await fetchDashboard(
        people,
        'sale_manager',
        'deal',
        `sale_manager_id=${UNKNOWN_ID}`,
      )
      const saleManagerId = await findPersonId(people, 'sale_manager')
      expect(
        work.map(({ list: { search } }) => 'sale_manager_id' in search && search.sale_manager_id),
      ).toEqual(work.map(() => [saleManagerId]))
    }),
  ],
  getDealFigures: [
    createFiguresCase('deal'),
    createReversedPeriodCase('/dashboards/deal/figures/'),
    success('shows margins only to roles that can see them', async (people) => {
      const fetchMargins = async (role: Role) =>
        computeMarginPercent((await fetchFigures(people, role, 'deal')).figures)
      expect(await fetchMargins('purchase_manager')).toEqual(['margin_percent', 'margin_m3'])
      expect(await fetchMargins('sale_manager')).toEqual(['margin_percent', 'margin_m3'])
      expect(await fetchMargins('cargo_manager')).toEqual([])
    }),
    success(
      'sums a period beside as many previous weeks, and counts deals without a rate',
      async (people) => {
        const client_id = await createClient(people)
        const due = { client_id, delivery_week_from: '2025-W10', delivery_week_to: '2025-W11' }
        await createDealInStatus(people, 'confirmed', due)
        await createDealInStatus(people, 'confirmed', {
          ...due,
          delivery_week_from: '2025-W08',
          delivery_week_to: '2025-W09',
        })
        await createDealInStatus(people, 'confirmed', {
          ...due,
          lines: [sampleLine({ specification: CERTIFIED_BOARD, planned_purchase_price: null })],
        })
        const { period, before, figures } = await fetchFigures(
          people,
          'admin',
          'deal',
          `client_id=${client_id}&week_from=2025-W10&week_to=2025-W11`,
        )
        expect([period, before]).toEqual([
          { from: '2025-W10', to: '2025-W11' },
          { from: '2025-W08', to: '2025-W09' },
        ])
        const findFigure = (code: string) => figures.find((figure) => figure.code === code)
        expect([findFigure('sold_m3')?.value, findFigure('sold_m3')?.before?.value]).toEqual([
          '80.000',
          '40.000',
        ])
        expect([findFigure('sold_eur')?.value, findFigure('sold_eur')?.without]).toEqual([
          '24960.00',
          0,
        ])
        // 1,110.40 of 12,480.00, and of 40 m3: of the deal alone whose cost is planned.
        expect([
          findFigure('margin_percent')?.value,
          findFigure('margin_m3')?.value,
          findFigure('margin_m3')?.without,
        ]).toEqual(['8.9', '27.76', 1])
        expect(findFigure('margin_percent')?.margin_kinds).toEqual({
          planned: 1,
          expected: 0,
          actual: 0,
        })
      },
    ),
  ],
  getDealChart: [
    createChartsCase('deal', vDealChartCode.options),
    createReversedPeriodCase('/dashboards/deal/charts/weeks/'),
    createUnknownChartCase('deal'),
    success('counts no wood above what a line has sold', async (people) => {
      const woods = [createUniqueBoard(), createUniqueBoard()]
      const deal = await createConfirmedDeal(people, woods)
      const { supply } = await createOrderedSupply(people, woods.slice(0, 1), {
        line: { quantity: '43' },
      })
      await expectAnswer(
        await allocate(people, createAllocation(supply, deal, '43')),
        'setAllocations',
      )
      const week = deal.delivery_week_to ?? deal.delivery_week_from ?? ''
      const { points } = await fetchChart(
        people,
        'admin',
        'deal',
        'weeks',
        `client_id=${deal.client.id}&week_from=${week}&week_to=${week}`,
      )
      const value = (series: string) => points.find((each) => each.series === series)?.value
      expect([value('sold'), value('bought')]).toEqual(['80.000', '40.000'])
    }),
    success('completes a period with one end', async (people) => {
      const fetchClients = async (query: string) =>
        fetchChart(people, 'admin', 'deal', 'clients', query)
      const { today, period } = await fetchClients('week_from=2026-W30')
      expect(period).toEqual({ from: '2026-W30', to: toWeek(today) })
      expect((await fetchClients('week_to=2026-W20')).period).toEqual({
        from: '2026-W08',
        to: '2026-W20',
      })
      expect((await fetchClients('week_from=2030-W05')).period).toEqual({
        from: '2030-W05',
        to: '2030-W05',
      })
    }),
    notFound('returns 404 for the margin chart without permission', async (people) => {
      await expectProblem(
        await (await people.as('cargo_manager')).get('/dashboards/deal/charts/margin/'),
        'not_found',
        404,
      )
    }),
    success(
      'compares the actual margin with the planned one once a deal is loaded in full',
      async (people) => {
        const woods = await createReadyWood(people, { ready: '38' })
        const load = async (quantity: string) =>
          advanceCargo(
            people,
            await saveCargo(people, sampleTruck({ lines: [createLoad(woods, quantity)] })),
            'booked',
            'loading',
          )
        const week = woods.deal.delivery_week_to ?? woods.deal.delivery_week_from ?? ''
        const fetchMargins = async () =>
          fetchChart(
            people,
            'admin',
            'deal',
            'margin',
            `client_id=${woods.deal.client.id}&week_from=${week}&week_to=${week}`,
          )
        expect(await fetchMargins()).toMatchObject({ points: [], part_loaded: 0, without: 1 })
        const first = await load('20')
        expect(await fetchMargins()).toMatchObject({ points: [], part_loaded: 1, without: 0 })
        await advanceCargo(people, first, 'sealed', 'in_transit')
        await advanceCargo(people, await load('18'), 'sealed', 'in_transit')
        const deal = await expectAnswer(
          await (await people.as('admin')).get(`/deals/${woods.deal.id}/`),
          'getDeal',
        )
        const { points, part_loaded, without } = await fetchMargins()
        expect([part_loaded, without]).toEqual([0, 0])
        const findValue = (series: string) => points.find((each) => each.series === series)?.value
        expect(Number(findValue('planned'))).toBeCloseTo(Number(deal.planned.margin?.percent), 1)
        expect(Number(findValue('actual'))).toBeCloseTo(Number(deal.actual?.margin?.percent), 1)
      },
    ),
  ],
  getSupplyDashboard: [
    createDashboardCase('supply'),
    createReversedPeriodCase('/dashboards/supply/'),
    success('shows the confirmed volume of a late supply', async (people) => {
      const { supply } = await createConfirmedSupply(people, { ready_week: '1998-W02' })
      const { work } = await fetchDashboard(people, 'admin', 'supply')
      expect(work.find(({ code }) => code === 'late')?.worst).toMatchObject({
        id: supply.id,
        volume_m3: '38.000',
      })
    }),
    success(
      'shows reports to those who can approve them, but not to their inspector',
      async (people) => {
        const findSupplyWork = async (role: Role) =>
          (await fetchDashboard(people, role, 'supply')).work.find(
            ({ code }) => code === 'approval',
          )?.count
        const before = await findSupplyWork('purchase_manager')
        await createSubmittedSupplyReport(people)
        expect(await findSupplyWork('purchase_manager')).toBe((before ?? 0) + 1)
        expect(await findSupplyWork('cargo_manager')).toBeUndefined()
      },
    ),
  ],
  getSupplyFigures: [
    createFiguresCase('supply'),
    createReversedPeriodCase('/dashboards/supply/figures/'),
  ],
  getSupplyChart: [
    createChartsCase('supply', vSupplyChartCode.options),
    createReversedPeriodCase('/dashboards/supply/charts/prices/'),
    createUnknownChartCase('supply'),
    success('sums to the free volume, without supplies that have no week', async (people) => {
      const { points } = await fetchChart(people, 'admin', 'supply', 'long')
      const visitor = await people.as('admin')
      const readTotal = async (query: string) =>
        Number(
          (await expectAnswer(await visitor.get(`/supplies/totals/?${query}`), 'sumSupplies'))
            .free_m3,
        )
      const all = points.reduce((sum, { value }) => sum + Number(value), 0)
      expect(all).toBeCloseTo(await readTotal('free=only&week_from=1990-W01'), 3)
    }),
  ],
  getCargoDashboard: [
    createDashboardCase('cargo'),
    createReversedPeriodCase('/dashboards/cargo/'),
    success('lists cargo that should have left in an earlier week', async (people) => {
      const cargoManager = await people.as('cargo_manager')
      const countLeaving = async () => {
        const answer = await cargoManager.get('/dashboards/cargo/')
        const { work } = await expectAnswer(answer, 'getCargoDashboard')
        return work.find(({ code }) => code === 'leaving')?.count ?? 0
      }
      const before = await countLeaving()
      await saveCargo(people, sampleTruck({ etd: '2026-01-05', eta: null }))
      expect(await countLeaving()).toBe(before + 1)
    }),
  ],
  getCargoFigures: [
    createFiguresCase('cargo'),
    createReversedPeriodCase('/dashboards/cargo/figures/'),
  ],
  getCargoChart: [
    createChartsCase('cargo', vCargoChartCode.options),
    createReversedPeriodCase('/dashboards/cargo/charts/fill/'),
    createUnknownChartCase('cargo'),
    success('counts all late cargo, also what the timeline leaves out', async (people) => {
      const { today, points, left_out, late, past_etd } = await fetchChart(
        people,
        'admin',
        'cargo',
        'timeline',
      )
      const visitor = await people.as('admin')
      const underWay: Schemas['CargoSummary'][] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: Schemas['CargoList'] = await expectAnswer(
          await visitor.get(
            `/cargos/?${toQueryString({ status: ['planned', 'booked', 'loading', 'sealed', 'in_transit'] })}&limit=100${cursor && `&cursor=${cursor}`}`,
          ),
          'listCargos',
        )
        underWay.push(...page.items)
        cursor = page.next_cursor
      }
      expect(left_out).toBeGreaterThan(0)
      expect(late).toBe(underWay.filter(isDelayed).length)
      for (const { key, is_late } of points)
        expect(is_late).toBe(underWay.some((cargo) => cargo.id === key && isDelayed(cargo)))
      expect(past_etd).toBe(
        underWay.filter(({ status, etd }) => status !== 'in_transit' && etd && etd < today).length,
      )
      expect(points.length).toBe(20)
      const { work } = await expectAnswer(
        await visitor.get('/dashboards/cargo/'),
        'getCargoDashboard',
      )
      expect(work.find(({ code }) => code === 'overdue')?.count).toBe(late)
    }),
    success('counts each departed cargo in one class of fill', async (people) => {
      const { points, without } = await fetchChart(
        people,
        'admin',
        'cargo',
        'fill',
        'week_from=2026-W01&week_to=2026-W52',
      )
      const departedQuery = toQueryString({
        status: ['in_transit', 'arrived', 'delivered', 'closed'],
        etd_from: '2026-W01',
        etd_to: '2026-W52',
      })
      const { total } = await expectAnswer(
        await (await people.as('admin')).get(`/cargos/?${departedQuery}`),
        'listCargos',
      )
      expect(points.reduce((sum, { count }) => sum + count, without)).toBe(total)
    }),
  ],
} satisfies Cases
