import { linkOptions } from '@tanstack/react-router'
import { AxisBottom, AxisTop } from '@visx/axis'
import { Group } from '@visx/group'
import { scaleUtc } from '@visx/scale'
import { Line } from '@visx/shape'
import { clsx } from 'clsx'
import { truncateText, ChartMark } from '@/widgets/chart'
import { AXIS_TICKS, type Point, type ChartTools } from './chart-tools'
import styles from './charts.module.css'

const [ROW_HEIGHT, TOP] = [26, 56]
/** Height of the axis below the rows. */
const FOOT_HEIGHT = 28
/** Width of a day's label. */
const DAY_LABEL_WIDTH = 48
/** Position of the axis and of the label for today. */
const [AXIS_Y, TODAY_LABEL_Y] = [26, 46]

export const getCargoTimelineHeight = (rows: number): number =>
  TOP + rows * ROW_HEIGHT + FOOT_HEIGHT

/** Formats a day without its year. */
const removeYear = (day: string) => day.replace(/^\d{4}\D+|[,\s]*\d{4}\D*$/, '')

const toTimestamp = (day: string) => Date.parse(`${day}T00:00:00Z`)

/**
 * Creates the horizontal scale of these days, as timestamps. Days are UTC midnights in every time
 * zone, and so are the ticks.
 */
export const createDayScale = (days: readonly number[], range: [number, number]) =>
  scaleUtc({ domain: [Math.min(...days), Math.max(...days)], range })

/**
 * Each cargo from departure to arrival, with a line for today. Overdue cargos are highlighted. The
 * days are repeated below the rows, because a phone does not show the whole chart at once.
 */
export function CargoTimeline({
  points,
  tools,
  width,
  today,
}: {
  points: readonly Point[]
  tools: ChartTools
  width: number
  today: string
}) {
  const { t, format } = tools
  const isNarrow = width < 480
  // The narrow one fits a bold number, such as C-2026-0123.
  const labelWidth = isNarrow ? 100 : Math.min(320, width * 0.32)
  const days = points.flatMap(({ from, to }) => [
    toTimestamp(from ?? today),
    toTimestamp(to ?? today),
  ])
  const x = createDayScale([toTimestamp(today), ...days], [labelWidth, width - DAY_LABEL_WIDTH / 2])
  const foot = TOP + points.length * ROW_HEIGHT
  const todayX = x(toTimestamp(today))
  const axis = {
    scale: x,
    numTicks: isNarrow ? 3 : 6,
    hideAxisLine: true,
    hideTicks: true,
    tickFormat: (value: number | Date | { valueOf(): number }) =>
      removeYear(format.date(new Date(Number(value)).toISOString().slice(0, 10))),
    tickLabelProps: AXIS_TICKS.bottom,
  }
  return (
    <Group>
      <AxisTop {...axis} top={AXIS_Y} />
      <AxisBottom {...axis} top={foot} />
      {points.map((point, i) => {
        const [from, to] = [point.from ?? today, point.to ?? today]
        const isLate = point.is_late ?? false
        const top = TOP + i * ROW_HEIGHT
        const status = t(`entities/cargo:status.${point.series as 'in_transit'}`)
        return (
          <ChartMark
            key={point.key}
            id={point.key}
            isFirst={i === 0}
            label={t('pages/dashboard:chart.voyage', {
              name: point.label,
              from: format.date(from),
              to: format.date(to),
              status,
            })}
            link={linkOptions({ to: '/cargo/$id', params: { id: point.key } })}
          >
            <rect x={0} y={top} width={width} height={ROW_HEIGHT - 2} fill="transparent" />
            <text
              className={isLate ? styles.poorName : undefined}
              x={0}
              y={top + ROW_HEIGHT / 2}
              dominantBaseline="central"
            >
              {isNarrow
                ? point.label?.split(',')[0]
                : // A bold name is wider.
                  truncateText(point.label ?? '', labelWidth - (isLate ? 20 : 8))}
            </text>
            <rect
              className={
                point.series === 'in_transit'
                  ? isLate
                    ? styles.poor
                    : styles.bar
                  : clsx(styles.planned, isLate && styles.late)
              }
              x={x(toTimestamp(from))}
              y={top + 7}
              width={Math.max(3, x(toTimestamp(to)) - x(toTimestamp(from)))}
              height={ROW_HEIGHT - 14}
            />
            {isLate && to < today && (
              <line
                className={styles.overdue}
                x1={x(toTimestamp(to))}
                x2={todayX}
                y1={top + ROW_HEIGHT / 2}
                y2={top + ROW_HEIGHT / 2}
              />
            )}
          </ChartMark>
        )
      })}
      <Line
        className={clsx(styles.today)}
        from={{ x: todayX, y: TODAY_LABEL_Y + 5 }}
        to={{ x: todayX, y: foot }}
      />
      <text
        className={styles.faint}
        x={todayX}
        y={TODAY_LABEL_Y}
        textAnchor={todayX > width - 60 ? 'end' : 'middle'}
      >
        {t('pages/dashboard:chart.today')}
      </text>
    </Group>
  )
}
