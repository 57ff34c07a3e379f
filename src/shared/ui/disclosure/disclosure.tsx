import type { ReactNode } from 'react'
import { ChevronRightIcon } from '../icons/icons'
import styles from './disclosure.module.css'

interface DisclosureProps {
  label: ReactNode
  /** A number or word at the end of the line that sums up the content. */
  aside?: ReactNode
  isOpen?: boolean | undefined
  onToggle?: ((isOpen: boolean) => void) | undefined
  children: ReactNode
}

/** Collapsible section for optional content. Never put required fields in it. */
export function Disclosure({ label, aside, isOpen, onToggle, children }: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
      open={isOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <ChevronRightIcon />
        <span className={styles.label}>{label}</span>
        {aside !== undefined && aside !== null && <span className={styles.aside}>{aside}</span>}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
