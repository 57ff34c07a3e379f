import { useHeadline } from '@/shared/lib/headline'
import { Skeleton } from '@/shared/ui'
import { Letterhead } from './paper'
import styles from './paper.module.css'

export function PaperSkeleton({ title }: { title: string }) {
  const headline = useHeadline()
  return (
    <article data-theme="light" aria-busy className={styles.sheet}>
      <header className={styles.head}>
        <Letterhead />
        <div>
          <h1 ref={headline} className={styles.title}>
            {title}
          </h1>
          <Skeleton width="14rem" />
        </div>
      </header>
      <section className={styles.parties}>
        <Skeleton height="7lh" width="14rem" />
        <Skeleton height="4lh" width="14rem" />
      </section>
      <Skeleton height="10lh" />
      <Skeleton height="14lh" />
    </article>
  )
}

/** Skeleton of the desk around a paper, with room for its buttons. */
export function PaperDeskSkeleton({ title }: { title: string }) {
  return (
    <div className={styles.desk}>
      <div className={styles.tools}>
        <Skeleton width="8rem" height="var(--control)" />
        <Skeleton width="8rem" height="var(--control)" />
      </div>
      <PaperSkeleton title={title} />
    </div>
  )
}
