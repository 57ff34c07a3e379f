import { useAuth } from '@/entities/session'
import { useTranslation } from '@/shared/i18n'
import { Skeleton } from '@/shared/ui'
import type { BoardName } from '../model/board'
import styles from './board-page.module.css'
import work from './work-list.module.css'

/** Kinds of work, for those who see all of them. */
const WORK_ROW_COUNTS: Readonly<Record<BoardName, number>> = { deal: 4, supply: 7, cargo: 6 }
/** Statuses, likewise, and what they come to. */
const STAGE_ROW_COUNTS: Readonly<Record<BoardName, number>> = { deal: 7, supply: 8, cargo: 8 }

/** The shape of the work that is on its way. Who ships approves nothing, and waits for no client. */
export function WorkSkeleton({ name }: { readonly name: BoardName }) {
  const { t } = useTranslation('pages/dashboard')
  const { role } = useAuth()
  return (
    <div role="status" aria-label={t('loading')}>
      <div className={styles.heading}>
        <Skeleton width="8rem" />
      </div>
      <div className={work.list}>
        {Array.from(
          { length: role === 'cargo_manager' ? WORK_ROW_COUNTS[name] - 1 : WORK_ROW_COUNTS[name] },
          (_, i) => (
            <div key={`work${i}`} className={work.row}>
              <span className={work.what}>
                <span className={work.count}>
                  <Skeleton width="2rem" />
                </span>
                <Skeleton width="10rem" />
              </span>
              <p className={work.worst}>
                <Skeleton width="16rem" />
              </p>
            </div>
          ),
        )}
      </div>
    </div>
  )
}

/** The shape of the table of statuses. Who ships sees no deal before it is confirmed. */
export function StageSkeleton({ name }: { readonly name: BoardName }) {
  const { role } = useAuth()
  return (
    <div aria-hidden>
      <div className={styles.heading}>
        <Skeleton width="12rem" />
      </div>
      <div className={styles.boneHead} />
      {Array.from(
        {
          length:
            role === 'cargo_manager' && name === 'deal'
              ? STAGE_ROW_COUNTS.deal - 2
              : STAGE_ROW_COUNTS[name],
        },
        (_, i) => (
          <div key={`stage${i}`} className={styles.boneRow} />
        ),
      )}
    </div>
  )
}
