import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './status.module.css'

/**
 * `neutral` not started, `waiting` for a user, `active` in progress, `done` completed, `blocked`
 * stopped.
 */
export type StatusTone = 'neutral' | 'waiting' | 'active' | 'done' | 'blocked'

interface StatusProps {
  tone: StatusTone
  children: ReactNode
  className?: string | undefined
}

/** State of a document. Each tone has its own shape, so that colour is never the only cue. */
export function Status({ tone, children, className }: StatusProps) {
  return (
    <span className={clsx(styles.status, styles[tone], className)}>
      <span className={styles.mark} />
      {children}
    </span>
  )
}
