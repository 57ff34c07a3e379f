import styles from './cover.module.css'

interface CoverBarProps {
  sold: string
  bought: string
  ready: string
  loaded: string
}

/** Bought volume against sold volume, as bars. */
export function CoverBar({ sold, bought, ready, loaded }: CoverBarProps) {
  const total = Math.max(Number(sold), Number(bought), 0.001)
  const width = (m3: string) => ({ width: `${Math.min(100, (Number(m3) / total) * 100)}%` })
  return (
    <span
      aria-hidden
      className={styles.bar}
      data-short={Number(bought) < Number(sold) || undefined}
    >
      <span className={styles.barBought} style={width(bought)} />
      <span className={styles.barReady} style={width(ready)} />
      <span className={styles.barLoaded} style={width(loaded)} />
      {Number(bought) > Number(sold) && (
        <span className={styles.barSold} style={{ left: `${(Number(sold) / total) * 100}%` }} />
      )}
    </span>
  )
}
