import { addWeeks } from '@domain/timber'
import { HeatMap, heatMapHeight } from './heat-map'
import { panelsHeight, PricePanels } from './price-panels'
import { createRankedDescription } from './ranked-description'
import { Scorecard, scorecardHeight } from './scorecard'
import {
  isPeriodPast,
  formatNotes,
  sumPoints,
  createChartTables,
  createFixedHeight,
  type DescribeChart,
} from './chart-tools'

/** Supplies: unallocated volume by wood and week. */
export const describeUnallocated: DescribeChart = (chart, tools) => {
  const { points } = chart
  const { t, say, shortWeek } = tools
  const all = sumPoints(points, () => true)
  if (all === 0) return null
  const sayRow = (wood: string) => t(`entities/product:wood.${wood as 'PNSY'}`)
  const sayColumn = (key: string) =>
    key === 'now'
      ? t('pages/dashboard:chart.long.now')
      : key === 'later'
        ? t('pages/dashboard:chart.long.later')
        : shortWeek(key)
  const now = sumPoints(points, ({ key }) => key === 'now')
  return {
    title:
      now > 0
        ? t('pages/dashboard:chart.long.ready', { amount: say('m3', now), all: say('m3', all) })
        : t('pages/dashboard:chart.long.coming', { all: say('m3', all) }),
    subtitle: t('pages/dashboard:chart.long.subtitle'),
    description: [...new Set(points.map(({ series }) => series))]
      .map(
        (wood) =>
          `${sayRow(wood)}: ${say(
            'm3',
            sumPoints(points, ({ series }) => series === wood),
          )}`,
      )
      .join('; '),
    ...createFlatTable(chart, tools, sayRow, sayColumn),
    notes: formatNotes(chart, tools),
    height: createFixedHeight(heatMapHeight(new Set(points.map(({ series }) => series)).size)),
    draw: (width) => (
      <HeatMap
        points={points}
        tools={tools}
        width={width}
        formatRow={sayRow}
        formatColumn={sayColumn}
      />
    ),
  }
}

/** One row per cell: the species are not measures, so they can't be columns. */
function createFlatTable(
  chart: Parameters<DescribeChart>[0],
  tools: Parameters<DescribeChart>[1],
  sayRow: (wood: string) => string,
  sayColumn: (key: string) => string,
) {
  const { points, unit } = chart
  const { t, format } = tools
  return createChartTables(
    {
      unit,
      points: points
        .filter(({ count }) => count > 0)
        .map((point) => ({ ...point, series: 'free', label: point.series })),
    },
    tools,
    {
      head: t('pages/dashboard:filter.wood'),
      keyOf: ({ label, key }) => `${label ?? ''} ${key}`,
      sayKey: ({ label, key }) =>
        `${sayRow(label ?? '')}, ${key === 'now' || key === 'later' ? sayColumn(key) : format.week(key)}`,
      sayColumn: () => t('pages/dashboard:series.free'),
    },
  )
}

/** Supplies: reliability of mills. */
export const describeMills: DescribeChart = (chart, tools) => {
  const { points, period } = chart
  const { t, format, say } = tools
  const kept = points.filter(({ series, value }) => series === 'on_time' && value !== null)
  const worst = kept.toSorted((a, b) => Number(a.value) - Number(b.value))[0]
  if (!worst) return null
  return {
    title:
      Number(worst.value) < 99.5
        ? t(
            isPeriodPast(chart)
              ? 'pages/dashboard:chart.mills.past'
              : 'pages/dashboard:chart.mills.title',
            { name: worst.label, value: say('percent', worst.value) },
          )
        : t('pages/dashboard:chart.mills.all'),
    subtitle: t('pages/dashboard:chart.mills.subtitle', {
      weeks: format.week(period.from, period.to),
    }),
    description: kept
      .map(({ label, value }) => `${label ?? ''}: ${say('percent', value)}`)
      .join('; '),
    ...createChartTables(chart, tools, {
      head: t('pages/dashboard:filter.sawmill'),
      sayKey: ({ label }) => label ?? '',
      sayColumn: (series) => t(`pages/dashboard:series.${series as 'on_time'}`),
    }),
    notes: [t('pages/dashboard:chart.mills.below'), ...formatNotes(chart, tools)],
    height: (width) => scorecardHeight(kept.length, width),
    draw: (width) => <Scorecard points={points} tools={tools} width={width} />,
  }
}

/** Supplies: price per m3 by product. */
export const describePrices: DescribeChart = (chart, tools) => {
  const { points, period } = chart
  const { t, format, say } = tools
  const products = [...new Set(points.map(({ series }) => series))]
    .map((id) => points.filter(({ series, value }) => series === id && value !== null))
    .filter((own) => own.length > 0)
  // A single week shows no change.
  const moves = products
    .filter((own) => own.length > 1)
    .map((own) => ({
      name: own[0]?.label ?? '',
      by: (Number(own.at(-1)?.value) / Number(own[0]?.value) - 1) * 100,
    }))
  const most = moves.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))[0]
  if (products.length === 0) return null
  const weeks: string[] = []
  for (let week = period.from; week <= period.to && weeks.length < 530; week = addWeeks(week, 1))
    weeks.push(week)
  const shown = products.flat()
  return {
    title: formatPriceTitle(most, isPeriodPast(chart), tools),
    subtitle: t('pages/dashboard:chart.prices.subtitle', {
      weeks: format.week(period.from, period.to),
    }),
    description: products
      .map(
        (own) =>
          `${own[0]?.label ?? ''}: ${say('eur_m3', own[0]?.value ?? null)} → ${say('eur_m3', own.at(-1)?.value ?? null)}`,
      )
      .join('; '),
    ...createChartTables(
      {
        ...chart,
        points: points.map((point) => ({
          ...point,
          series: 'price',
          key: `${point.series} ${point.key}`,
          label: `${point.label ?? ''}, ${format.week(point.key)}`,
        })),
      },
      tools,
      {
        head: t('pages/dashboard:chart.head.product'),
        sayKey: ({ label }) => label ?? '',
        sayColumn: () => t('pages/dashboard:series.price'),
      },
    ),
    notes: formatNotes(chart, tools),
    height: createFixedHeight(panelsHeight(products.length)),
    draw: (width) => <PricePanels points={shown} weeks={weeks} tools={tools} width={width} />,
  }
}

function formatPriceTitle(
  most: { name: string; by: number } | undefined,
  isOver: boolean,
  { t, format }: Parameters<DescribeChart>[1],
): string {
  if (!most) return t('pages/dashboard:chart.prices.single')
  if (Math.abs(most.by) < 0.5)
    return t(
      isOver ? 'pages/dashboard:chart.prices.steady_past' : 'pages/dashboard:chart.prices.steady',
    )
  const said = { name: most.name, percent: format.number(Math.abs(most.by), 0) }
  if (isOver)
    return t(
      most.by > 0
        ? 'pages/dashboard:chart.prices.up_past'
        : 'pages/dashboard:chart.prices.down_past',
      said,
    )
  return t(
    most.by > 0 ? 'pages/dashboard:chart.prices.up' : 'pages/dashboard:chart.prices.down',
    said,
  )
}

/** Supplies: inspection results. */
export const describeDefects = createRankedDescription('defects', {
  head: ({ t }) => t('pages/dashboard:chart.head.defect'),
  title: (said, { t }) => t('pages/dashboard:chart.defects.title', said),
  nameOf: ({ key }, { t }) => t(`entities/inspection:defect.${key as 'knots'}`),
})
