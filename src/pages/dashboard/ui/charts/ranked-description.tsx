import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar, Line } from '@visx/shape'
import { clsx } from 'clsx'
import { ChartMark, truncateText } from '@/widgets/chart'
import {
  type Chart,
  type ChartTools,
  createChartTables,
  createFixedHeight,
  type DescribeChart,
  formatNotes,
  type LeftOut,
  type Point,
} from './chart-tools'
import styles from './charts.module.css'

const ROW_HEIGHT = 28
/** Width of the value at the end of a bar. */
const VALUE_WIDTH = 84

const getBarsHeight = (count: number): number => count * ROW_HEIGHT + 4

interface BarsProps {
  points: readonly Point[]
  unit: Chart['unit']
  tools: ChartTools
  width: number
  getLabel(point: Point): string
}

/** A bar chart with the names in front and the values behind. Negative bars point the other way. */
function Bars({ points, unit, tools, width, getLabel }: BarsProps) {
  const labelWidth = Math.min(220, width * 0.4)
  const values = points.map(({ value }) => Number(value ?? 0))
  const [min, max] = [Math.min(0, ...values), Math.max(0, ...values)]
  const room = min < 0 ? VALUE_WIDTH : 0
  const x = scaleLinear({
    domain: [min, max === min ? min + 1 : max],
    range: [labelWidth + room, width - VALUE_WIDTH],
  })
  const y = scaleBand({
    domain: points.map(({ key }) => key),
    range: [0, points.length * ROW_HEIGHT],
    padding: 0.28,
  })
  return (
    <Group>
      {points.map((point, i) => {
        const value = Number(point.value ?? 0)
        const [top, thick] = [y(point.key) ?? 0, y.bandwidth()]
        const [from, to] = value < 0 ? [x(value), x(0)] : [x(0), x(value)]
        const valueText = tools.formatValue(unit, point.value)
        return (
          <ChartMark
            key={point.key}
            id={point.key}
            isFirst={i === 0}
            label={tools.t('pages/dashboard:chart.mark', {
              name: getLabel(point),
              value: valueText,
              count: point.count,
            })}
            link={point.count > 0 ? tools.linkTo(point.list) : null}
          >
            <rect x={0} y={top - 4} width={width} height={thick + 8} fill="transparent" />
            <text x={0} y={top + thick / 2} dominantBaseline="central">
              {truncateText(getLabel(point), labelWidth - 10)}
            </text>
            <Bar
              className={clsx(i === 0 ? styles.leading : styles.bar)}
              x={from}
              y={top}
              width={Math.max(1, to - from)}
              height={thick}
            />
            <text
              x={value < 0 ? from - 6 : to + 6}
              y={top + thick / 2}
              dominantBaseline="central"
              textAnchor={value < 0 ? 'end' : 'start'}
            >
              {valueText}
            </text>
          </ChartMark>
        )
      })}
      <Line
        className={clsx(styles.rule)}
        from={{ x: x(0), y: 0 }}
        to={{ x: x(0), y: points.length * ROW_HEIGHT }}
      />
    </Group>
  )
}

/** Describes a bar chart of one amount per item. */
export const createRankedDescription =
  (
    code: 'clients' | 'defects' | 'freight' | 'delay',
    config: {
      head(tools: ChartTools): string
      /**
       * Formats the title of the ranking.
       * @param first the first point with a known value
       */
      title(
        first: Point,
        valueText: { name: string; value: string },
        tools: ChartTools,
        chart: Chart,
      ): string
      getName(point: Point, tools: ChartTools): string
      /** Name of the items, if only the largest are shown. */
      leftOut?: LeftOut
    },
  ): DescribeChart =>
  (chart, tools) => {
    const { points, period, unit } = chart
    const { t, format, formatValue } = tools
    if (points.length === 0) return null
    const known = points.filter(({ value }) => value !== null)
    const [first] = known
    const getName = (point: Point) => config.getName(point, tools)
    const formatTitle = (point: Point) => {
      const values = { name: getName(point), value: formatValue(unit, point.value) }
      // A single one is neither first nor last.
      return known.length === 1
        ? t('pages/dashboard:chart.single', values)
        : config.title(point, values, tools, chart)
    }
    return {
      title: first ? formatTitle(first) : t('pages/dashboard:chart.unknown'),
      subtitle: t(`pages/dashboard:chart.${code}.subtitle`, {
        weeks: format.week(period.from, period.to),
      }),
      description: points
        .map((point) => format.labeled(getName(point), formatValue(unit, point.value)))
        .join('; '),
      ...createChartTables(chart, tools, {
        head: config.head(tools),
        formatKey: getName,
        formatColumn: (series) => t(`pages/dashboard:series.${series as 'found'}`),
      }),
      notes: formatNotes(chart, tools, config.leftOut),
      height: createFixedHeight(getBarsHeight(points.length)),
      draw: (width) => (
        <Bars points={points} unit={unit} tools={tools} width={width} getLabel={getName} />
      ),
    }
  }
