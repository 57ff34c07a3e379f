declare global {
  interface Window {
    /** Answers that index.html asked for before any script was there, by address; null where there was no network. */
    earlyAnswers?: Record<string, Promise<Response | null> | undefined>
  }
}

/**
 * The answer to a call that index.html has made already, once; null where there is none. A refusal is not handed out: the call is made
 * again, so that it is refreshed or refused the usual way.
 */
export async function takeEarlyAnswer(request: Request): Promise<Response | null> {
  const waiting = request.method === 'GET' ? globalThis.window?.earlyAnswers : undefined
  if (!waiting) return null
  const url = new URL(request.url)
  url.searchParams.sort()
  const answer = waiting[url.href]
  delete waiting[url.href]
  const early = await answer
  return early?.ok ? early : null
}

/** Drops the answers that the first page did not ask for: later they would be out of date, or another person's. */
export function forgetEarlyAnswers(): void {
  delete globalThis.window?.earlyAnswers
}
