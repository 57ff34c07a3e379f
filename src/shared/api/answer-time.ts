/**
 * Milliseconds that a call waits for its answer, and that an upload may stand still. A connection
 * that was cut off silently would otherwise keep a save waiting for minutes.
 */
export const ANSWER_TIMEOUT_MS = 60_000

export const createTimeout = () => new DOMException('No answer from the API', 'TimeoutError')

/** Bytes a millisecond that a slow network sends: 80 kbit/s. */
const SLOW_NETWORK = 10

/**
 * Sends a request with `fetch`, read on each call, so that mocks can replace it.
 *
 * @throws DOMException named TimeoutError if the head of an answer does not come within
 *   `ANSWER_TIMEOUT_MS` and the time that a slow network needs for the body
 */
export async function sendInTime(request: Request): Promise<Response> {
  const { size } = await request.clone().blob()
  const timeout = new AbortController()
  const timer = setTimeout(
    () => timeout.abort(createTimeout()),
    ANSWER_TIMEOUT_MS + size / SLOW_NETWORK,
  )
  try {
    const signal = AbortSignal.any([request.signal, timeout.signal])
    return await globalThis.fetch(request, { signal })
  } finally {
    clearTimeout(timer)
  }
}
