import type { Schemas } from './schemas'
import { Unreachable } from './unreachable'

export type Problem = Schemas['Problem']
export type FieldError = Schemas['FieldError']

/** An answer that is not what was asked for, with the contract's problem. */
export class ApiProblem extends Error {
  override name = 'ApiProblem'

  constructor(
    readonly problem: Problem,
    /** Seconds to wait before another attempt, where the answer says so. */
    readonly retryAfter: number | null = null,
  ) {
    super(problem.title)
  }
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'status' in body

/** Not the backend but a proxy before it answered. */
const strangeAnswer = (response: Response): Problem => ({
  type: 'about:blank',
  title: response.statusText,
  status: response.status,
  code: response.status === 401 ? 'unauthenticated' : 'internal',
})

interface Answer {
  data?: unknown
  error?: unknown
  response: Response
}
type DataOf<A extends Answer> = A extends { data: infer Data } ? Data : never

/**
 * The data of a call of `api`.
 *
 * @throws ApiProblem when the backend refuses
 * @throws Unreachable when the network fails
 */
export async function unwrap<A extends Answer>(call: Promise<A>): Promise<DataOf<A>>
export async function unwrap(call: Promise<Answer>): Promise<unknown> {
  const { data, error, response } = await answerOf(call)
  if (response.ok) return data
  const retryAfter = Number(response.headers.get('Retry-After') ?? NaN)
  throw new ApiProblem(
    isProblem(error) ? error : strangeAnswer(response),
    Number.isFinite(retryAfter) ? retryAfter : null,
  )
}

/** When the network fails, before the answer or in the middle of it, `fetch` throws a plain TypeError. */
async function answerOf(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    throw error instanceof TypeError ? new Unreachable(error.message) : error
  }
}

/** True if a write was refused because a newer version is saved. */
export const isStale = (error: unknown): boolean =>
  error instanceof ApiProblem && error.problem.code === 'stale'
