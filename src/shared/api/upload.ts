import { ANSWER_TIMEOUT_MS, createTimeout } from './answer-time'

/** Receives the sent share of the body, from 0 to 1. */
export type OnProgress = (share: number) => void

/** Returns a `fetch` that reports upload progress, for the option `fetch` of a call. */
export const createUploadFetch = (onSent: OnProgress) => (request: Request) =>
  sendWithProgress(request, onSent)

/**
 * Uses XMLHttpRequest, because `fetch` has no upload progress. Rejects as `fetch` does, and after
 * `ANSWER_TIMEOUT_MS` without progress.
 */
async function sendWithProgress(request: Request, onSent: OnProgress): Promise<Response> {
  const body = await request.blob()
  request.signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open(request.method, request.url)
    call.withCredentials = true
    call.responseType = 'blob'
    for (const [name, value] of request.headers) call.setRequestHeader(name, value)
    let timer: ReturnType<typeof setTimeout>
    const restartTimer = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        reject(createTimeout())
        call.abort()
      }, ANSWER_TIMEOUT_MS)
    }
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      restartTimer()
      onSent(total > 0 ? loaded / total : 0)
    })
    call.addEventListener('loadend', () => clearTimeout(timer))
    call.addEventListener('load', () => resolve(toResponse(call)))
    call.addEventListener('error', () => reject(new TypeError('The upload did not get through')))
    call.addEventListener('abort', () =>
      reject(new DOMException('The upload was stopped', 'AbortError')),
    )
    request.signal.addEventListener('abort', () => call.abort(), { once: true })
    restartTimer()
    call.send(body)
  })
}

const BODILESS_STATUSES: readonly number[] = [204, 205, 304]

function toResponse(call: XMLHttpRequest): Response {
  const { status, statusText } = call
  const content: unknown = call.response
  const headers = new Headers()
  for (const name of ['Content-Type', 'Retry-After']) {
    const value = call.getResponseHeader(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(
    content instanceof Blob && !BODILESS_STATUSES.includes(status) ? content : null,
    {
      status,
      statusText,
      headers,
    },
  )
}
