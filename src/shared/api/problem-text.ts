import type { TFunction } from 'i18next'
import { useTranslation } from '@/shared/i18n'
import { ApiProblem, type FieldError } from './problem'

type Translate = TFunction

/** The sentence for one field's error. */
export const fieldErrorText = (t: Translate, { code, params }: Pick<FieldError, 'code' | 'params'>): string =>
  t(`shared/api:field.${code}`, { ...params })

/** The sentence for anything a call may throw: what happened, and what to do. */
export function problemText(t: Translate, error: unknown): string {
  if (error instanceof ApiProblem) return t(`shared/api:problem.${error.problem.code}`, { count: error.retryAfter ?? 60 })
  return t(navigator.onLine ? 'shared/api:problem.unreachable' : 'shared/api:problem.offline')
}

/** `problemText` that follows the language. */
export function useProblemText(): (error: unknown) => string {
  const { t } = useTranslation()
  return (error) => problemText(t, error)
}
