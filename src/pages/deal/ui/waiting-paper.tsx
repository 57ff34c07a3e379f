import { useTranslation } from '@/shared/i18n'
import { useHeadline } from '@/shared/lib/headline'
import { Mark, Skeleton } from '@/shared/ui'
import styles from './order-confirmation.module.css'

/** The sheet of an order confirmation while what stands on it is under way. */
export function WaitingPaper({ number = '' }: { number?: string }) {
  const { t } = useTranslation('pages/deal')
  const headline = useHeadline()
  return (
    <article data-theme="light" aria-busy className={styles.sheet}>
      <header className={styles.head}>
        <p className={styles.letterhead}>
          <Mark />
          {t('confirmation.letterhead')}
        </p>
        <div>
          <h1 ref={headline} className={styles.title}>
            {t('confirmation.title')} {number}
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

/** The desk under it, with the place of its buttons. */
export function WaitingDesk() {
  return (
    <div className={styles.desk}>
      <div className={styles.tools}>
        <Skeleton width="8rem" height="var(--control)" />
        <Skeleton width="8rem" height="var(--control)" />
      </div>
      <WaitingPaper />
    </div>
  )
}
