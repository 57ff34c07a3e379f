import { useFormat } from '@/shared/i18n'
import styles from './percent-bar.module.css'

/** A share of a deal as a figure with a bar beside it; the figure says it, the bar lets a column be read at a glance. */
export function PercentBar({ percent }: { readonly percent: string }) {
  const format = useFormat()
  const share = Math.min(1, Math.max(0, Number(percent) / 100))
  return (
    <span className={styles.percent}>
      <span className={styles.track}>
        <span className={styles.bar} style={{ transform: `scaleX(${share})` }} />
      </span>
      <span className={styles.figure}>{format.number(percent, 0)}</span>
    </span>
  )
}
