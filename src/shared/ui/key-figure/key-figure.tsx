import type { ReactNode } from 'react'
import styles from './key-figure.module.css'

interface KeyFigureProps {
  label: string
  /** Formatted number, or a link with it; null if unknown. */
  value: ReactNode
  /** Unit: m³, €, %. */
  unit?: string | undefined
  /** Comparison or origin of the number, or the reason why it is unknown. */
  note?: ReactNode
  tone?: 'plain' | 'good' | 'waiting' | 'blocked' | undefined
  size?: 's' | 'm' | 'l' | undefined
}

/** A single important number, used in a FigureList. */
export function KeyFigure({
  label,
  value,
  unit,
  note,
  tone = 'plain',
  size = 'm',
}: KeyFigureProps) {
  return (
    <div className={styles.figure} data-tone={tone} data-size={size}>
      <dt className={styles.label}>{label}</dt>
      {(value !== null || !note) && (
        <dd className={styles.value}>
          {value ?? '–'}
          {unit && value !== null && <span className={styles.unit}>{unit}</span>}
        </dd>
      )}
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}

/** List of key figures: `column` with rules for a side rail, `row` for the top of a dashboard. */
export function FigureList({
  direction = 'column',
  children,
}: {
  direction?: 'column' | 'row'
  children: ReactNode
}) {
  return <dl className={styles[direction]}>{children}</dl>
}
