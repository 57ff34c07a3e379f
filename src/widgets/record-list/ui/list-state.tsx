import type { ReactNode } from 'react'
import { useFormatProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { Button, EmptyState, ErrorState, SearchXIcon } from '@/shared/ui'
import type { Narrowing } from '../model/filter'
import type { RecordSource } from '../model/use-record-pages'
import styles from './record-list.module.css'

interface Props {
  source: Pick<RecordSource<unknown>, 'state' | 'error' | 'retry'>
  narrowing: Narrowing | null
  /** Clears the words and the filters. */
  onClear(): void
  emptyTitle: string
  emptyText: string
  /** Action that creates the first record, if the user may. */
  firstStep?: ReactNode
  /** Replaces “Nothing matches”. */
  notFoundText?: ReactNode
}

/** Message shown instead of rows. */
export function ListState({
  source,
  narrowing,
  onClear,
  emptyTitle,
  emptyText,
  firstStep,
  notFoundText,
}: Props) {
  const { t } = useTranslation('widgets/record-list')
  const formatProblem = useFormatProblem()
  if (source.state === 'failed') {
    return (
      <ErrorState title={t('state.failed')} onRetry={source.retry}>
        {formatProblem(source.error)}
      </ErrorState>
    )
  }
  if (source.state === 'paused')
    return <ErrorState title={t('state.offline')}>{t('state.offline_text')}</ErrorState>
  if (narrowing !== null) {
    if (notFoundText) return notFoundText
    return (
      <EmptyState
        icon={<SearchXIcon />}
        title={t('state.nothing_matches')}
        action={<Button onClick={onClear}>{t(`clear.${narrowing}`)}</Button>}
      >
        {t(`state.widen.${narrowing}`)}
      </EmptyState>
    )
  }
  return (
    <EmptyState title={emptyTitle} action={firstStep}>
      {emptyText}
    </EmptyState>
  )
}

interface ListSkeletonProps {
  rowHeight: number
  hasHead: boolean
}

/** Skeleton of the list: lines at row height, to prevent layout shifts. */
export function ListSkeleton({ rowHeight, hasHead }: ListSkeletonProps) {
  const { t } = useTranslation('widgets/record-list')
  return (
    <div
      className={styles.skeletons}
      data-head={hasHead || undefined}
      style={{ backgroundSize: `100% ${rowHeight}px` }}
      role="status"
      aria-label={t('state.loading')}
    />
  )
}
