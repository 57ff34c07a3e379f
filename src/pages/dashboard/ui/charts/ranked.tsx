import { Bars, barsHeight } from './bars'
import { notesOf, tablesOf, tall, type Point, type Tell } from './tools'

/** Things side by side by one amount, named by their own words. */
export const ranked =
  (code: 'clients' | 'defects' | 'freight' | 'delay', words: { head(tools: Parameters<Tell>[1]): string; nameOf(point: Point, tools: Parameters<Tell>[1]): string }): Tell =>
  (chart, tools) => {
    const { points, period, unit } = chart
    const { t, format, say } = tools
    const [first] = points
    if (!first) return null
    const nameOf = (point: Point) => words.nameOf(point, tools)
    return {
      title: t(`pages/dashboard:chart.${code}.title`, { name: nameOf(first), value: say(unit, first.value) }),
      subtitle: t(`pages/dashboard:chart.${code}.subtitle`, { weeks: format.week(period.from, period.to) }),
      says: points.map((point) => `${nameOf(point)}: ${say(unit, point.value)}`).join('; '),
      ...tablesOf(chart, tools, { head: words.head(tools), sayKey: nameOf, sayColumn: (series) => t(`pages/dashboard:series.${series as 'found'}`) }),
      notes: notesOf(chart, tools),
      height: tall(barsHeight(points.length)),
      draw: (width) => <Bars points={points} unit={unit} tools={tools} width={width} labelOf={nameOf} />,
    }
  }
