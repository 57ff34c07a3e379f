import { i18n, useTranslation } from '@/shared/i18n'
import { ApiProblem, Unreachable } from './problem'

/**
 * Message for any error of a call: what happened, then what to do. Components use
 * `useFormatProblem`.
 */
export function formatProblem(error: unknown): string {
  if (error instanceof ApiProblem) {
    return i18n.t(`shared/api:problem.${error.problem.code}`, { count: error.retryAfter ?? 60 })
  }
  if (!(error instanceof Unreachable)) return i18n.t('shared/api:problem.broken')
  return i18n.t(navigator.onLine ? 'shared/api:problem.unreachable' : 'shared/api:problem.offline')
}

/** `formatProblem` for components; rerenders when the language changes. */
export function useFormatProblem(): (error: unknown) => string {
  useTranslation('shared/api')
  return formatProblem
}
