import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { ApiProblem, Unreachable, useFormatProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { ErrorState } from '@/shared/ui'
import { MissingPage } from './missing-page'

/** Error page with a retry button. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('app/layout')
  const problemText = useFormatProblem()
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
      {problemText(error)}
    </ErrorState>
  )
}
