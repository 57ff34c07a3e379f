import type { ReactNode } from 'react'
import styles from './badge.module.css'

interface BadgeProps {
  /** `count` for a number that needs attention; `plain` for a unit or a word. */
  variant?: 'plain' | 'count' | undefined
  children: ReactNode
}

/**
 * Short static label next to another: a unit, a count, "new". For a state that changes, use Status.
 */
export function Badge({ variant = 'plain', children }: BadgeProps) {
  return <span className={styles[variant]}>{children}</span>
}
