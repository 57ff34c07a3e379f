import type { Format } from '@/shared/i18n'
import styles from './exposure-bar.module.css'

type Props = { readonly percent: number | null; readonly format: Format }

/** The share of its credit that a client uses. Over the limit the figure is bold, so that colour is not alone in saying it. */
export function ExposureBar({ percent, format }: Props) {
  if (percent === null) return null
  const share = Math.min(1, Math.max(0, percent / 100))
  return (
    <span
      className={styles.exposure}
      data-over={percent > 100 || undefined}
      style={{ backgroundSize: `${share * 4}rem 3px, 4rem 3px` }}
    >
      {format.number(Math.round(percent))}
    </span>
  )
}
