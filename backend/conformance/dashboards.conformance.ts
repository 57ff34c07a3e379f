import { expect } from 'vitest'
import {
  vCargoChartCode,
  vDealChartCode,
  vSupplyChartCode,
} from '@/shared/api/generated/validators'
import type { Role, Schemas } from '../call'
import { answerOf, expectFields, expectProblem } from './answers'
import { good, invalid, NOBODY, notFound, type Cases } from './case'
import { cargoTo, loadOf, readyWood, sampleCargo, saveCargo } from './saved-cargos'
import type { People } from './host'
import { listed, queryOf } from './listed'
import { BOARD, idOf, newClient, sampleLine, savedAs } from './saved-deals'
import { submittedReport } from './saved-reports'

type Board = 'deal' | 'supply' | 'cargo'

const shipping = ['purchase_manager', 'cargo_manager', 'global_manager', 'admin'] as const
const readers: Readonly<Record<Board, readonly Role[]>> = {
  deal: ['sale_manager', ...shipping],
  supply: shipping,
  cargo: shipping,
}

/** What all three are asked: everything, one wood, and a year in two countries. */
const ASKED = ['', 'wood=PNSY', 'country=LT&country=FR&week_from=2026-W01&week_to=2026-W52']

async function askBoard(people: People, role: Role, board: Board, query = '') {
  const visitor = await people.as(role)
  const answer = await visitor.get(`/dashboards/${board}/?${query}`)
  if (board === 'deal') return answerOf(answer, 'getDealDashboard')
  return board === 'supply'
    ? answerOf(answer, 'getSupplyDashboard')
    : answerOf(answer, 'getCargoDashboard')
}

async function askFigures(people: People, role: Role, board: Board, query = '') {
  const visitor = await people.as(role)
  const answer = await visitor.get(`/dashboards/${board}/figures/?${query}`)
  if (board === 'deal') return answerOf(answer, 'getDealFigures')
  return board === 'supply'
    ? answerOf(answer, 'getSupplyFigures')
    : answerOf(answer, 'getCargoFigures')
}

async function askChart(people: People, role: Role, board: Board, chart: string, query = '') {
  const visitor = await people.as(role)
  const answer = await visitor.get(`/dashboards/${board}/charts/${chart}/?${query}`)
  if (board === 'deal') return answerOf(answer, 'getDealChart')
  return board === 'supply' ? answerOf(answer, 'getSupplyChart') : answerOf(answer, 'getCargoChart')
}

const boardAsListed = (board: Board) =>
  good(
    'counts what its lists find that are asked the same, and names the first of them, for everybody who sees it',
    async (people) => {
      for (const role of readers[board]) {
        for (const query of ASKED) {
          const { work, stages, open } = await askBoard(people, role, board, query)
          for (const { code, list, count, worst } of work) {
            const found = await listed(people, role, list)
            expect([count, worst?.id ?? null], `${role} ${code} ${query}`).toEqual([
              found.total,
              found.first,
            ])
          }
          for (const { status, list, count } of stages)
            expect(count, `${role} ${status} ${query}`).toBe(
              (await listed(people, role, list)).total,
            )
          expect(open.count, `${role} open ${query}`).toBe(
            (await listed(people, role, open.list)).total,
          )
        }
      }
    },
  )

const figuresAsListed = (board: Board) =>
  good('counts in each figure, and in the one before, what its list finds', async (people) => {
    for (const role of readers[board]) {
      for (const query of ASKED) {
        const { figures } = await askFigures(people, role, board, query)
        for (const { code, list, count, before } of figures) {
          expect(count, `${role} ${code} ${query}`).toBe((await listed(people, role, list)).total)
          if (before)
            expect(before.count, `${role} ${code} before ${query}`).toBe(
              (await listed(people, role, before.list)).total,
            )
        }
      }
    }
  })

const chartsAsListed = (board: Board, charts: readonly string[]) =>
  good('counts in each point of each chart what its list finds', async (people) => {
    for (const chart of charts) {
      for (const query of ASKED) {
        const { points } = await askChart(people, 'global_manager', board, chart, query)
        const counted = new Map(
          points.flatMap(({ list, count }) =>
            list ? [[JSON.stringify(list), { list, count }] as const] : [],
          ),
        )
        for (const { list, count } of counted.values())
          expect(count, `${chart} ${query} ${JSON.stringify(list)}`).toBe(
            (await listed(people, 'global_manager', list)).total,
          )
      }
    }
  })

const refusesReversed = (path: string) =>
  invalid('refuses a period that ends before it begins', async (people) => {
    await expectFields(
      await (await people.as('admin')).get(`${path}?week_from=2026-W20&week_to=2026-W19`),
      { '?week_to': 'week_order' },
    )
  })

const noSuchChart = (board: Board) =>
  notFound('has no other chart', async (people) => {
    await expectProblem(
      await (await people.as('admin')).get(`/dashboards/${board}/charts/pie/`),
      'not_found',
      404,
    )
  })

const marginOf = (figures: Schemas['BoardFigures']['figures']) =>
  figures.filter(({ code }) => code.startsWith('margin')).map(({ code }) => code)

export const dashboardCases = {
  getDealDashboard: [
    boardAsListed('deal'),
    refusesReversed('/dashboards/deal/'),
    good(
      'tells of a deal that is late and has no wood, and adds it to its status',
      async (people) => {
        const codes = async (id: string) =>
          (await askBoard(people, 'admin', 'deal')).work
            .filter(({ worst }) => worst?.id === id)
            .map(({ code }) => code)
        const before = await askBoard(people, 'admin', 'deal')
        const { deal } = await savedAs(people, 'confirmed', {
          delivery_week_from: '1999-W02',
          delivery_week_to: null,
        })
        expect(await codes(deal.id)).toEqual(['late', 'uncovered'])
        const after = await askBoard(people, 'admin', 'deal')
        const confirmed = ({ stages }: typeof after) =>
          Number(stages.find(({ status }) => status === 'confirmed')?.volume_m3)
        expect(confirmed(after) - confirmed(before)).toBeCloseTo(Number(deal.planned.volume_m3), 3)
      },
    ),
    good('is of the own deals for a sale manager, whoever is asked for', async (people) => {
      const { work } = await askBoard(people, 'sale_manager', 'deal', `sale_manager_id=${NOBODY}`)
      const own = await idOf(people, 'sale_manager')
      expect(
        work.map(({ list: { search } }) => 'sale_manager_id' in search && search.sale_manager_id),
      ).toEqual(work.map(() => [own]))
    }),
  ],
  getDealFigures: [
    figuresAsListed('deal'),
    refusesReversed('/dashboards/deal/figures/'),
    good('tells margins to those who see them', async (people) => {
      const told = async (role: Role) => marginOf((await askFigures(people, role, 'deal')).figures)
      expect(await told('purchase_manager')).toEqual(['margin_percent', 'margin_m3'])
      expect(await told('sale_manager')).toEqual(['margin_percent', 'margin_m3'])
      expect(await told('cargo_manager')).toEqual([])
    }),
    good(
      'sums a period up with as many weeks before it beside it, and says what has no rate',
      async (people) => {
        const client_id = await newClient(people)
        const due = { client_id, delivery_week_from: '2025-W10', delivery_week_to: '2025-W11' }
        await savedAs(people, 'confirmed', due)
        await savedAs(people, 'confirmed', {
          ...due,
          delivery_week_from: '2025-W08',
          delivery_week_to: '2025-W09',
        })
        await savedAs(people, 'confirmed', {
          ...due,
          lines: [sampleLine({ specification: BOARD, planned_purchase_price: null })],
        })
        const { period, before, figures } = await askFigures(
          people,
          'admin',
          'deal',
          `client_id=${client_id}&week_from=2025-W10&week_to=2025-W11`,
        )
        expect([period, before]).toEqual([
          { from: '2025-W10', to: '2025-W11' },
          { from: '2025-W08', to: '2025-W09' },
        ])
        const of = (code: string) => figures.find((figure) => figure.code === code)
        expect([of('sold_m3')?.value, of('sold_m3')?.before?.value]).toEqual(['80.000', '40.000'])
        expect([of('sold_eur')?.value, of('sold_eur')?.without]).toEqual(['24960.00', 0])
        // 1,110.40 of 12,480.00, and of 40 m3: of the deal alone whose cost is planned.
        expect([
          of('margin_percent')?.value,
          of('margin_m3')?.value,
          of('margin_m3')?.without,
        ]).toEqual(['8.9', '27.76', 1])
        expect(of('margin_percent')?.margin_kinds).toEqual({ planned: 1, expected: 0, actual: 0 })
      },
    ),
  ],
  getDealChart: [
    chartsAsListed('deal', vDealChartCode.options),
    refusesReversed('/dashboards/deal/charts/weeks/'),
    noSuchChart('deal'),
    notFound('has no chart of margins for who sees none', async (people) => {
      await expectProblem(
        await (await people.as('cargo_manager')).get('/dashboards/deal/charts/margin/'),
        'not_found',
        404,
      )
    }),
    good(
      'sets the margin of what was loaded beside the planned one, as the deals have them',
      async (people) => {
        const woods = await readyWood(people, { ready: '38' })
        await cargoTo(
          people,
          await saveCargo(people, sampleCargo({ lines: [loadOf(woods, '20')] })),
          'booked',
          'loading',
        )
        const deal = await answerOf(
          await (await people.as('admin')).get(`/deals/${woods.deal.id}/`),
          'getDeal',
        )
        const week = deal.delivery_week_to ?? deal.delivery_week_from ?? ''
        const { points } = await askChart(
          people,
          'admin',
          'deal',
          'margin',
          `client_id=${deal.client.id}&week_from=${week}&week_to=${week}`,
        )
        const value = (series: string) => points.find((each) => each.series === series)?.value
        expect(Number(value('planned'))).toBeCloseTo(Number(deal.planned.margin?.percent), 1)
        expect(Number(value('actual'))).toBeCloseTo(Number(deal.actual?.margin?.percent), 1)
      },
    ),
  ],
  getSupplyDashboard: [
    boardAsListed('supply'),
    refusesReversed('/dashboards/supply/'),
    good(
      'tells of reports to those who may approve them, and not to their inspector',
      async (people) => {
        const waiting = async (role: Role) =>
          (await askBoard(people, role, 'supply')).work.find(({ code }) => code === 'approval')
            ?.count
        const before = await waiting('purchase_manager')
        await submittedReport(people)
        expect(await waiting('purchase_manager')).toBe((before ?? 0) + 1)
        expect(await waiting('cargo_manager')).toBeUndefined()
      },
    ),
  ],
  getSupplyFigures: [figuresAsListed('supply'), refusesReversed('/dashboards/supply/figures/')],
  getSupplyChart: [
    chartsAsListed('supply', vSupplyChartCode.options),
    refusesReversed('/dashboards/supply/charts/prices/'),
    noSuchChart('supply'),
    good('sums up to what is free, but for what has no week', async (people) => {
      const { points } = await askChart(people, 'admin', 'supply', 'long')
      const visitor = await people.as('admin')
      const sums = async (query: string) =>
        Number(
          (await answerOf(await visitor.get(`/supplies/totals/?${query}`), 'sumSupplies')).free_m3,
        )
      const all = points.reduce((sum, { value }) => sum + Number(value), 0)
      expect(all).toBeCloseTo(await sums('free=only&week_from=1990-W01'), 3)
    }),
  ],
  getCargoDashboard: [boardAsListed('cargo'), refusesReversed('/dashboards/cargo/')],
  getCargoFigures: [figuresAsListed('cargo'), refusesReversed('/dashboards/cargo/figures/')],
  getCargoChart: [
    chartsAsListed('cargo', vCargoChartCode.options),
    refusesReversed('/dashboards/cargo/charts/fill/'),
    noSuchChart('cargo'),
    good('puts each cargo that has left into one class of its fill', async (people) => {
      const { points, without } = await askChart(
        people,
        'admin',
        'cargo',
        'fill',
        'week_from=2026-W01&week_to=2026-W52',
      )
      const left = queryOf({
        status: ['in_transit', 'arrived', 'delivered', 'closed'],
        etd_from: '2026-W01',
        etd_to: '2026-W52',
      })
      const { total } = await answerOf(
        await (await people.as('admin')).get(`/cargos/?${left}`),
        'listCargos',
      )
      expect(points.reduce((sum, { count }) => sum + count, without)).toBe(total)
    }),
  ],
} satisfies Cases
