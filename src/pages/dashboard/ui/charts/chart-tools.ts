import type { ReactNode } from 'react'
import type { Schemas } from '@/shared/api'
import { useFormat, useTranslation, type Format } from '@/shared/i18n'
import { toWeek } from '@domain/calendar'
import type { ChartTable } from '@/widgets/chart'
import { useListLink } from '../../model/use-list-link'
import { UNIT_SIGNS, useFormatFigure } from '../../model/use-format-figure'

export type Chart = Schemas['Chart']
export type Point = Schemas['ChartPoint']

/** Formatters and links for charts. */
export function useChartTools() {
  const { t } = useTranslation([
    'pages/dashboard',
    'entities/product',
    'entities/inspection',
    'entities/cargo',
  ])
  const format: Format = useFormat()
  const formatValue = useFormatFigure()
  const linkTo = useListLink()
  return {
    t,
    format,
    linkTo,
    /** A value with its unit. */
    formatValue: (unit: Schemas['FigureUnit'], value: string | number | null) =>
      formatValue(unit, value).filter(Boolean).join(' '),
    /** Name of a unit; undefined for counts and days, which their column header names. */
    sign: (unit: Schemas['FigureUnit']) =>
      unit === 'count' || unit === 'days' ? undefined : UNIT_SIGNS[unit],
    /** A week without its year: `W48`. */
    shortWeek: (week: string) => t('chart.week', { week: Number(week.slice(6)) }),
  }
}

export type ChartTools = ReturnType<typeof useChartTools>

/** Content of a chart's frame; null without data. */
export interface ChartDescription {
  readonly title: string
  readonly subtitle: string
  /** Description for screen readers, in addition to the title. */
  readonly description: string
  readonly table: ChartTable
  readonly sheet: ChartTable
  readonly notes: readonly string[]
  height(width: number): number
  draw(width: number, height: number): ReactNode
}

export type DescribeChart = (chart: Chart, tools: ChartTools) => ChartDescription | null

/** Builds both tables of a chart: a row for each key, a column for each series. */
export function createChartTables(
  { points, unit }: Pick<Chart, 'points' | 'unit'>,
  { t, formatValue, sign, linkTo }: ChartTools,
  config: {
    head: string
    getKey?: (point: Point) => string
    formatKey(point: Point): string
    formatColumn(series: string): string
    getUnit?(series: string): Chart['unit']
  },
): Pick<ChartDescription, 'table' | 'sheet'> {
  const { getKey = ({ key }: Point) => key, getUnit = () => unit } = config
  const columns = [...new Set(points.map(({ series }) => series))]
  const rows = new Map<string, Point[]>()
  for (const point of points) rows.set(getKey(point), [...(rows.get(getKey(point)) ?? []), point])
  // Don't repeat the counts if the values are counts.
  const isCount = unit === 'count'
  const createHeads = (name: (series: string) => string) => [
    config.head,
    ...columns.map(name),
    ...(isCount ? [] : [t('pages/dashboard:count')]),
  ]
  // The cells contain only numbers, so the header names the unit.
  const appendUnit = (series: string) => {
    const [name, unitText] = [config.formatColumn(series), sign(getUnit(series))]
    return unitText === undefined || name.endsWith(unitText) ? name : `${name}, ${unitText}`
  }
  const createRows = (cell: (series: string, value: string | null) => string) =>
    [...rows].flatMap(([key, rowValues]) => {
      const [first] = rowValues
      if (!first) return []
      const values = columns.map((series) =>
        cell(series, rowValues.find((point) => point.series === series)?.value ?? null),
      )
      return [
        {
          key,
          cells: [config.formatKey(first), ...values, ...(isCount ? [] : [String(first.count)])],
          link: first.count > 0 ? linkTo(first.list) : null,
        },
      ]
    })
  return {
    table: {
      head: createHeads(config.formatColumn),
      rows: createRows((series, value) =>
        value === null ? '–' : formatValue(getUnit(series), value),
      ),
    },
    sheet: { head: createHeads(appendUnit), rows: createRows((_, value) => value ?? '') },
  }
}

/** True if the last week of the chart's period has ended. */
export const hasPeriodEnded = ({ period, today }: Pick<Chart, 'period' | 'today'>): boolean =>
  period.to < toWeek(today)

/** Items that a chart of limited length leaves out. */
export type LeftOut = 'cargos' | 'carriers' | 'clients' | 'lanes' | 'mills' | 'products'

/** Describes the data that the chart excludes. */
export function formatNotes(
  {
    left_out,
    without,
    without_ports: withoutPorts = 0,
  }: Pick<Chart, 'left_out' | 'without' | 'without_ports'>,
  { t }: ChartTools,
  leftOut?: LeftOut,
): string[] {
  return [
    ...(leftOut && left_out > 0
      ? [t(`pages/dashboard:chart.left_out.${leftOut}`, { count: left_out })]
      : []),
    ...(without > 0 ? [t('pages/dashboard:chart.without', { count: without })] : []),
    ...(withoutPorts > 0
      ? [t('pages/dashboard:chart.without_ports', { count: withoutPorts })]
      : []),
  ]
}

/** Fixed height at any width, in pixels. */
export const createFixedHeight = (height: number) => () => height

export const sumPoints = (points: readonly Point[], predicate: (point: Point) => boolean) =>
  points.reduce((sum, point) => (predicate(point) ? sum + Number(point.value ?? 0) : sum), 0)

/** Text style of an axis, less prominent than the data. */
const AXIS_TEXT_PROPS = {
  fill: 'var(--ink-muted)',
  fontSize: 'var(--text-xs)',
  fontFamily: 'var(--font)',
}

export const AXIS_TICKS = {
  left: { ...AXIS_TEXT_PROPS, textAnchor: 'end', dx: -2, dy: '0.32em' },
  bottom: { ...AXIS_TEXT_PROPS, textAnchor: 'middle' },
} as const
