import { Histogram } from './histogram'
import { createRankedDescription } from './ranked-description'
import { Timeline, timelineHeight } from './timeline'
import {
  isPeriodPast,
  formatNotes,
  createChartTables,
  createFixedHeight,
  type DescribeChart,
} from './chart-tools'

/** Cargo: when each leaves and comes, around today. */
export const describeTimeline: DescribeChart = (chart, tools) => {
  const { points, today } = chart
  const { t, format } = tools
  if (points.length === 0) return null
  const over = points.filter(
    ({ series, to }) => series === 'in_transit' && to !== null && to < today,
  )
  const rows = points.map((point) => ({
    key: point.key,
    cells: [
      point.label ?? '',
      t(`entities/cargo:status.${point.series as 'in_transit'}`),
      ...[point.from, point.to].map((day) => (day === null ? '–' : format.date(day))),
    ],
    link: null,
  }))
  const head = [t('pages/dashboard:boards.cargo'), t('pages/dashboard:status'), 'ETD', 'ETA']
  const waiting = points.filter(
    ({ series, from }) => series !== 'in_transit' && from !== null && from < today,
  )
  const title =
    over.length > 0
      ? t('pages/dashboard:chart.timeline.over', { count: over.length })
      : waiting.length > 0
        ? t('pages/dashboard:chart.timeline.waiting', { count: waiting.length })
        : t('pages/dashboard:chart.timeline.fine', { count: points.length + chart.left_out })
  return {
    title,
    subtitle: t('pages/dashboard:chart.timeline.subtitle'),
    description: (over.length > 0 ? over : waiting).map(({ label }) => label).join('; '),
    table: { head, rows },
    sheet: {
      head,
      rows: points.map((point, i) => ({
        key: point.key,
        cells: [...(rows[i]?.cells.slice(0, 2) ?? []), point.from ?? '', point.to ?? ''],
        link: null,
      })),
    },
    notes: formatNotes(chart, tools),
    height: createFixedHeight(timelineHeight(points.length)),
    draw: (width) => <Timeline points={points} tools={tools} width={width} today={today} />,
  }
}

/** Cargo: how many left filled how far. */
export const describeFill: DescribeChart = (chart, tools) => {
  const { points, period } = chart
  const { t, format } = tools
  const all = points.reduce((sum, { count }) => sum + count, 0)
  if (all === 0) return null
  const poor = points.reduce((sum, { key, count }) => (Number(key) < 80 ? sum + count : sum), 0)
  const sayClass = (key: string) =>
    key === '100'
      ? t('pages/dashboard:chart.fill.over')
      : t('pages/dashboard:chart.fill.class', { from: key, to: String(Number(key) + 5) })
  return {
    title: t('pages/dashboard:chart.fill.title', { count: poor, all: format.number(all) }),
    subtitle: t('pages/dashboard:chart.fill.subtitle', {
      weeks: format.week(period.from, period.to),
    }),
    description: points
      .map(({ key, count }) => `${sayClass(key)}: ${format.number(count)}`)
      .join('; '),
    ...createChartTables(chart, tools, {
      head: t('pages/dashboard:chart.head.fill'),
      sayKey: ({ key }) => sayClass(key),
      sayColumn: () => t('pages/dashboard:boards.cargo'),
    }),
    notes: formatNotes(chart, tools),
    height: createFixedHeight(220),
    draw: (width, height) => (
      <Histogram points={points} tools={tools} width={width} height={height} sayClass={sayClass} />
    ),
  }
}

/** Cargo: whose comes late. */
export const describeDelay = createRankedDescription('delay', {
  head: ({ t }) => t('pages/dashboard:chart.head.carrier'),
  nameOf: ({ label }) => label ?? '',
  title: (said, { t }, chart) => {
    if (Number(chart.points[0]?.value ?? 0) <= 0) return t('pages/dashboard:chart.delay.in_time')
    return t(
      isPeriodPast(chart)
        ? 'pages/dashboard:chart.delay.past'
        : 'pages/dashboard:chart.delay.title',
      said,
    )
  },
})

/**
 * Cargo: what a m3 costs on each lane.
 * @param findPortName what a port is called, by its code
 */
export const describeFreight = (portName: (code: string) => string | null): DescribeChart =>
  createRankedDescription('freight', {
    head: ({ t }) => t('pages/dashboard:chart.head.lane'),
    title: (said, { t }, chart) =>
      t(
        isPeriodPast(chart)
          ? 'pages/dashboard:chart.freight.past'
          : 'pages/dashboard:chart.freight.title',
        said,
      ),
    nameOf: ({ key }) =>
      key
        .split('-')
        .map((code) => portName(code) ?? code)
        .join(' → '),
  })
