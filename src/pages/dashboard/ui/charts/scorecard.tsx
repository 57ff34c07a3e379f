import { Group } from '@visx/group'
import { scaleLinear } from '@visx/scale'
import { truncateText, wrapText, ChartMark } from '@/widgets/chart'
import styles from './charts.module.css'
import type { Point, ChartTools } from './chart-tools'

/** Height of a header line, and of a row's figures below its name. */
const [LINE_HEIGHT, VALUE_HEIGHT] = [14, 34]
/** Maximum lines of a header. */
const MAX_HEAD_LINES = 3
/** Widths below which each mill's name is above its figures, and headers may wrap. */
const [NARROW_WIDTH, TALL_HEAD_WIDTH] = [480, 1000]

const getSizes = (width: number) => {
  const isNarrow = width < NARROW_WIDTH
  return {
    isNarrow,
    top: width < TALL_HEAD_WIDTH ? MAX_HEAD_LINES * LINE_HEIGHT + 6 : 24,
    row: isNarrow ? VALUE_HEIGHT + 18 : VALUE_HEIGHT,
  }
}
const SERIES = ['on_time', 'filled', 'passed', 'moisture'] as const

export const getScorecardHeight = (rows: number, width: number): number =>
  getSizes(width).top + rows * getSizes(width).row

/** Comparison of mills. Each column has its own scale. */
export function Scorecard({
  points,
  tools,
  width,
}: {
  points: readonly Point[]
  tools: ChartTools
  width: number
}) {
  const { t } = tools
  const { isNarrow, top: headHeight, row: rowHeight } = getSizes(width)
  const labelWidth = isNarrow ? 0 : Math.min(220, width * 0.34)
  const column = (width - labelWidth) / SERIES.length
  const keys = [...new Set(points.map(({ key }) => key))]
  const findPoint = (series: string, key: string) =>
    points.find((point) => point.series === series && point.key === key)
  return (
    <Group>
      {SERIES.map((series, i) => (
        <text key={series} className={styles.faint}>
          {wrapText(t(`pages/dashboard:series.${series}`), column - 8)
            .slice(0, MAX_HEAD_LINES)
            .map((line, at) => (
              <tspan key={line} x={labelWidth + i * column} y={14 + at * LINE_HEIGHT}>
                {line}
              </tspan>
            ))}
        </text>
      ))}
      {keys.map((key, row) => {
        const first = findPoint('on_time', key)
        if (!first) return null
        const top = headHeight + row * rowHeight
        const values = SERIES.map(
          (series) =>
            `${t(`pages/dashboard:series.${series}`)} ${tools.formatValue('percent', findPoint(series, key)?.value ?? null)}`,
        ).join(', ')
        return (
          <ChartMark
            key={key}
            id={key}
            isFirst={row === 0}
            label={t('pages/dashboard:chart.mark', {
              name: first.label,
              value: values,
              count: first.count,
            })}
            link={tools.linkTo(first.list)}
          >
            <rect x={0} y={top} width={width} height={rowHeight - 2} fill="transparent" />
            <text x={0} y={top + 14}>
              {truncateText(first.label ?? '', (isNarrow ? width : labelWidth) - 8)}
            </text>
            {SERIES.map((series, i) => {
              const value = findPoint(series, key)?.value ?? null
              const x = scaleLinear({
                domain: [0, series === 'moisture' ? 30 : 100],
                range: [0, column - 14],
                clamp: true,
              })
              const isBelowTarget = value !== null && series !== 'moisture' && Number(value) < 80
              return (
                <Group key={series} left={labelWidth + i * column} top={isNarrow ? top + 16 : top}>
                  <text y={14} className={isBelowTarget ? styles.poorName : undefined}>
                    {value === null
                      ? '–'
                      : tools.format.number(Number(value), series === 'moisture' ? 1 : 0)}
                  </text>
                  <rect className={styles.cell} y={20} width={column - 14} height={5} />
                  {value !== null && (
                    <rect
                      className={isBelowTarget ? styles.poor : styles.bar}
                      y={20}
                      width={x(Number(value))}
                      height={5}
                    />
                  )}
                </Group>
              )
            })}
          </ChartMark>
        )
      })}
    </Group>
  )
}
