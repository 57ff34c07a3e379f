import type { Format } from '@/shared/i18n'
import styles from './percent-bar.module.css'

type Props = { readonly percent: string; readonly format: Format }

/** A share of a deal as a figure with a bar. A single element, because every row has several. */
export function PercentBar({ percent, format }: Props) {
  const ratio = Math.min(1, Math.max(0, Number(percent) / 100))
  return (
    <span
      className={styles.percent}
      style={{ backgroundSize: `${ratio * 2.5}rem 3px, 2.5rem 3px` }}
    >
      {format.number(percent, 0)}
    </span>
  )
}
