import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { ApiProblem, Unreachable, useFormatProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { ErrorState } from '@/shared/ui'
import { MissingPage } from './missing-page'

/** A page that could not be loaded or fell over: says what happened and offers another attempt. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('app/layout')
  const problemText = useFormatProblem()
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  if (error instanceof ApiProblem && error.problem.code === 'not_found') return <MissingPage />

  const isFromCall = error instanceof ApiProblem || error instanceof Unreachable
  function retry() {
    // Only a reload is sure to help after a mistake in our code, or a script that did not load. What was typed is kept.
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
