import { Group } from '@visx/group'
import { scaleBand } from '@visx/scale'
import { truncateText, ChartMark, SMALL_LETTER_WIDTH } from '@/widgets/chart'
import styles from './charts.module.css'
import type { Point, ChartTools } from './chart-tools'

const [ROW, TOP] = [34, 22]

export const getHeatMapHeight = (rows: number): number => TOP + rows * ROW + 4

interface HeatMapProps {
  points: readonly Point[]
  tools: ChartTools
  width: number
  formatRow(series: string): string
  formatColumn(key: string): string
}

/** A row per species and a column per week. A darker cell has more unallocated wood. */
export function HeatMap({ points, tools, width, formatRow, formatColumn }: HeatMapProps) {
  const labelWidth = Math.min(130, width * 0.24)
  const rows = [...new Set(points.map(({ series }) => series))]
  const columns = [...new Set(points.map(({ key }) => key))]
  const maxValue = Math.max(1, ...points.map(({ value }) => Number(value)))
  const x = scaleBand({ domain: columns, range: [labelWidth, width], padding: 0.06 })
  const y = scaleBand({ domain: rows, range: [TOP, TOP + rows.length * ROW], padding: 0.08 })
  // On a narrow screen a week is only its number. Labels after all weeks end with their column.
  const fitsColumn = (key: string) =>
    formatColumn(key).length * SMALL_LETTER_WIDTH <= x.bandwidth() + 4
  const formatWeekNumber = (key: string) => formatColumn(key).replaceAll(/\D/g, '')
  const formatPlace = (key: string) =>
    fitsColumn(key) || formatWeekNumber(key) !== '' || key !== columns.at(-1)
      ? ({ x: (x(key) ?? 0) + x.bandwidth() / 2, textAnchor: 'middle' } as const)
      : ({ x: (x(key) ?? 0) + x.bandwidth(), textAnchor: 'end' } as const)
  return (
    <Group>
      {columns.map((key) => (
        <text key={key} className={styles.faint} {...formatPlace(key)} y={TOP - 8}>
          {fitsColumn(key) ? formatColumn(key) : formatWeekNumber(key) || formatColumn(key)}
        </text>
      ))}
      {rows.map((series) => (
        <text
          key={series}
          x={0}
          y={(y(series) ?? 0) + y.bandwidth() / 2}
          dominantBaseline="central"
        >
          {truncateText(formatRow(series), labelWidth - 8)}
        </text>
      ))}
      {points.map((point, i) => {
        const value = Number(point.value)
        return (
          <ChartMark
            key={`${point.series} ${point.key}`}
            id={`${point.series} ${point.key}`}
            isFirst={i === 0}
            label={tools.t('pages/dashboard:chart.mark', {
              name: `${formatRow(point.series)}, ${formatColumn(point.key)}`,
              value: tools.formatValue('m3', point.value),
              count: point.count,
            })}
            link={point.count > 0 ? tools.linkTo(point.list) : null}
          >
            <rect
              className={styles.cell}
              x={x(point.key)}
              y={y(point.series)}
              width={x.bandwidth()}
              height={y.bandwidth()}
            />
            <rect
              className={styles.heat}
              x={x(point.key)}
              width={x.bandwidth()}
              y={(y(point.series) ?? 0) + y.bandwidth() * (1 - value / maxValue)}
              height={y.bandwidth() * (value / maxValue)}
            />
            {value > 0 && (
              <text
                x={(x(point.key) ?? 0) + x.bandwidth() / 2}
                y={(y(point.series) ?? 0) + y.bandwidth() / 2}
                textAnchor="middle"
                dominantBaseline="central"
              >
                {tools.format.number(value, value < 10 ? 1 : 0)}
              </text>
            )}
          </ChartMark>
        )
      })}
    </Group>
  )
}
