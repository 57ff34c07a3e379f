import { isRecord } from '@/shared/lib/type-guards'
import type { Schemas } from './schemas'

/** The API did not answer: the network or a proxy failed. The session may still be valid. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

export type Problem = Schemas['Problem']
export type FieldError = Schemas['FieldError']

/** An error response, with the contract's problem. */
export class ApiProblem extends Error {
  override name = 'ApiProblem'

  constructor(
    readonly problem: Problem,
    /** Seconds to wait before the next attempt; null if the response has no `Retry-After`. */
    readonly retryAfter: number | null = null,
  ) {
    super(problem.title)
  }
}

const isProblem = (body: unknown): body is Problem =>
  isRecord(body) && 'code' in body && 'status' in body

/** Problem for a response without one: it came from a proxy, not from the API. */
const toGenericProblem = (response: Response): Problem => ({
  type: 'about:blank',
  title: response.statusText,
  status: response.status,
  code: response.status === 401 ? 'unauthenticated' : 'internal',
})

interface ApiResult {
  data?: unknown
  error?: unknown
  response: Response
}
type ResultData<A extends ApiResult> = A extends { data: infer Data } ? Data : never

/**
 * Returns the data of an `api` call.
 *
 * @throws ApiProblem if the response is an error
 * @throws Unreachable if the network fails or the answer takes too long
 */
export async function unwrap<A extends ApiResult>(call: Promise<A>): Promise<ResultData<A>>
export async function unwrap(call: Promise<ApiResult>): Promise<unknown> {
  const { data, error, response } = await awaitResult(call)
  if (response.ok) return data
  const retryAfter = Number(response.headers.get('Retry-After') ?? NaN)
  throw new ApiProblem(
    isProblem(error) ? error : toGenericProblem(response),
    Number.isFinite(retryAfter) ? retryAfter : null,
  )
}

/**
 * Returns the file that an `api` call with `parseAs: 'blob'` downloads.
 *
 * @throws ApiProblem if the response is an error, Unreachable if the network fails, or TypeError if
 *   the response has no content
 */
export async function unwrapBlob(call: Promise<ApiResult>): Promise<Blob> {
  const content: unknown = await unwrap(call)
  if (!(content instanceof Blob)) throw new TypeError('The response has no content')
  return content
}

const isTimeout = (error: unknown): error is DOMException =>
  error instanceof DOMException && error.name === 'TimeoutError'

/**
 * Maps the plain TypeError that `fetch` throws on a network failure, even in mid-response, and the
 * TimeoutError of a call without an answer.
 */
async function awaitResult(call: Promise<ApiResult>): Promise<ApiResult> {
  try {
    return await call
  } catch (error) {
    throw error instanceof TypeError || isTimeout(error) ? new Unreachable(error.message) : error
  }
}

/** From this status on, the request may have been saved. */
const FIRST_UNCERTAIN_STATUS = 500

/** True if the API refused a request, so that nothing was saved. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiProblem && error.problem.status < FIRST_UNCERTAIN_STATUS

/** True if the API refused fields of a form. */
export const isInvalid = (error: unknown): boolean =>
  error instanceof ApiProblem && error.problem.code === 'validation'

/** True if a paper was not sent because it changed since it was opened. */
export const isPaperChanged = (error: unknown): boolean =>
  error instanceof ApiProblem && error.problem.code === 'paper_changed'

/** True if an earlier request with the same idempotency key was saved. */
export const isKeyReused = (error: unknown): boolean =>
  error instanceof ApiProblem && error.problem.code === 'idempotency_key_reused'

/** True if a write was refused because a newer version is saved. */
export const isStale = (error: unknown): boolean =>
  error instanceof ApiProblem && error.problem.code === 'stale'
