import { Skeleton } from '@/shared/ui'
import styles from './page-pending.module.css'

/** Pending page: a headline and a sheet, as in the skeleton of index.html. */
export function PagePending() {
  return (
    <div className={styles.pending} aria-busy>
      <Skeleton width="12rem" height="2rem" />
      <Skeleton height="24rem" />
    </div>
  )
}
