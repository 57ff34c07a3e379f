import { toWeek } from '@domain/calendar'
import { Dumbbells, getDumbbellsHeight } from './dumbbells'
import { createRankedDescription } from './ranked-description'
import {
  hasPeriodEnded,
  formatNotes,
  sumPoints,
  createChartTables,
  createFixedHeight,
  type Chart,
  type ChartTools,
  type Point,
  type DescribeChart,
} from './chart-tools'
import { WeekLines } from './week-lines'

/** Deals: volume sold, bought and loaded by delivery week. */
export const describeWeeks: DescribeChart = (chart, tools) => {
  const { points, period } = chart
  const currentWeek = toWeek(chart.today)
  const { t, format, formatValue } = tools
  if (sumPoints(points, ({ series }) => series === 'sold') === 0) return null
  const isUpcoming = ({ key }: Point) => key >= currentWeek
  const soldUpcoming = sumPoints(points, (point) => point.series === 'sold' && isUpcoming(point))
  const shortfall =
    soldUpcoming - sumPoints(points, (point) => point.series === 'bought' && isUpcoming(point))
  const totals = {
    sold: formatValue(
      'm3',
      sumPoints(points, ({ series }) => series === 'sold'),
    ),
    bought: formatValue(
      'm3',
      sumPoints(points, ({ series }) => series === 'bought'),
    ),
    loaded: formatValue(
      'm3',
      sumPoints(points, ({ series }) => series === 'loaded'),
    ),
  }
  const title =
    soldUpcoming === 0
      ? t('pages/dashboard:chart.weeks.past', totals)
      : shortfall > 0.5
        ? t('pages/dashboard:chart.weeks.lacking', { amount: formatValue('m3', shortfall) })
        : t('pages/dashboard:chart.weeks.covered')
  return {
    title,
    subtitle: t('pages/dashboard:chart.weeks.subtitle', {
      weeks: format.week(period.from, period.to),
    }),
    description: t('pages/dashboard:chart.weeks.says', totals),
    ...createChartTables(chart, tools, {
      head: t('pages/dashboard:chart.head.week'),
      formatKey: ({ key }) => format.week(key),
      formatColumn: (series) => t(`pages/dashboard:series.${series as 'sold'}`),
    }),
    notes: formatNotes(chart, tools),
    height: createFixedHeight(260),
    draw: (width, height) => (
      <WeekLines
        points={points}
        tools={tools}
        width={width}
        height={height}
        currentWeek={currentWeek}
      />
    ),
  }
}

/** Deals: planned and actual margin by client. */
export const describeMargin: DescribeChart = (chart, tools) => {
  const { points, period } = chart
  const { t, format } = tools
  const clients = points
    .filter(({ series }) => series === 'planned')
    .map((planned) => ({
      planned,
      gap:
        Number(
          points.find(({ series, key }) => series === 'actual' && key === planned.key)?.value ?? 0,
        ) - Number(planned.value ?? 0),
    }))
  const byGap = clients.toSorted((a, b) => a.gap - b.gap)
  const [worst] = byGap
  if (!worst) return null
  const order = byGap.map(({ planned }) => planned.key)
  const sorted = points.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
  const isOver = hasPeriodEnded(chart)
  const values = { name: worst.planned.label, points: format.number(Math.abs(worst.gap), 1) }
  const title =
    worst.gap < -0.05
      ? t(
          isOver ? 'pages/dashboard:chart.margin.less_past' : 'pages/dashboard:chart.margin.less',
          values,
        )
      : t(isOver ? 'pages/dashboard:chart.margin.kept_past' : 'pages/dashboard:chart.margin.kept')
  return {
    title,
    subtitle: t('pages/dashboard:chart.margin.subtitle', {
      weeks: format.week(period.from, period.to),
    }),
    description: t('pages/dashboard:chart.margin.says', {
      count: clients.filter(({ gap }) => gap < 0).length,
      all: clients.length,
    }),
    ...createChartTables(chart, tools, {
      head: t('pages/dashboard:filter.client'),
      formatKey: ({ label }) => label ?? '',
      formatColumn: (series) => t(`pages/dashboard:series.${series as 'planned'}`),
    }),
    notes: formatMarginNotes(chart, tools),
    height: createFixedHeight(getDumbbellsHeight(clients.length)),
    draw: (width) => <Dumbbells points={sorted} tools={tools} width={width} />,
  }
}

/** Describes the deals that are not compared, by their reason. */
function formatMarginNotes(chart: Chart, tools: ChartTools): string[] {
  const { t } = tools
  const { without, part_loaded = 0 } = chart
  return [
    ...formatNotes({ ...chart, without: 0 }, tools, 'clients'),
    ...(part_loaded > 0
      ? [t('pages/dashboard:chart.margin.part_loaded', { count: part_loaded })]
      : []),
    ...(without > 0 ? [t('pages/dashboard:chart.margin.without', { count: without })] : []),
  ]
}

/** Deals: top clients. */
export const describeClients = createRankedDescription('clients', {
  leftOut: 'clients',
  head: ({ t }) => t('pages/dashboard:filter.client'),
  getName: ({ label }) => label ?? '',
  title: (_first, values, { t }, chart) =>
    t(
      hasPeriodEnded(chart)
        ? 'pages/dashboard:chart.clients.past'
        : 'pages/dashboard:chart.clients.title',
      values,
    ),
})
