import { Bars, barsHeight } from './bars'
import {
  formatNotes,
  createChartTables,
  createFixedHeight,
  type Chart,
  type Point,
  type DescribeChart,
  type ChartTools,
} from './chart-tools'

/** Things side by side by one amount, named by their own words. */
export const createRankedDescription =
  (
    code: 'clients' | 'defects' | 'freight' | 'delay',
    words: {
      head(tools: ChartTools): string
      title(said: { name: string; value: string }, tools: ChartTools, chart: Chart): string
      nameOf(point: Point, tools: ChartTools): string
    },
  ): DescribeChart =>
  (chart, tools) => {
    const { points, period, unit } = chart
    const { t, format, say } = tools
    const [first] = points
    if (!first) return null
    const nameOf = (point: Point) => words.nameOf(point, tools)
    return {
      title: words.title({ name: nameOf(first), value: say(unit, first.value) }, tools, chart),
      subtitle: t(`pages/dashboard:chart.${code}.subtitle`, {
        weeks: format.week(period.from, period.to),
      }),
      description: points.map((point) => `${nameOf(point)}: ${say(unit, point.value)}`).join('; '),
      ...createChartTables(chart, tools, {
        head: words.head(tools),
        sayKey: nameOf,
        sayColumn: (series) => t(`pages/dashboard:series.${series as 'found'}`),
      }),
      notes: formatNotes(chart, tools),
      height: createFixedHeight(barsHeight(points.length)),
      draw: (width) => (
        <Bars points={points} unit={unit} tools={tools} width={width} getLabel={nameOf} />
      ),
    }
  }
