import { roundShare } from '@domain/numbers'
import styles from './progress.module.css'

interface ProgressProps {
  /** Name of the measured quantity. */
  label: string
  /** From 0 to 1; above 1 is an excess, shown in red. */
  value: number
  /** The value as formatted text. */
  text: string
  isLabelHidden?: boolean | undefined
}

/**
 * Progress towards a known total: purchased, loaded, credit used, uploaded. For an unknown total,
 * use Skeleton.
 */
export function Progress({ label, value, text, isLabelHidden }: ProgressProps) {
  const share = Math.min(Math.max(value, 0), 1)
  return (
    <div className={styles.progress} data-over={value > 1 ? '' : undefined}>
      <div className={isLabelHidden ? 'visually-hidden' : styles.head} aria-hidden>
        <span>{label}</span>
        <span className="figures">{text}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={roundShare(share * 100)}
        aria-valuetext={text}
        className={styles.track}
      >
        <span className={styles.fill} style={{ scale: `${share} 1` }} />
      </div>
    </div>
  )
}
