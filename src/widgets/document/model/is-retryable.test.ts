import { expect, it } from 'vitest'
import { ApiProblem, type Problem } from '@/shared/api'
import { Unreachable } from '@/shared/api/problem'
import { isRetryable } from './use-uploads'

const createProblem = (code: Problem['code'], status: number) =>
  new ApiProblem({ type: 'about:blank', title: code, status, code })

it.each([
  ['has an unsupported type', createProblem('unsupported_file', 415), false],
  ['is too large', createProblem('too_large', 413), false],
  ['its sender is not allowed to attach', createProblem('forbidden', 403), false],
  ['belongs to a deleted deal', createProblem('not_found', 404), false],
  ['belongs to a locked deal', createProblem('not_allowed_now', 409), false],
  ['failed on a network error', new Unreachable('offline'), true],
  ['failed on a server error', createProblem('internal', 500), true],
  [
    'exceeds the number of files of its deal, until another is removed',
    createProblem('validation', 422),
    true,
  ],
])('a file that %s', (_, error, canRetry) => {
  expect(isRetryable(error)).toBe(canRetry)
})
