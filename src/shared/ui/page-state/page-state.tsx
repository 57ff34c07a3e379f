import type { ReactNode } from 'react'
import styles from './page-state.module.css'

interface PageStateProps {
  /** A drawing of the matter, not a decoration. */
  icon?: ReactNode
  /** What is so. */
  title: string
  /** Why, and what can be done. */
  children?: ReactNode
  /** The first step out of it. */
  action?: ReactNode
  /** A whole screen, or a part of one. */
  size?: 'page' | 'part' | undefined
  /** Interrupts a screen reader: for what went wrong, not for what is merely empty. */
  isAlert?: boolean | undefined
  /** The title's level in the page's outline; a whole screen's is its first. */
  headingLevel?: 1 | 2 | 3 | undefined
}

/** What stands where there is nothing to show. Empty, error, offline, forbidden and not found are made from it. */
export function PageState({
  icon,
  title,
  children,
  action,
  size = 'part',
  isAlert,
  headingLevel,
}: PageStateProps) {
  const Heading = `h${headingLevel ?? (size === 'page' ? 1 : 2)}` as const
  return (
    <div className={styles.state} data-size={size} role={isAlert ? 'alert' : undefined}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
