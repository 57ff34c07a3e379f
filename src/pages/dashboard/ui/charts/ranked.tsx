import { Bars, barsHeight } from './bars'
import { notesOf, tablesOf, tall, type Chart, type Point, type Tell, type Tools } from './tools'

/** Things side by side by one amount, named by their own words. */
export const ranked =
  (
    code: 'clients' | 'defects' | 'freight' | 'delay',
    words: {
      head(tools: Tools): string
      title(said: { name: string; value: string }, tools: Tools, chart: Chart): string
      nameOf(point: Point, tools: Tools): string
    },
  ): Tell =>
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
      says: points.map((point) => `${nameOf(point)}: ${say(unit, point.value)}`).join('; '),
      ...tablesOf(chart, tools, {
        head: words.head(tools),
        sayKey: nameOf,
        sayColumn: (series) => t(`pages/dashboard:series.${series as 'found'}`),
      }),
      notes: notesOf(chart, tools),
      height: tall(barsHeight(points.length)),
      draw: (width) => (
        <Bars points={points} unit={unit} tools={tools} width={width} labelOf={nameOf} />
      ),
    }
  }
