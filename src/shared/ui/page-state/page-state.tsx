import type { ReactNode } from 'react'
import styles from './page-state.module.css'

interface PageStateProps {
  /** Illustrates the state; not decoration. */
  icon?: ReactNode
  title: string
  /** Reason, and what the user can do. */
  children?: ReactNode
  /** Main button or link. */
  action?: ReactNode
  size?: 'page' | 'part' | undefined
  /** Announced at once by screen readers. Set it for errors, not for empty states. */
  isAlert?: boolean | undefined
  /** Heading level; 1 for a page and 2 for a part by default. */
  headingLevel?: 1 | 2 | 3 | undefined
}

/** Placeholder for missing content: empty, error, offline, forbidden or not found. */
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
