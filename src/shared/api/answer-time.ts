/**
 * Milliseconds that a call waits for its answer, and that an upload may stand still. A connection
 * that was cut off silently would otherwise keep a save waiting for minutes.
 */
export const ANSWER_TIME = 60_000

export const createTimeout = () => new DOMException('No answer from the API', 'TimeoutError')

/**
 * Sends a request with `fetch`, read on each call, so that mocks can replace it.
 *
 * @throws DOMException named TimeoutError after `ANSWER_TIME` without the head of an answer
 */
export async function sendInTime(request: Request): Promise<Response> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(createTimeout()), ANSWER_TIME)
  try {
    const signal = AbortSignal.any([request.signal, timeout.signal])
    return await globalThis.fetch(request, { signal })
  } finally {
    clearTimeout(timer)
  }
}
