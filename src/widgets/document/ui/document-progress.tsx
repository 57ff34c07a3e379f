import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Skeleton, Stepper } from '@/shared/ui'
import styles from './document-progress.module.css'

interface DocumentProgressProps<Stage extends string> {
  stages: readonly Stage[]
  /** Null before the first stage. */
  current: Stage | null
  formatStage(stage: Stage): string
  /**
   * Sentence on the person or event that the document waits for, or on the missing requirements of
   * the next transition. Omitted if the user can take the next transition: its button is shown
   * instead.
   */
  next?: ReactNode
}

/** Stages of a document, and what comes next. A canceled document has none. */
export function DocumentProgress<Stage extends string>({
  stages,
  current,
  formatStage,
  next,
}: DocumentProgressProps<Stage>) {
  const { t } = useTranslation('widgets/document')
  return (
    <div className={styles.progress}>
      <Stepper
        label={t('progress.stages')}
        steps={stages.map((id) => ({ id, label: formatStage(id) }))}
        current={current}
      />
      {next && <p className={styles.next}>{next}</p>}
    </div>
  )
}

export function DocumentProgressSkeleton() {
  return (
    <div className={styles.progress}>
      <Skeleton height="1.5rem" />
    </div>
  )
}
