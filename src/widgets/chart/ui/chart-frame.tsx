import { clsx } from 'clsx'
import { Link } from '@tanstack/react-router'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'
import { saveFile } from '@/shared/lib/save-file'
import { Button } from '@/shared/ui'
import { type ChartTable, formatCsv } from '../model/chart-table'
import { MarksContext } from './chart-mark'
import styles from './chart-frame.module.css'

/** Width used without a layout, as in a test. */
const DEFAULT_WIDTH = 480

/** Returns the element's width in whole pixels, updated on resize. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(DEFAULT_WIDTH)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setWidth(Math.floor(current.clientWidth) || DEFAULT_WIDTH)
    measure()
    if (!('ResizeObserver' in globalThis)) return
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}

interface ChartFrameProps {
  /** The chart's finding as a sentence. */
  title: string
  /** Subject, unit and period of the chart. */
  subtitle: string
  /** An additional sentence for screen readers, which also read the title. */
  description: string
  table: ChartTable
  /** The table with plain numbers, for the CSV file. */
  sheet: ChartTable
  /** Without the extension. */
  fileName: string
  /** Data missing from the chart, and the reason. */
  notes: readonly string[]
  /** Height in pixels for a width, known before drawing to prevent layout shifts. */
  height(width: number): number
  /** Draws into the given width and height in pixels. */
  children(width: number, height: number): ReactNode
}

/** Frame of a chart: finding, drawing with one Tab stop, table and CSV download. */
export function ChartFrame({
  title,
  subtitle,
  description,
  table,
  sheet,
  fileName,
  notes,
  height,
  children,
}: ChartFrameProps) {
  const { t } = useTranslation('widgets/chart')
  const decimal = useFormat().number('0.5', 1).includes(',') ? ',' : '.'
  const ids = useId()
  const plot = useRef<HTMLDivElement>(null)
  const width = useWidth(plot)
  const [isTable, setTable] = useState(false)
  const [activeMark, setActiveMark] = useState<{ id: string; label: string } | null>(null)
  const marks = useMemo(
    () => ({
      current: activeMark?.id ?? null,
      onFocus: (id: string, label: string) => setActiveMark({ id, label }),
    }),
    [activeMark],
  )
  return (
    <figure
      className={styles.frame}
      aria-labelledby={`${ids}title`}
      aria-describedby={`${ids}description`}
    >
      <figcaption className={styles.caption}>
        <h3 id={`${ids}title`} className={styles.title}>
          {title}
        </h3>
        <p className={styles.subtitle}>{subtitle}</p>
        <p id={`${ids}description`} className="visually-hidden">
          {description}
        </p>
      </figcaption>
      <div
        ref={plot}
        className={clsx(styles.plot, 'scrolls-sideways')}
        style={{ minBlockSize: height(width) }}
      >
        {isTable ? (
          <DataTable table={table} />
        ) : (
          <MarksContext value={marks}>
            {/* The keys are handled here for the marks, which have the focus. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
            <svg
              role="group"
              aria-label={t('marks', { title })}
              viewBox={`0 0 ${width} ${height(width)}`}
              width={width}
              height={height(width)}
              className={styles.drawing}
              onKeyDown={moveBetweenMarks}
            >
              {children(width, height(width))}
            </svg>
          </MarksContext>
        )}
      </div>
      <div className={styles.footer}>
        <p className={styles.readout} aria-hidden>
          {isTable ? '' : activeMark?.label}
        </p>
        <div className={styles.tools}>
          <Button
            size="s"
            variant="quiet"
            aria-pressed={isTable}
            aria-label={t('table_of', { title })}
            onClick={() => setTable(!isTable)}
          >
            {t(isTable ? 'chart' : 'table')}
          </Button>
          <Button
            size="s"
            variant="quiet"
            aria-label={t('csv_of', { title })}
            onClick={() => saveFile(createCsvFile(formatCsv(sheet, decimal), fileName))}
          >
            {t('csv')}
          </Button>
        </div>
      </div>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </figure>
  )
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Moves the focus between marks, in drawing order. */
function moveBetweenMarks(event: KeyboardEvent<SVGSVGElement>): void {
  const step = STEPS[event.key]
  if (!step) return
  const marks = [...event.currentTarget.querySelectorAll<SVGElement>('[data-mark]')]
  const at = marks.findIndex((mark) => mark === document.activeElement)
  if (at === -1) return
  event.preventDefault()
  marks[Math.min(marks.length - 1, Math.max(0, step(at, marks.length)))]?.focus()
}

function DataTable({ table: { head, rows } }: { table: ChartTable }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...values], link }) => (
          <tr key={key}>
            <th scope="row">{link ? <Link {...link}>{name}</Link> : name}</th>
            {values.map((value, column) => (
              <td key={head[column + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const createCsvFile = (text: string, name: string) =>
  new File([text], `${name}.csv`, { type: 'text/csv;charset=utf-8' })
