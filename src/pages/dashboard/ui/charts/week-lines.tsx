import { AxisBottom, AxisLeft } from '@visx/axis'
import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { LinePath, Line } from '@visx/shape'
import { clsx } from 'clsx'
import { ChartMark, spreadLabels } from '@/widgets/chart'
import styles from './charts.module.css'
import { AXIS_TICKS, type Point, type ChartTools } from './chart-tools'

const SERIES = ['sold', 'bought', 'loaded'] as const
const [LEFT, BOTTOM, TOP] = [44, 24, 12]
/** Room between a line's end and its name, and between a name and the edges of the plot. */
const [END_GAP, EDGE_GAP] = [8, 8]

/** Sold volume per week, with the bought and loaded volume. Each line has its name at its end. */
export function WeekLines({
  points,
  tools,
  width,
  height,
  currentWeek,
}: {
  points: readonly Point[]
  tools: ChartTools
  width: number
  height: number
  currentWeek: string
}) {
  const { t, formatValue, shortWeek } = tools
  // Room for the names at the line ends.
  const paddingRight =
    12 +
    Math.max(...SERIES.map((series) => t(`pages/dashboard:series.${series}`).length)) * LETTER_WIDTH
  const weeks = [...new Set(points.map(({ key }) => key))]
  const findValue = (series: string, week: string) =>
    points.find((point) => point.series === series && point.key === week)
  const maxValue = Math.max(1, ...points.map(({ value }) => Number(value)))
  const x = scaleBand({ domain: weeks, range: [LEFT, width - paddingRight] })
  const y = scaleLinear({ domain: [0, maxValue], range: [height - BOTTOM, TOP], nice: true })
  const getWeekMiddle = (week: string) => (x(week) ?? 0) + x.bandwidth() / 2
  const lastWeek = weeks.at(-1) ?? ''
  const endLabels = spreadLabels(
    SERIES.map((series) => ({
      series,
      at: y(Number(findValue(series, lastWeek)?.value ?? 0)),
    })),
    TOP + EDGE_GAP,
    height - BOTTOM - EDGE_GAP,
  )
  return (
    <Group>
      <AxisLeft
        scale={y}
        left={LEFT}
        numTicks={4}
        hideAxisLine
        hideTicks
        tickFormat={(value) => tools.format.number(Number(value))}
        tickLabelProps={AXIS_TICKS.left}
      />
      <AxisBottom
        scale={x}
        top={height - BOTTOM}
        hideTicks
        axisClassName={clsx(styles.axis)}
        tickValues={pickLabelledWeeks(weeks, width - paddingRight - LEFT, shortWeek)}
        tickFormat={shortWeek}
        tickLabelProps={AXIS_TICKS.bottom}
      />
      {weeks.includes(currentWeek) && (
        <>
          <Line
            className={clsx(styles.today)}
            from={{ x: getWeekMiddle(currentWeek), y: TOP }}
            to={{ x: getWeekMiddle(currentWeek), y: height - BOTTOM }}
          />
          <text
            className={styles.faint}
            x={getWeekMiddle(currentWeek)}
            y={TOP - 3}
            textAnchor="middle"
          >
            {t('pages/dashboard:chart.this_week')}
          </text>
        </>
      )}
      {SERIES.map((series) => (
        <LinePath
          key={series}
          className={clsx(styles[series])}
          data={weeks}
          x={getWeekMiddle}
          y={(week) => y(Number(findValue(series, week)?.value ?? 0))}
        />
      ))}
      {endLabels.map(({ series, at }) => (
        <text
          key={series}
          className={styles[`${series}Name`]}
          x={getWeekMiddle(lastWeek) + END_GAP}
          y={at}
          dominantBaseline="central"
        >
          {t(`pages/dashboard:series.${series}`)}
        </text>
      ))}
      {weeks.map((week, i) => {
        const sold = findValue('sold', week)
        const values = SERIES.map(
          (series) =>
            `${t(`pages/dashboard:series.${series}`)} ${formatValue('m3', findValue(series, week)?.value ?? null)}`,
        ).join(', ')
        return (
          <ChartMark
            key={week}
            id={week}
            isFirst={i === 0}
            label={t('pages/dashboard:chart.mark', {
              name: tools.format.week(week),
              value: values,
              count: sold?.count ?? 0,
            })}
            link={sold && sold.count > 0 ? tools.linkTo(sold.list) : null}
          >
            <rect
              className={styles.band}
              x={x(week)}
              y={TOP}
              width={x.bandwidth()}
              height={height - BOTTOM - TOP}
            />
            {SERIES.map((series) => (
              <circle
                key={series}
                className={styles[`${series}Dot`]}
                cx={getWeekMiddle(week)}
                cy={y(Number(findValue(series, week)?.value ?? 0))}
                r={2.5}
              />
            ))}
          </ChartMark>
        )
      })}
    </Group>
  )
}

/** Pixels of a letter of an axis, and between two names. */
const [LETTER_WIDTH, NAME_GAP] = [6.5, 10]

export function pickLabelledWeeks(
  weeks: readonly string[],
  pixels: number,
  name: (week: string) => string,
): string[] {
  const longestName = Math.max(...weeks.map((week) => name(week).length))
  const step = Math.max(
    1,
    Math.ceil((weeks.length * (longestName * LETTER_WIDTH + NAME_GAP)) / pixels),
  )
  return weeks.filter((_, i) => i % step === 0)
}
