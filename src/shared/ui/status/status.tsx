import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './status.module.css'

/**
 * `neutral` not started, `waiting` for a user, `active` in progress, `done` completed, `blocked`
 * stopped.
 */
export type StatusTone = 'neutral' | 'waiting' | 'active' | 'done' | 'blocked'

/** Filled quarters of a mark, from empty to full. */
export type Quarters = 0 | 1 | 2 | 3 | 4

/** Shape and colour of a state. */
export interface StatusMark {
  tone: StatusTone
  /** Fill of the mark by the stage of a document. By default, each tone has its own mark. */
  quarters?: Quarters | undefined
}

interface StatusProps extends StatusMark {
  children: ReactNode
  className?: string | undefined
}

/**
 * State of a record. Colour is never the only cue: `waiting` is round, `blocked` is a cross, and
 * the fill shows the stage.
 */
export function Status({ tone, quarters, children, className }: StatusProps) {
  return (
    <span className={clsx(styles.status, styles[tone], className)}>
      <span className={styles.mark} data-quarters={quarters} />
      {children}
    </span>
  )
}
