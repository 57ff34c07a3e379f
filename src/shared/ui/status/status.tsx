import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import styles from './status.module.css'

/**
 * `neutral` not started, `waiting` for a user, `active` in progress, `done` completed, `blocked`
 * stopped.
 */
export type StatusTone = 'neutral' | 'waiting' | 'active' | 'done' | 'blocked'

/** Shape and colour of a state. */
export interface StatusMark {
  tone: StatusTone
  /** Share of the mark that is filled by the stage of a document. Without it, by the tone. */
  share?: number | undefined
}

interface StatusProps extends StatusMark {
  children: ReactNode
  className?: string | undefined
}

/**
 * State of a record. Colour is never the only cue: `waiting` is round, `blocked` is a cross, and
 * the fill shows the stage.
 */
export function Status({ tone, share, children, className }: StatusProps) {
  return (
    <span className={clsx(styles.status, styles[tone], className)}>
      <span
        className={styles.mark}
        data-share={share}
        style={share === undefined ? undefined : toShareStyle(share)}
      />
      {children}
    </span>
  )
}

const toShareStyle = (share: number): CSSProperties & Record<`--${string}`, string> => ({
  '--share': `${share * 100}%`,
})
