import type { ReactNode } from 'react'
import styles from './badge.module.css'

interface BadgeProps {
  /** `count` is for a number that asks to be looked at; `plain` for a word that belongs to its neighbour. */
  variant?: 'plain' | 'count' | undefined
  children: ReactNode
}

/** A small word or number beside another: a unit, a count, "new". It never changes; what changes is a Status. */
export function Badge({ variant = 'plain', children }: BadgeProps) {
  return <span className={styles[variant]}>{children}</span>
}
