import { useTranslation } from '@/shared/i18n'
import { Skeleton } from '@/shared/ui'
import styles from './board-page.module.css'
import work from './work-list.module.css'

/** The shape of what is on its way. */
export function BoardBones() {
  const { t } = useTranslation('pages/dashboard')
  return (
    <div role="status" aria-label={t('loading')}>
      <div className={styles.heading}>
        <Skeleton width="8rem" />
      </div>
      <div className={work.list}>
        {['late', 'lack', 'due', 'wait'].map((row) => (
          <div key={row} className={work.row}>
            <span className={work.what}>
              <Skeleton width="14rem" />
            </span>
            <Skeleton width="18rem" />
          </div>
        ))}
      </div>
    </div>
  )
}
