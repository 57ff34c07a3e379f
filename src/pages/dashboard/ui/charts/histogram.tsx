import { AxisBottom } from '@visx/axis'
import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { classNames } from '@/shared/ui'
import { Mark } from '@/widgets/chart'
import { axisTicks } from './axis'
import styles from './charts.module.css'
import type { Point, ChartTools } from './chart-tools'

const [BOTTOM, TOP] = [26, 20]
/** Room for half of the first and the last name. */
const getRange = (width: number): [number, number] => [16, width - 20]

/** How many there are in each class, all of one width. */
export function Histogram({
  points,
  tools,
  width,
  height,
  sayClass,
}: {
  points: readonly Point[]
  tools: ChartTools
  width: number
  height: number
  sayClass(key: string): string
}) {
  const most = Math.max(1, ...points.map(({ count }) => count))
  const x = scaleBand({
    domain: points.map(({ key }) => key),
    range: getRange(width),
    padding: 0.04,
  })
  // Each class is named where it begins.
  const begins = scaleLinear({ domain: [0, points.length], range: getRange(width) })
  const named = points.flatMap((_, i) =>
    i % Math.max(1, Math.ceil((points.length * 44) / width)) === 0 ? [i] : [],
  )
  const y = scaleLinear({ domain: [0, most], range: [height - BOTTOM, TOP] })
  return (
    <Group>
      {points.map((point, i) => {
        const left = x(point.key) ?? 0
        return (
          <Mark
            key={point.key}
            id={point.key}
            isFirst={i === 0}
            label={tools.t('pages/dashboard:chart.class', {
              name: sayClass(point.key),
              count: point.count,
            })}
            link={point.count > 0 ? tools.linkTo(point.list) : null}
          >
            <rect
              x={left}
              y={TOP}
              width={x.bandwidth()}
              height={height - BOTTOM - TOP}
              fill="transparent"
            />
            <Bar
              className={classNames(Number(point.key) < 80 ? styles.poor : styles.bar)}
              x={left}
              y={y(point.count)}
              width={x.bandwidth()}
              height={height - BOTTOM - y(point.count)}
            />
            {point.count > 0 && (
              <text x={left + x.bandwidth() / 2} y={y(point.count) - 5} textAnchor="middle">
                {tools.format.number(point.count)}
              </text>
            )}
          </Mark>
        )
      })}
      <AxisBottom
        scale={begins}
        top={height - BOTTOM}
        hideTicks
        axisClassName={classNames(styles.axis)}
        tickValues={named}
        tickFormat={(at) => tools.format.percent(points[Number(at)]?.key ?? '')}
        tickLabelProps={axisTicks.bottom}
      />
    </Group>
  )
}
