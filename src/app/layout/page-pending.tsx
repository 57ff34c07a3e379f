import { Skeleton } from '@/shared/ui'
import styles from './page-pending.module.css'

/** A page on its way: a headline and a sheet, as index.html draws them before anything is loaded. */
export function PagePending() {
  return (
    <div className={styles.pending} aria-busy>
      <Skeleton width="12rem" height="2rem" />
      <Skeleton height="24rem" />
    </div>
  )
}
