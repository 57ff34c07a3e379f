import { expect, it } from 'vitest'
import { ApiProblem, type Problem } from '@/shared/api'
import { Unreachable } from '@/shared/api/unreachable'
import { isRetryable } from './use-uploads'

const refused = (code: Problem['code'], status: number) =>
  new ApiProblem({ type: 'about:blank', title: code, status, code })

it.each([
  ['is of a kind that is not taken', refused('unsupported_file', 415), false],
  ['is too large', refused('too_large', 413), false],
  ['its sender may not attach', refused('forbidden', 403), false],
  ['is for a deal that is gone', refused('not_found', 404), false],
  ['is for a deal that takes none now', refused('not_allowed_now', 409), false],
  ['met a network that failed', new Unreachable('offline'), true],
  ['came while the server was down', refused('internal', 500), true],
  ['found the deal full, until another is removed', refused('validation', 422), true],
])('a file that %s', (_, error, canRetry) => {
  expect(isRetryable(error)).toBe(canRetry)
})
