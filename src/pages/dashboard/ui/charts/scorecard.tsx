import { Group } from '@visx/group'
import { scaleLinear } from '@visx/scale'
import { fitText, Mark } from '@/widgets/chart'
import styles from './charts.module.css'
import type { Point, Tools } from './tools'

const [ROW, TOP] = [34, 24]
const SERIES = ['on_time', 'filled', 'passed', 'moisture'] as const

export const scorecardHeight = (rows: number): number => TOP + rows * ROW

/** Mills side by side: each column has a scale of its own, so that a mill is read across and the mills down. */
export function Scorecard({ points, tools, width }: { points: readonly Point[]; tools: Tools; width: number }) {
  const { t } = tools
  const names = Math.min(220, width * 0.34)
  const column = (width - names) / SERIES.length
  const keys = [...new Set(points.map(({ key }) => key))]
  const of = (series: string, key: string) => points.find((point) => point.series === series && point.key === key)
  return (
    <Group>
      {SERIES.map((series, i) => (
        <text key={series} className={styles.faint} x={names + i * column} y={TOP - 10}>
          {fitText(t(`pages/dashboard:series.${series}`), column - 6)}
        </text>
      ))}
      {keys.map((key, row) => {
        const first = of('on_time', key)
        if (!first) return null
        const top = TOP + row * ROW
        const values = SERIES.map((series) => `${t(`pages/dashboard:series.${series}`)} ${tools.say('percent', of(series, key)?.value ?? null)}`).join(', ')
        return (
          <Mark
            key={key}
            id={key}
            isFirst={row === 0}
            label={t('pages/dashboard:chart.mark', { name: first.label, value: values, count: first.count })}
            link={tools.linkTo(first.list)}
          >
            <rect x={0} y={top} width={width} height={ROW - 2} fill="transparent" />
            <text x={0} y={top + 14}>
              {fitText(first.label ?? '', names - 8)}
            </text>
            {SERIES.map((series, i) => {
              const value = of(series, key)?.value ?? null
              const x = scaleLinear({ domain: [0, series === 'moisture' ? 30 : 100], range: [0, column - 14], clamp: true })
              const isPoor = value !== null && series !== 'moisture' && Number(value) < 80
              return (
                <Group key={series} left={names + i * column} top={top}>
                  <text y={14} className={isPoor ? styles.poorName : undefined}>
                    {value === null ? '–' : tools.format.number(Number(value), series === 'moisture' ? 1 : 0)}
                  </text>
                  <rect className={styles.cell} y={20} width={column - 14} height={5} />
                  {value !== null && <rect className={isPoor ? styles.poor : styles.bar} y={20} width={x(Number(value))} height={5} />}
                </Group>
              )
            })}
          </Mark>
        )
      })}
    </Group>
  )
}
