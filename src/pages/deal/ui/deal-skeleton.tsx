import { Skeleton } from '@/shared/ui'
import { DocumentFrame } from '@/widgets/document-frame'
import styles from './deal-skeleton.module.css'

/** The shape of a deal that is on its way: its heading is there at once. */
export function DealSkeleton({ title }: { title: string }) {
  return (
    <DocumentFrame title={title} figures={<Skeleton height="13rem" />}>
      <div className={styles.shape} aria-busy>
        <Skeleton height="1.5rem" width="10rem" />
        <Skeleton height="9rem" />
        <Skeleton height="1.5rem" width="8rem" />
        <Skeleton height="9rem" />
        <Skeleton height="1.5rem" width="6rem" />
        <Skeleton height="14rem" />
      </div>
    </DocumentFrame>
  )
}
