import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { getHomePath, useAuth } from '@/entities/session'
import { ApiProblem, Unreachable, useFormatProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { getButtonClass, ErrorState, PageState, SearchXIcon, Skeleton } from '@/shared/ui'
import styles from './page-states.module.css'

/** Pending page: a headline and a sheet, as in the skeleton of index.html. */
export function PagePending() {
  return (
    <div className={styles.pending} aria-busy>
      <Skeleton width="12rem" height="2rem" />
      <Skeleton height="24rem" />
    </div>
  )
}

/** Error page with a retry button. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('app/layout')
  const formatProblem = useFormatProblem()
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  if (error instanceof ApiProblem && error.problem.code === 'not_found') return <MissingPage />

  const isFromCall = error instanceof ApiProblem || error instanceof Unreachable
  function retry() {
    // After a bug in our code or a failed chunk, only a reload is sure to help. Drafts are kept.
    if (!isFromCall) return location.reload()
    queries.reset()
    reset()
    void router.invalidate()
  }
  return (
    <ErrorState size="page" title={t('error.title')} onRetry={retry}>
      {formatProblem(error)}
    </ErrorState>
  )
}

/** Page for a record that does not exist or that the user may not see. */
export function MissingPage() {
  const { t } = useTranslation('app/layout')
  const { role } = useAuth()
  return (
    <PageState
      size="page"
      headingLevel={1}
      icon={<SearchXIcon />}
      title={t('missing.title')}
      action={
        <Link
          to={role ? getHomePath(role) : '/login'}
          className={getButtonClass({ variant: 'primary' })}
        >
          {t('missing.home')}
        </Link>
      }
    >
      {t('missing.words')}
    </PageState>
  )
}
