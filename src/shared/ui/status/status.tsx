import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names'
import styles from './status.module.css'

/** `neutral` not begun, `waiting` someone's turn, `active` under way, `done` finished well, `blocked` stopped. */
export type StatusTone = 'neutral' | 'waiting' | 'active' | 'done' | 'blocked'

interface StatusProps {
  tone: StatusTone
  children: ReactNode
  className?: string | undefined
}

/** Where a document stands. Each tone has its own mark, as the ends of a pack are stamped, so that colour is never alone. */
export function Status({ tone, children, className }: StatusProps) {
  return (
    <span className={classNames(styles.status, styles[tone], className)}>
      <span className={styles.mark} />
      {children}
    </span>
  )
}
