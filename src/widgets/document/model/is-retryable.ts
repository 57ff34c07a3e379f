import { ApiProblem, type Problem } from '@/shared/api'

/** Refusals that stay, however often the file is sent. */
const permanentErrorCodes: readonly Problem['code'][] = [
  'too_large',
  'unsupported_file',
  'forbidden',
  'not_found',
  'not_allowed_now',
]

/** Whether a file that failed could get through another time. */
export const isRetryable = (error: unknown): boolean =>
  !(
    error instanceof ApiProblem &&
    (permanentErrorCodes.includes(error.problem.code) ||
      error.problem.errors?.some(({ code }) => code === 'incomplete_file' || code === 'too_long'))
  )
