import { addWeeks } from '@domain/calendar'
import { HeatMap, getHeatMapHeight } from './heat-map'
import { getPanelsHeight, PricePanels } from './price-panels'
import { createRankedDescription } from './ranked-description'
import { Scorecard, getScorecardHeight } from './scorecard'
import {
  hasPeriodEnded,
  formatNotes,
  sumPoints,
  createChartTables,
  createFixedHeight,
  type DescribeChart,
} from './chart-tools'

/** Supplies: unallocated volume by wood and week. */
export const describeUnallocated: DescribeChart = (chart, tools) => {
  const { points } = chart
  const { t, format, formatValue, shortWeek } = tools
  const all = sumPoints(points, () => true)
  if (all === 0) return null
  const formatRow = (wood: string) => t(`entities/product:wood.${wood as 'PNSY'}`)
  const formatColumn = (key: string) =>
    key === 'now'
      ? t('pages/dashboard:chart.long.now')
      : key === 'later'
        ? t('pages/dashboard:chart.long.later')
        : shortWeek(key)
  const readyNow = sumPoints(points, ({ key }) => key === 'now')
  return {
    title:
      readyNow > 0
        ? t('pages/dashboard:chart.long.ready', {
            amount: formatValue('m3', readyNow),
            all: formatValue('m3', all),
          })
        : t('pages/dashboard:chart.long.coming', { all: formatValue('m3', all) }),
    subtitle: t('pages/dashboard:chart.long.subtitle'),
    description: [...new Set(points.map(({ series }) => series))]
      .map((wood) =>
        format.labeled(
          formatRow(wood),
          formatValue(
            'm3',
            sumPoints(points, ({ series }) => series === wood),
          ),
        ),
      )
      .join('; '),
    ...createFlatTable(chart, tools, formatRow, formatColumn),
    notes: formatNotes(chart, tools),
    height: createFixedHeight(getHeatMapHeight(new Set(points.map(({ series }) => series)).size)),
    draw: (width) => (
      <HeatMap
        points={points}
        tools={tools}
        width={width}
        formatRow={formatRow}
        formatColumn={formatColumn}
      />
    ),
  }
}

/** Creates a table with a row per cell, because species are not measures and can't be columns. */
function createFlatTable(
  chart: Parameters<DescribeChart>[0],
  tools: Parameters<DescribeChart>[1],
  formatRow: (wood: string) => string,
  formatColumn: (key: string) => string,
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
      getKey: ({ label, key }) => `${label ?? ''} ${key}`,
      formatKey: ({ label, key }) =>
        `${formatRow(label ?? '')}, ${key === 'now' || key === 'later' ? formatColumn(key) : format.week(key)}`,
      formatColumn: () => t('pages/dashboard:series.free'),
    },
  )
}

/** Supplies: reliability of mills. */
export const describeSawmills: DescribeChart = (chart, tools) => {
  const { points, period } = chart
  const { t, format, formatValue } = tools
  const onTimePoints = points.filter(({ series, value }) => series === 'on_time' && value !== null)
  const worst = onTimePoints.toSorted((a, b) => Number(a.value) - Number(b.value))[0]
  if (!worst) return null
  const values = { name: worst.label, value: formatValue('percent', worst.value) }
  const formatTitle = () => {
    if (onTimePoints.length === 1) return t('pages/dashboard:chart.mills.single', values)
    if (Number(worst.value) >= 100)
      return t('pages/dashboard:chart.mills.all', { count: onTimePoints.length })
    return t(
      hasPeriodEnded(chart)
        ? 'pages/dashboard:chart.mills.past'
        : 'pages/dashboard:chart.mills.title',
      values,
    )
  }
  return {
    title: formatTitle(),
    subtitle: t('pages/dashboard:chart.mills.subtitle', {
      weeks: format.week(period.from, period.to),
    }),
    description: onTimePoints
      .map(({ label, value }) => `${label ?? ''}: ${formatValue('percent', value)}`)
      .join('; '),
    ...createChartTables(chart, tools, {
      head: t('pages/dashboard:filter.sawmill'),
      formatKey: ({ label }) => label ?? '',
      formatColumn: (series) => t(`pages/dashboard:series.${series as 'on_time'}`),
    }),
    notes: [t('pages/dashboard:chart.mills.below'), ...formatNotes(chart, tools, 'mills')],
    height: (width) => getScorecardHeight(onTimePoints.length, width),
    draw: (width) => <Scorecard points={points} tools={tools} width={width} />,
  }
}

/** Supplies: price per m3 by product. */
export const describePrices: DescribeChart = (chart, tools) => {
  const { points, period } = chart
  const { t, format, formatValue } = tools
  const products = [...new Set(points.map(({ series }) => series))]
    .map((id) => points.filter(({ series, value }) => series === id && value !== null))
    .filter((productPoints) => productPoints.length > 0)
  // A single week shows no change.
  const moves = products
    .filter((productPoints) => productPoints.length > 1)
    .map((productPoints) => ({
      name: productPoints[0]?.label ?? '',
      by: (Number(productPoints.at(-1)?.value) / Number(productPoints[0]?.value) - 1) * 100,
    }))
  const largestMove = moves.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))[0]
  if (products.length === 0) return null
  const weeks: string[] = []
  for (let week = period.from; week <= period.to && weeks.length < 530; week = addWeeks(week, 1))
    weeks.push(week)
  const shownPoints = products.flat()
  return {
    title: formatPriceTitle(largestMove, hasPeriodEnded(chart), tools),
    subtitle: t('pages/dashboard:chart.prices.subtitle', {
      weeks: format.week(period.from, period.to),
    }),
    description: products
      .map(
        (productPoints) =>
          `${productPoints[0]?.label ?? ''}: ${formatValue('eur_m3', productPoints[0]?.value ?? null)} → ${formatValue('eur_m3', productPoints.at(-1)?.value ?? null)}`,
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
        formatKey: ({ label }) => label ?? '',
        formatColumn: () => t('pages/dashboard:series.price'),
      },
    ),
    notes: formatNotes(chart, tools, 'products'),
    height: createFixedHeight(getPanelsHeight(products.length)),
    draw: (width) => <PricePanels points={shownPoints} weeks={weeks} tools={tools} width={width} />,
  }
}

function formatPriceTitle(
  largestMove: { name: string; by: number } | undefined,
  isOver: boolean,
  { t, format }: Parameters<DescribeChart>[1],
): string {
  if (!largestMove) return t('pages/dashboard:chart.prices.single')
  if (Math.abs(largestMove.by) < 0.5)
    return t(
      isOver ? 'pages/dashboard:chart.prices.steady_past' : 'pages/dashboard:chart.prices.steady',
    )
  const values = { name: largestMove.name, percent: format.number(Math.abs(largestMove.by), 0) }
  if (isOver)
    return t(
      largestMove.by > 0
        ? 'pages/dashboard:chart.prices.up_past'
        : 'pages/dashboard:chart.prices.down_past',
      values,
    )
  return t(
    largestMove.by > 0 ? 'pages/dashboard:chart.prices.up' : 'pages/dashboard:chart.prices.down',
    values,
  )
}

/** Supplies: inspection results. */
export const describeDefects = createRankedDescription('defects', {
  head: ({ t }) => t('pages/dashboard:chart.head.defect'),
  title: (_first, values, { t }) => t('pages/dashboard:chart.defects.title', values),
  getName: ({ key }, { t }) => t(`entities/inspection:defect.${key as 'knots'}`),
})
