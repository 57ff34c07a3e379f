import type { ReactNode } from 'react'
import styles from './key-figure.module.css'

interface KeyFigureProps {
  label: string
  /** The number, already formatted for the reader, or a link that says it; null while it can't be known. */
  value: ReactNode
  /** What it counts: m³, €, %. */
  unit?: string | undefined
  /** What it is compared with, or how it came about; instead of a number that can't be known, why. */
  note?: ReactNode
  tone?: 'plain' | 'good' | 'waiting' | 'blocked' | undefined
  size?: 's' | 'm' | 'l' | undefined
}

/** One number that a decision hangs on. Several stand under one another inside a FigureList, ruled like a sum. */
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

/** Key figures as one list: in a column with a rule between (a rail), or in a row (a dashboard's head). */
export function FigureList({
  direction = 'column',
  children,
}: {
  direction?: 'column' | 'row'
  children: ReactNode
}) {
  return <dl className={styles[direction]}>{children}</dl>
}
