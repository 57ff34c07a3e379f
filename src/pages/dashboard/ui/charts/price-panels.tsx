import { AxisBottom } from '@visx/axis'
import { Group } from '@visx/group'
import { scaleLinear, scalePoint } from '@visx/scale'
import { Line, LinePath } from '@visx/shape'
import { clsx } from 'clsx'
import { truncateText, ChartMark } from '@/widgets/chart'
import { AXIS_TICKS, type Point, type ChartTools } from './chart-tools'
import styles from './charts.module.css'
import { pickLabelledWeeks } from './week-lines'

const [PANEL, BOTTOM] = [74, 24]
/** Room for the first and the last price. */
const [LEFT, RIGHT] = [60, 64]

export const getPanelsHeight = (count: number): number => count * PANEL + BOTTOM

/** A price line per product. All share the week axis; each has its own price scale. */
export function PricePanels({
  points,
  weeks,
  tools,
  width,
}: {
  points: readonly Point[]
  weeks: readonly string[]
  tools: ChartTools
  width: number
}) {
  const products = [...new Set(points.map(({ series }) => series))]
  const x = scalePoint({ domain: [...weeks], range: [LEFT, width - RIGHT] })
  return (
    <Group>
      {products.map((product, row) => {
        const productPoints = points.filter(
          ({ series, value }) => series === product && value !== null,
        )
        const values = productPoints.map(({ value }) => Number(value))
        const [min, max] = [Math.min(...values), Math.max(...values)]
        const slack = Math.max((max - min) * 0.15, max * 0.01)
        const y = scaleLinear({ domain: [min - slack, max + slack], range: [PANEL - 12, 24] })
        const [first, last] = [
          productPoints[0],
          productPoints.length > 1 ? productPoints.at(-1) : undefined,
        ]
        return (
          <Group key={product} top={row * PANEL}>
            <text y={12}>{truncateText(productPoints[0]?.label ?? '', width)}</text>
            <Line
              className={clsx(styles.faintRule)}
              from={{ x: 0, y: PANEL - 6 }}
              to={{ x: width - RIGHT, y: PANEL - 6 }}
            />
            <LinePath
              className={clsx(styles.loaded)}
              data={productPoints}
              x={({ key }) => x(key) ?? 0}
              y={({ value }) => y(Number(value))}
            />
            {first && (
              <text
                x={(x(first.key) ?? 0) - 9}
                y={y(Number(first.value))}
                dominantBaseline="central"
                textAnchor="end"
                className={styles.loadedName}
              >
                {tools.format.number(Number(first.value), 2)}
              </text>
            )}
            {last && (
              <text
                x={(x(last.key) ?? 0) + 9}
                y={y(Number(last.value))}
                dominantBaseline="central"
                className={styles.loadedName}
              >
                {tools.format.number(Number(last.value), 2)}
              </text>
            )}
            {productPoints.map((point, i) => (
              <ChartMark
                key={point.key}
                id={`${product} ${point.key}`}
                isFirst={row === 0 && i === 0}
                label={tools.t('pages/dashboard:chart.mark', {
                  name: `${point.label ?? ''}, ${tools.format.week(point.key)}`,
                  value: tools.formatValue('eur_m3', point.value),
                  count: point.count,
                })}
                link={tools.linkTo(point.list)}
              >
                <circle cx={x(point.key)} cy={y(Number(point.value))} r={12} fill="transparent" />
                <circle
                  className={styles.loadedDot}
                  cx={x(point.key)}
                  cy={y(Number(point.value))}
                  r={3.5}
                />
              </ChartMark>
            ))}
          </Group>
        )
      })}
      <AxisBottom
        scale={x}
        top={products.length * PANEL - 6}
        hideTicks
        hideAxisLine
        tickValues={pickLabelledWeeks(weeks, width - RIGHT, tools.shortWeek)}
        tickFormat={tools.shortWeek}
        tickLabelProps={AXIS_TICKS.bottom}
      />
    </Group>
  )
}
