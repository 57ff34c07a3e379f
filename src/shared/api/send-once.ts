import { isRefused, isKeyReused } from './problem'

/** Default of `retryPeriodMs`: later it is a new action, such as the same comment again. */
const RETRY_PERIOD_MS = 10 * 60_000

interface UnansweredRequest {
  /** Idempotency key. */
  readonly key: string
  /** Time of the last attempt. */
  readonly attemptedAt: number
}

/** Requests without an answer, by content. They last until a reload. */
const unansweredRequests = new Map<string, UnansweredRequest>()

interface SendOnceOptions<Answer> {
  /**
   * Time after an attempt without an answer in which the same content is a retry, in milliseconds.
   * Infinity for content that no second action has, such as a part of one upload.
   */
  readonly retryPeriodMs?: number
  /**
   * True if the records of a retry's answer were canceled meanwhile. The same content is then a new
   * action.
   */
  readonly isCanceled?: (answer: Answer) => Promise<boolean>
}

/** Returns the key of a request without an answer that may be retried; undefined if none. */
function findUnansweredKey(id: string, retryPeriodMs: number): string | undefined {
  const request = unansweredRequests.get(id)
  return request && Date.now() - request.attemptedAt < retryPeriodMs ? request.key : undefined
}

/** Forgets the requests of an operation without an answer: a newer one has been answered. */
function forgetRequestsOf(operation: string) {
  const start = JSON.stringify([operation]).slice(0, -1)
  for (const id of unansweredRequests.keys())
    if (id.startsWith(`${start},`) || id === `${start}]`) unansweredRequests.delete(id)
}

/**
 * Sends a request with an idempotency key. The same content sent again within the retry period
 * after an attempt without an answer gets the same key, also from another screen, so that a lost
 * answer has no second effect. A refused retry does not tell whether the lost request was saved.
 * @param content operation, path, version and body: everything that identifies the action
 */
export async function sendOnce<Answer>(
  content: readonly [operation: string, ...unknown[]],
  send: (key: string) => Promise<Answer>,
  options: SendOnceOptions<Answer> = {},
): Promise<Answer> {
  const { retryPeriodMs = RETRY_PERIOD_MS, isCanceled } = options
  const id = JSON.stringify(content)
  const unansweredKey = findUnansweredKey(id, retryPeriodMs)
  const key = unansweredKey ?? crypto.randomUUID()
  const keepKey = () => unansweredRequests.set(id, { key, attemptedAt: Date.now() })
  keepKey()
  try {
    const answer = await send(key)
    const isNewAction = unansweredKey !== undefined && (await isCanceled?.(answer)) === true
    forgetRequestsOf(content[0])
    return isNewAction ? await sendOnce(content, send, options) : answer
  } catch (error) {
    const isFirstRefused = unansweredKey === undefined && isRefused(error)
    if (isFirstRefused || isKeyReused(error)) unansweredRequests.delete(id)
    else keepKey()
    throw error
  }
}
