import type { ReactNode } from 'react'
import { ChevronRightIcon } from '../icons/icons'
import styles from './disclosure.module.css'

interface DisclosureProps {
  label: ReactNode
  /** A figure or word at the end of the line that tells what is inside. */
  aside?: ReactNode
  isOpen?: boolean | undefined
  onToggle?: ((isOpen: boolean) => void) | undefined
  children: ReactNode
}

/** A part that can be folded away because not everyone needs it every time. Never hide what is required. */
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
