import { sql } from 'kysely'
import type { Handler, Schemas } from '../call'
import { getMarginScope } from '../deals/rules/permissions'
import {
  toDealList,
  toDealSearch,
  getPeriods,
  type DashboardCall,
  type Period,
} from './dashboard-query'
import {
  type Count,
  createComparedFigures,
  formatScaledDecimal,
  createCurrentFigure,
  formatPercent,
  formatEuroPerM3,
  type Sum,
} from './figures'
import { selectDeals } from '../deals/select-deals'
import { canRecordPayments } from '@domain/rules/role-rules'
import { SOLD_DEAL_STATUSES } from '@domain/rules/statuses'

/** Statuses of deals that are issued and not completed. */
const ISSUED_STATUSES: readonly Schemas['DealStatus'][] = [
  'order_confirmation',
  'confirmed',
  'loading',
  'shipped',
  'delivered',
]

export const getDealFigures: Handler<'getDealFigures'> = async (call) => {
  const periods = getPeriods(call)
  const filters = toDealSearch(call)
  const canPay = canRecordPayments(call.person)
  const [open, short, late, unpaid] = [
    { ...filters, status: [...ISSUED_STATUSES] },
    { ...filters, cover: 'short' as const },
    { ...filters, late: 'only' as const },
    { ...filters, overdue: 'only' as const },
  ]
  const createSoldFilters = ({ from, to }: Period) => ({
    ...filters,
    status: [...SOLD_DEAL_STATUSES],
    due_from: from,
    due_to: to,
  })
  const [opened, uncovered, overdue, owed, sold] = await Promise.all([
    sumDashboardDeals(call, open),
    sumDashboardDeals(call, short),
    sumDashboardDeals(call, late),
    canPay ? sumOverdueDeals(call, unpaid) : null,
    createComparedFigures(
      periods,
      (period) => toDealList(createSoldFilters(period)),
      async (period) => sumDashboardDeals(call, createSoldFilters(period)),
      [
        [
          'sold_m3',
          'm3',
          (sums) => ({ value: formatScaledDecimal(sums.litres, 3), count: sums.count }),
        ],
        [
          'sold_eur',
          'eur',
          (sums) => ({
            value: formatScaledDecimal(sums.cents, 2),
            count: sums.count,
            without: sums.count - sums.in_euro,
          }),
        ],
        ...(getMarginScope(call.person) === 'none'
          ? []
          : ([
              [
                'margin_percent',
                'percent',
                (sums) => ({
                  value: formatPercent(sums.margin, sums.rated_cents),
                  ...toRatedFigure(sums),
                }),
              ],
              [
                'margin_m3',
                'eur_m3',
                (sums) => ({
                  value: formatEuroPerM3(sums.margin, sums.rated_litres),
                  ...toRatedFigure(sums),
                }),
              ],
            ] satisfies Parameters<typeof createComparedFigures<DealSums>>[3])),
      ],
    ),
  ])
  return {
    ...periods,
    figures: [
      createCurrentFigure('open_m3', 'm3', toDealList(open), {
        value: formatScaledDecimal(opened.litres, 3),
        count: opened.count,
      }),
      createCurrentFigure('open_eur', 'eur', toDealList(open), {
        value: formatScaledDecimal(opened.cents, 2),
        count: opened.count,
        without: opened.count - opened.in_euro,
      }),
      ...(owed
        ? [
            createCurrentFigure('overdue_eur', 'eur', toDealList(unpaid), {
              value: formatScaledDecimal(owed.cents, 2),
              count: owed.count,
              without: owed.count - owed.in_euro,
            }),
          ]
        : []),
      createCurrentFigure('uncovered', 'count', toDealList(short), {
        value: String(uncovered.count),
        count: uncovered.count,
      }),
      createCurrentFigure('late', 'count', toDealList(late), {
        value: String(overdue.count),
        count: overdue.count,
      }),
      ...sold,
    ],
  }
}

type DealSums = Awaited<ReturnType<typeof sumDashboardDeals>>

const toRatedFigure = ({ count, rated, planned, expected, actual }: DealSums) => ({
  count,
  without: count - rated,
  margin_kinds: { planned, expected, actual },
})

/** Sums these deals, with the best known margin of `rated` ones. */
async function sumDashboardDeals(call: DashboardCall, search: Schemas['DealsSearch']) {
  const sumKnownMargins = (column: string) =>
    sql<Sum>`sum(case when deals.best_margin_eur_cents is not null then ${sql.ref(column)} end)`
  const row = await selectDeals(call, search, [
    'volume_l',
    'revenue_eur_cents',
    'best_margin_kind',
    'best_margin_eur_cents',
    'best_revenue_eur_cents',
    'best_volume_l',
  ])
    .select(({ fn }) => [
      fn.countAll<Count>().as('count'),
      fn.sum<Sum>('deals.volume_l').as('litres'),
      fn.sum<Sum>('deals.revenue_eur_cents').as('cents'),
      fn.count<Count>('deals.revenue_eur_cents').as('in_euro'),
      fn.sum<Sum>('deals.best_margin_eur_cents').as('margin'),
      fn.count<Count>('deals.best_margin_eur_cents').as('rated'),
      sumKnownMargins('deals.best_revenue_eur_cents').as('rated_cents'),
      sumKnownMargins('deals.best_volume_l').as('rated_litres'),
      ...(['planned', 'expected', 'actual'] as const).map((kind) =>
        sql<Sum>`sum(case when deals.best_margin_eur_cents is not null and deals.best_margin_kind = ${kind} then 1 end)`.as(
          kind,
        ),
      ),
    ])
    .executeTakeFirstOrThrow()
  return toNumbers(row)
}

/** Sums the overdue payments of these deals. */
async function sumOverdueDeals(call: DashboardCall, search: Schemas['DealsSearch']) {
  const row = await selectDeals(call, search, ['overdue_eur_cents'])
    .select(({ fn }) => [
      fn.countAll<Count>().as('count'),
      fn.sum<Sum>('deals.overdue_eur_cents').as('cents'),
      fn.count<Count>('deals.overdue_eur_cents').as('in_euro'),
    ])
    .executeTakeFirstOrThrow()
  return toNumbers(row)
}

/** Converts sums to numbers; null is 0. */
export const toNumbers = <Name extends string>(row: Record<Name, Sum>) =>
  Object.fromEntries(
    Object.entries<Sum>(row).map(([name, value]) => [name, Number(value ?? 0)]),
  ) as Record<Name, number>
