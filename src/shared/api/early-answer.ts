declare global {
  interface Window {
    /** Answers that index.html asked for before any script was there, by address; null where there was no network. */
    earlyAnswers?: Record<string, Promise<Response | null> | undefined>
  }
}

/**
 * The answer to a call that index.html has made already, once; null where there is none. An answer that refuses is no use: the
 * call is made anew and goes through all that such an answer sets going.
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

/** Lets go of what nobody asked for while the first page came: later it would be old, or another person's. */
export function forgetEarlyAnswers(): void {
  delete globalThis.window?.earlyAnswers
}
