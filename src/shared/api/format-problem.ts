import { i18n, useTranslation } from '@/shared/i18n'
import { ApiProblem, Unreachable } from './problem'

/** Seconds to wait if the server names none. */
export const DEFAULT_RETRY_SECONDS = 60

/**
 * Message for any error of a call: what happened, then what to do. Components use
 * `useFormatProblem`.
 */
export function formatProblem(error: unknown): string {
  if (error instanceof ApiProblem) {
    return i18n.t(`shared/api:problem.${error.problem.code}`, {
      count: error.retryAfter ?? DEFAULT_RETRY_SECONDS,
    })
  }
  if (!(error instanceof Unreachable)) return i18n.t('shared/api:problem.broken')
  return i18n.t(navigator.onLine ? 'shared/api:problem.unreachable' : 'shared/api:problem.offline')
}

/** `formatProblem` for components; rerenders when the language changes. */
export function useFormatProblem(): (error: unknown) => string {
  useTranslation('shared/api')
  return formatProblem
}
