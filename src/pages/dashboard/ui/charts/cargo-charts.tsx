import { AxisBottom } from '@visx/axis'
import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { clsx } from 'clsx'
import { ChartMark } from '@/widgets/chart'
import { isSampleTooSmall } from '../../model/sample'
import { createRankedDescription } from './ranked-description'
import { CargoTimeline, getCargoTimelineHeight } from './cargo-timeline'
import {
  type ChartTools,
  createChartTables,
  createFixedHeight,
  type DescribeChart,
  formatNotes,
  hasPeriodEnded,
  type Point,
  AXIS_TICKS,
} from './chart-tools'
import styles from './charts.module.css'

const [BOTTOM, TOP] = [26, 20]
/** Room for half of the first and of the last label. */
const getRange = (width: number): [number, number] => [16, width - 20]

/** Histogram with classes of equal width. */
function Histogram({
  points,
  tools,
  width,
  height,
  formatClass,
}: {
  points: readonly Point[]
  tools: ChartTools
  width: number
  height: number
  formatClass(key: string): string
}) {
  const maxCount = Math.max(1, ...points.map(({ count }) => count))
  const x = scaleBand({
    domain: points.map(({ key }) => key),
    range: getRange(width),
    padding: 0.04,
  })
  // Each class is labeled at its lower bound.
  const scaleStart = scaleLinear({ domain: [0, points.length], range: getRange(width) })
  const named = points.flatMap((_, i) =>
    i % Math.max(1, Math.ceil((points.length * 44) / width)) === 0 ? [i] : [],
  )
  const y = scaleLinear({ domain: [0, maxCount], range: [height - BOTTOM, TOP] })
  return (
    <Group>
      {points.map((point, i) => {
        const barX = x(point.key) ?? 0
        return (
          <ChartMark
            key={point.key}
            id={point.key}
            isFirst={i === 0}
            label={tools.t('pages/dashboard:chart.class', {
              name: formatClass(point.key),
              count: point.count,
            })}
            link={point.count > 0 ? tools.linkTo(point.list) : null}
          >
            <rect
              x={barX}
              y={TOP}
              width={x.bandwidth()}
              height={height - BOTTOM - TOP}
              fill="transparent"
            />
            <Bar
              className={clsx(Number(point.key) < 80 ? styles.poor : styles.bar)}
              x={barX}
              y={y(point.count)}
              width={x.bandwidth()}
              height={height - BOTTOM - y(point.count)}
            />
            {point.count > 0 && (
              <text x={barX + x.bandwidth() / 2} y={y(point.count) - 5} textAnchor="middle">
                {tools.format.number(point.count)}
              </text>
            )}
          </ChartMark>
        )
      })}
      <AxisBottom
        scale={scaleStart}
        top={height - BOTTOM}
        hideTicks
        axisClassName={clsx(styles.axis)}
        tickValues={named}
        tickFormat={(at) => tools.format.percent(points[Number(at)]?.key ?? '')}
        tickLabelProps={AXIS_TICKS.bottom}
      />
    </Group>
  )
}

/** Cargo: departures and arrivals around today. */
export const describeTimeline: DescribeChart = (chart, tools) => {
  const { points, today, late = 0, past_etd = 0 } = chart
  const { t, format } = tools
  if (points.length === 0) return null
  const latePoints = points.filter(({ is_late }) => is_late)
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
    late > 0
      ? t('pages/dashboard:chart.timeline.over', { count: late })
      : past_etd > 0
        ? t('pages/dashboard:chart.timeline.waiting', { count: past_etd })
        : t('pages/dashboard:chart.timeline.fine', { count: points.length + chart.left_out })
  return {
    title,
    subtitle: t('pages/dashboard:chart.timeline.subtitle'),
    description: (late > 0 ? latePoints : waiting).map(({ label }) => label).join('; '),
    table: { head, rows },
    sheet: {
      head,
      rows: points.map((point, i) => ({
        key: point.key,
        cells: [...(rows[i]?.cells.slice(0, 2) ?? []), point.from ?? '', point.to ?? ''],
        link: null,
      })),
    },
    notes: formatNotes(chart, tools, 'cargos'),
    height: createFixedHeight(getCargoTimelineHeight(points.length)),
    draw: (width) => <CargoTimeline points={points} tools={tools} width={width} today={today} />,
  }
}

/** Cargo: fill rate at departure. */
export const describeFill: DescribeChart = (chart, tools) => {
  const { points, period } = chart
  const { t, format } = tools
  const all = points.reduce((sum, { count }) => sum + count, 0)
  if (all === 0) return null
  const poorCount = points.reduce(
    (sum, { key, count }) => (Number(key) < 80 ? sum + count : sum),
    0,
  )
  const formatClass = (key: string) =>
    key === '100'
      ? t('pages/dashboard:chart.fill.over')
      : t('pages/dashboard:chart.fill.class', { from: key, to: String(Number(key) + 5) })
  return {
    title: t('pages/dashboard:chart.fill.title', { count: poorCount, all: format.number(all) }),
    subtitle: t('pages/dashboard:chart.fill.subtitle', {
      weeks: format.week(period.from, period.to),
    }),
    description: points
      .map(({ key, count }) => format.labeled(formatClass(key), format.number(count)))
      .join('; '),
    ...createChartTables(chart, tools, {
      head: t('pages/dashboard:chart.head.fill'),
      formatKey: ({ key }) => formatClass(key),
      formatColumn: () => t('pages/dashboard:boards.cargo'),
    }),
    notes: formatNotes(chart, tools),
    height: createFixedHeight(220),
    draw: (width, height) => (
      <Histogram
        points={points}
        tools={tools}
        width={width}
        height={height}
        formatClass={formatClass}
      />
    ),
  }
}

/** Cargo: delays by carrier. */
export const describeDelay = createRankedDescription('delay', {
  leftOut: 'carriers',
  head: ({ t }) => t('pages/dashboard:chart.head.carrier'),
  getName: ({ label }) => label ?? '',
  title: (first, values, { t }, chart) => {
    const { measured = 0 } = chart
    if (isSampleTooSmall(measured)) return t('pages/dashboard:chart.delay.few', { count: measured })
    if (Number(first.value) <= 0) return t('pages/dashboard:chart.delay.in_time')
    return t(
      hasPeriodEnded(chart)
        ? 'pages/dashboard:chart.delay.past'
        : 'pages/dashboard:chart.delay.title',
      values,
    )
  },
})

/** Cargo: freight per m3 by lane. */
export const describeFreight = (portName: (code: string) => string | null): DescribeChart =>
  createRankedDescription('freight', {
    leftOut: 'lanes',
    head: ({ t }) => t('pages/dashboard:chart.head.lane'),
    title: (_first, values, { t }, chart) =>
      t(
        hasPeriodEnded(chart)
          ? 'pages/dashboard:chart.freight.past'
          : 'pages/dashboard:chart.freight.title',
        values,
      ),
    getName: ({ key }) =>
      key
        .split('-')
        .map((code) => portName(code) ?? code)
        .join(' → '),
  })
