import { useFormat } from '@/shared/i18n'
import { roundShare } from '@domain/numbers'
import styles from './exposure-bar.module.css'
import type { ClientSummary } from '@/entities/client'

interface Props {
  percent: number | null
  /** Adds the per cent sign if no column header shows it. */
  hasUnit?: boolean
}

/**
 * Used share of the credit limit. Above the limit the figure is bold, so it doesn't depend on
 * colour.
 */
export function ExposureBar({ percent, hasUnit = false }: Props) {
  const format = useFormat()
  if (percent === null) return null
  const ratio = Math.min(1, Math.max(0, percent / 100))
  return (
    <span
      className={styles.exposure}
      data-over={percent > 100 || undefined}
      style={{ backgroundSize: `${ratio * 4}rem 3px, 4rem 3px` }}
    >
      {hasUnit ? format.share(percent) : format.number(roundShare(percent))}
    </span>
  )
}

/**
 * Returns the used share of the credit limit in per cent; null without a limit. With a limit of 0,
 * any exposure is Infinity and no exposure is 0, consistent with the list's sort order.
 */
export function computeCreditUsed({
  exposure_eur,
  credit_limit_eur,
}: Pick<ClientSummary, 'exposure_eur' | 'credit_limit_eur'>): number | null {
  if (credit_limit_eur === null) return null
  const [exposure, limit] = [Number(exposure_eur), Number(credit_limit_eur)]
  return exposure === 0 ? 0 : (exposure / limit) * 100
}
