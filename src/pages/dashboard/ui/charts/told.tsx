import { addWeeks, weekOf } from '@/shared/lib/timber'
import { Bars, barsHeight } from './bars'
import { Dumbbells, dumbbellsHeight } from './dumbbells'
import { Heat, heatHeight } from './heat'
import { Histogram } from './histogram'
import { panelsHeight, PricePanels } from './price-panels'
import { Scorecard, scorecardHeight } from './scorecard'
import { Timeline, timelineHeight } from './timeline'
import { notesOf, tablesOf, type Point, type Tell } from './tools'
import { WeekLines } from './week-lines'

/** A drawing that has the same height at any width. */
const tall = (height: number) => () => height

const sumOf = (points: readonly Point[], of: (point: Point) => boolean) => points.reduce((sum, point) => (of(point) ? sum + Number(point.value ?? 0) : sum), 0)

/** Deals: what is sold, bought and loaded by the week of delivery. */
export const tellWeeks: Tell = (chart, tools) => {
  const { points, period } = chart
  const today = weekOf(chart.today)
  const { t, format, say } = tools
  if (sumOf(points, ({ series }) => series === 'sold') === 0) return null
  const ahead = ({ key }: Point) => key >= today
  const lacking = sumOf(points, (point) => point.series === 'sold' && ahead(point)) - sumOf(points, (point) => point.series === 'bought' && ahead(point))
  const title = lacking > 0.5 ? t('pages/dashboard:chart.weeks.lacking', { amount: say('m3', lacking) }) : t('pages/dashboard:chart.weeks.covered')
  return {
    title,
    subtitle: t('pages/dashboard:chart.weeks.subtitle', { weeks: format.week(period.from, period.to) }),
    says: t('pages/dashboard:chart.weeks.says', {
      sold: say('m3', sumOf(points, ({ series }) => series === 'sold')),
      bought: say('m3', sumOf(points, ({ series }) => series === 'bought')),
      loaded: say('m3', sumOf(points, ({ series }) => series === 'loaded')),
    }),
    ...tablesOf(chart, tools, {
      head: t('pages/dashboard:chart.head.week'),
      sayKey: ({ key }) => format.week(key),
      sayColumn: (series) => t(`pages/dashboard:series.${series as 'sold'}`),
    }),
    notes: notesOf(chart, tools),
    height: tall(260),
    draw: (width, height) => <WeekLines points={points} tools={tools} width={width} height={height} today={today} />,
  }
}

/** Deals: planned against actual margin, client by client. */
export const tellMargin: Tell = (chart, tools) => {
  const { points, period } = chart
  const { t, format } = tools
  const clients = points
    .filter(({ series }) => series === 'planned')
    .map((planned) => ({ planned, gap: Number(points.find(({ series, key }) => series === 'actual' && key === planned.key)?.value ?? 0) - Number(planned.value ?? 0) }))
  const byGap = clients.toSorted((a, b) => a.gap - b.gap)
  const [worst] = byGap
  if (!worst) return null
  const order = byGap.map(({ planned }) => planned.key)
  const sorted = points.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
  return {
    title: worst.gap < -0.05 ? t('pages/dashboard:chart.margin.less', { name: worst.planned.label, points: format.number(Math.abs(worst.gap), 1) }) : t('pages/dashboard:chart.margin.kept'),
    subtitle: t('pages/dashboard:chart.margin.subtitle', { weeks: format.week(period.from, period.to) }),
    says: t('pages/dashboard:chart.margin.says', { count: clients.filter(({ gap }) => gap < 0).length, all: clients.length }),
    ...tablesOf(chart, tools, {
      head: t('pages/dashboard:filter.client'),
      sayKey: ({ label }) => label ?? '',
      sayColumn: (series) => t(`pages/dashboard:series.${series as 'planned'}`),
    }),
    notes: notesOf(chart, tools),
    height: tall(dumbbellsHeight(clients.length)),
    draw: (width) => <Dumbbells points={sorted} tools={tools} width={width} />,
  }
}

/** Things side by side by one amount, named by their own words. */
const ranked =
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

export const tellClients = ranked('clients', { head: ({ t }) => t('pages/dashboard:filter.client'), nameOf: ({ label }) => label ?? '' })

export const tellDefects = ranked('defects', {
  head: ({ t }) => t('pages/dashboard:chart.head.defect'),
  nameOf: ({ key }, { t }) => t(`entities/inspection:defect.${key as 'knots'}`),
})

export const tellDelay = ranked('delay', { head: ({ t }) => t('pages/dashboard:chart.head.carrier'), nameOf: ({ label }) => label ?? '' })

/** @param portName what a port is called, by its code */
export const tellFreight = (portName: (code: string) => string | null): Tell =>
  ranked('freight', {
    head: ({ t }) => t('pages/dashboard:chart.head.lane'),
    nameOf: ({ key }) =>
      key
        .split('-')
        .map((code) => portName(code) ?? code)
        .join(' → '),
  })

/** Supplies: what nobody has, by wood and week. */
export const tellLong: Tell = (chart, tools) => {
  const { points } = chart
  const { t, say, shortWeek } = tools
  const all = sumOf(points, () => true)
  if (all === 0) return null
  const sayRow = (wood: string) => t(`entities/product:wood.${wood as 'PNSY'}`)
  const sayColumn = (key: string) => (key === 'now' ? t('pages/dashboard:chart.long.now') : key === 'later' ? t('pages/dashboard:chart.long.later') : shortWeek(key))
  const now = sumOf(points, ({ key }) => key === 'now')
  return {
    title: now > 0 ? t('pages/dashboard:chart.long.ready', { amount: say('m3', now), all: say('m3', all) }) : t('pages/dashboard:chart.long.coming', { all: say('m3', all) }),
    subtitle: t('pages/dashboard:chart.long.subtitle'),
    says: [...new Set(points.map(({ series }) => series))].map((wood) => `${sayRow(wood)}: ${say('m3', sumOf(points, ({ series }) => series === wood))}`).join('; '),
    ...flat(chart, tools, sayRow, sayColumn),
    notes: notesOf(chart, tools),
    height: tall(heatHeight(new Set(points.map(({ series }) => series)).size)),
    draw: (width) => <Heat points={points} tools={tools} width={width} sayRow={sayRow} sayColumn={sayColumn} />,
  }
}

/** A row for each cell: the species are no measures, so they make no columns. */
function flat(chart: Parameters<Tell>[0], tools: Parameters<Tell>[1], sayRow: (wood: string) => string, sayColumn: (key: string) => string) {
  const { points, unit } = chart
  const { t, format } = tools
  return tablesOf({ unit, points: points.filter(({ count }) => count > 0).map((point) => ({ ...point, series: 'free', label: point.series })) }, tools, {
    head: t('pages/dashboard:filter.wood'),
    keyOf: ({ label, key }) => `${label ?? ''} ${key}`,
    sayKey: ({ label, key }) => `${sayRow(label ?? '')}, ${key === 'now' || key === 'later' ? sayColumn(key) : format.week(key)}`,
    sayColumn: () => t('pages/dashboard:series.free'),
  })
}

/** Supplies: how mills keep their word. */
export const tellMills: Tell = (chart, tools) => {
  const { points, period } = chart
  const { t, format, say } = tools
  const kept = points.filter(({ series, value }) => series === 'on_time' && value !== null)
  const worst = kept.toSorted((a, b) => Number(a.value) - Number(b.value))[0]
  if (!worst) return null
  return {
    title:
      Number(worst.value) < 99.5 ? t('pages/dashboard:chart.mills.title', { name: worst.label, value: say('percent', worst.value) }) : t('pages/dashboard:chart.mills.all'),
    subtitle: t('pages/dashboard:chart.mills.subtitle', { weeks: format.week(period.from, period.to) }),
    says: kept.map(({ label, value }) => `${label ?? ''}: ${say('percent', value)}`).join('; '),
    ...tablesOf(chart, tools, {
      head: t('pages/dashboard:filter.sawmill'),
      sayKey: ({ label }) => label ?? '',
      sayColumn: (series) => t(`pages/dashboard:series.${series as 'on_time'}`),
    }),
    notes: [t('pages/dashboard:chart.mills.below'), ...notesOf(chart, tools)],
    height: tall(scorecardHeight(kept.length)),
    draw: (width) => <Scorecard points={points} tools={tools} width={width} />,
  }
}

/** Supplies: what a m3 costs, product by product. */
export const tellPrices: Tell = (chart, tools) => {
  const { points, period } = chart
  const { t, format, say } = tools
  const products = [...new Set(points.map(({ series }) => series))].map((id) => points.filter(({ series, value }) => series === id && value !== null)).filter((own) => own.length > 0)
  const moves = products.map((own) => ({ name: own[0]?.label ?? '', by: (Number(own.at(-1)?.value) / Number(own[0]?.value) - 1) * 100 }))
  const most = moves.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))[0]
  if (!most) return null
  const weeks: string[] = []
  for (let week = period.from; week <= period.to && weeks.length < 530; week = addWeeks(week, 1)) weeks.push(week)
  const shown = products.flat()
  return {
    title:
      Math.abs(most.by) < 0.5
        ? t('pages/dashboard:chart.prices.steady')
        : t(most.by > 0 ? 'pages/dashboard:chart.prices.up' : 'pages/dashboard:chart.prices.down', { name: most.name, percent: format.number(Math.abs(most.by), 0) }),
    subtitle: t('pages/dashboard:chart.prices.subtitle', { weeks: format.week(period.from, period.to) }),
    says: products.map((own) => `${own[0]?.label ?? ''}: ${say('eur_m3', own[0]?.value ?? null)} → ${say('eur_m3', own.at(-1)?.value ?? null)}`).join('; '),
    ...tablesOf({ ...chart, points: points.map((point) => ({ ...point, series: 'price', key: `${point.series} ${point.key}`, label: `${point.label ?? ''}, ${format.week(point.key)}` })) }, tools, {
      head: t('pages/dashboard:chart.head.product'),
      sayKey: ({ label }) => label ?? '',
      sayColumn: () => t('pages/dashboard:series.price'),
    }),
    notes: notesOf(chart, tools),
    height: tall(panelsHeight(products.length)),
    draw: (width) => <PricePanels points={shown} weeks={weeks} tools={tools} width={width} />,
  }
}

/** Cargo: when each leaves and comes, around today. */
export const tellTimeline: Tell = (chart, tools) => {
  const { points, today } = chart
  const { t, format } = tools
  if (points.length === 0) return null
  const over = points.filter(({ series, to }) => series === 'in_transit' && to !== null && to < today)
  const rows = points.map((point) => ({
    key: point.key,
    cells: [point.label ?? '', t(`entities/cargo:status.${point.series as 'in_transit'}`), ...[point.from, point.to].map((day) => (day === null ? '–' : format.date(day)))],
    link: null,
  }))
  const head = [t('pages/dashboard:boards.cargo'), t('pages/dashboard:status'), 'ETD', 'ETA']
  const title = over.length > 0 ? t('pages/dashboard:chart.timeline.over', { count: over.length }) : t('pages/dashboard:chart.timeline.fine', { count: points.length })
  return {
    title,
    subtitle: t('pages/dashboard:chart.timeline.subtitle'),
    says: over.map(({ label }) => label).join('; '),
    table: { head, rows },
    sheet: { head, rows: points.map((point, i) => ({ key: point.key, cells: [...(rows[i]?.cells.slice(0, 2) ?? []), point.from ?? '', point.to ?? ''], link: null })) },
    notes: notesOf(chart, tools),
    height: tall(timelineHeight(points.length)),
    draw: (width) => <Timeline points={points} tools={tools} width={width} today={today} />,
  }
}

/** Cargo: how many left filled how far. */
export const tellFill: Tell = (chart, tools) => {
  const { points, period } = chart
  const { t, format } = tools
  const all = points.reduce((sum, { count }) => sum + count, 0)
  if (all === 0) return null
  const poor = points.reduce((sum, { key, count }) => (Number(key) < 80 ? sum + count : sum), 0)
  const sayClass = (key: string) => (key === '100' ? t('pages/dashboard:chart.fill.over') : t('pages/dashboard:chart.fill.class', { from: key, to: String(Number(key) + 5) }))
  return {
    title: t('pages/dashboard:chart.fill.title', { count: poor, all: format.number(all) }),
    subtitle: t('pages/dashboard:chart.fill.subtitle', { weeks: format.week(period.from, period.to) }),
    says: points.map(({ key, count }) => `${sayClass(key)}: ${format.number(count)}`).join('; '),
    ...tablesOf(chart, tools, { head: t('pages/dashboard:chart.head.fill'), sayKey: ({ key }) => sayClass(key), sayColumn: () => t('pages/dashboard:boards.cargo') }),
    notes: notesOf(chart, tools),
    height: tall(220),
    draw: (width, height) => <Histogram points={points} tools={tools} width={width} height={height} sayClass={sayClass} />,
  }
}
