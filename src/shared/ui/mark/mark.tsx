import styles from './mark.module.css'

interface MarkProps {
  /** CSS height; the width follows. */
  size?: string | undefined
}

/** Logo: ends of stacked boards over a double rule. The product name is separate text. */
export function Mark({ size = '1.5rem' }: MarkProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className={styles.mark}
      style={{ height: size, width: size }}
    >
      <path className={styles.ink} d="M5.5 3h6v5h-6zM12.5 3h6v5h-6zM16 9h6v5h-6zM2 9h6v5H2z" />
      <path className={styles.ours} d="M9 9h6v5H9z" />
      <path className={styles.ink} d="M2 16.5h20v1.5H2zM2 20h20v1H2z" />
    </svg>
  )
}
