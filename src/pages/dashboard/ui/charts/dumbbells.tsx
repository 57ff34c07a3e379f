import { AxisTop } from '@visx/axis'
import { Group } from '@visx/group'
import { scaleLinear } from '@visx/scale'
import { Line } from '@visx/shape'
import { clsx } from 'clsx'
import { truncateText, ChartMark } from '@/widgets/chart'
import { AXIS_TICKS, type Point, type ChartTools } from './chart-tools'
import styles from './charts.module.css'

const [ROW, TOP] = [28, 46]
/** Position of the axis. */
const AXIS_Y = 26

export const getDumbbellsHeight = (rows: number): number => TOP + rows * ROW

/** Planned and actual value per row, joined by a line. The first row has the legend. */
export function Dumbbells({
  points,
  tools,
  width,
}: {
  points: readonly Point[]
  tools: ChartTools
  width: number
}) {
  const { t, formatValue } = tools
  const labelWidth = Math.min(200, width * 0.36)
  const keys = [...new Set(points.map(({ key }) => key))]
  const findPoint = (series: string, key: string) =>
    points.find((point) => point.series === series && point.key === key)
  const values = points.map(({ value }) => Number(value ?? 0))
  const x = scaleLinear({
    domain: [Math.min(...values) - 1, Math.max(...values) + 1],
    range: [labelWidth + 44, width - 48],
    nice: true,
  })
  return (
    <Group>
      <AxisTop
        scale={x}
        top={AXIS_Y}
        numTicks={Math.min(6, Math.max(2, Math.floor((width - labelWidth - 92) / 64)))}
        hideAxisLine
        hideTicks
        tickFormat={(value) => tools.format.percent(String(value))}
        tickLabelProps={AXIS_TICKS.bottom}
      />
      {Math.min(...values) < 1 && (
        <Line
          className={clsx(styles.rule)}
          from={{ x: x(0), y: AXIS_Y }}
          to={{ x: x(0), y: TOP + keys.length * ROW }}
        />
      )}
      {keys.map((key, i) => {
        const [planned, actual] = [findPoint('planned', key), findPoint('actual', key)]
        if (!planned || !actual) return null
        const middle = TOP + i * ROW + ROW / 2
        const [from, to] = [x(Number(planned.value ?? 0)), x(Number(actual.value ?? 0))]
        const isDecrease = to < from
        const label = `${t('pages/dashboard:series.planned')} ${formatValue('percent', planned.value)}, ${t('pages/dashboard:series.actual')} ${formatValue('percent', actual.value)}`
        return (
          <ChartMark
            key={key}
            id={key}
            isFirst={i === 0}
            label={t('pages/dashboard:chart.mark', {
              name: planned.label,
              value: label,
              count: planned.count,
            })}
            link={tools.linkTo(planned.list)}
          >
            <rect
              x={0}
              y={middle - ROW / 2 + 2}
              width={width}
              height={ROW - 4}
              fill="transparent"
            />
            <text x={0} y={middle} dominantBaseline="central">
              {truncateText(planned.label ?? '', labelWidth - 6)}
            </text>
            <line
              className={isDecrease ? styles.loss : styles.gain}
              x1={from}
              x2={to}
              y1={middle}
              y2={middle}
            />
            <circle className={styles.plannedDot} cx={from} cy={middle} r={4.5} />
            <circle
              className={isDecrease ? styles.lossDot : styles.gainDot}
              cx={to}
              cy={middle}
              r={5}
            />
            <text
              x={to + (isDecrease ? -10 : 10)}
              y={middle}
              dominantBaseline="central"
              textAnchor={isDecrease ? 'end' : 'start'}
            >
              {tools.format.number(Number(actual.value ?? 0), 1)}
            </text>
            {i === 0 && (
              <>
                <text
                  className={styles.faint}
                  x={from}
                  y={middle - 13}
                  textAnchor={isDecrease ? 'start' : 'end'}
                >
                  {t('pages/dashboard:series.planned')}
                </text>
                <text
                  className={styles.faint}
                  x={to}
                  y={middle - 13}
                  textAnchor={isDecrease ? 'end' : 'start'}
                >
                  {t('pages/dashboard:series.actual')}
                </text>
              </>
            )}
          </ChartMark>
        )
      })}
    </Group>
  )
}
