import type { Schemas } from '../call'
import type { Language } from '../language'
import type { Problem, ProblemCode } from './problem'
import en from './titles/en.json'
import es from './titles/es.json'
import fr from './titles/fr.json'
import lt from './titles/lt.json'

/** Titles of problems by language. */
export const problemTitles: Record<Language, Record<ProblemCode, string>> = { en, es, fr, lt }

/**
 * Converts a problem to a response in the caller's language.
 * @param requestId by which the host's log names the call, if it has one
 */
export function toProblemResponse(
  problem: Problem,
  language: Language,
  requestId?: string,
): Response {
  const { retryAfter, ...details } = problem.details
  const body: Schemas['Problem'] = {
    type: 'about:blank',
    title: problemTitles[language][problem.code],
    status: problem.status,
    code: problem.code,
    ...details,
    ...(requestId !== undefined && { request_id: requestId }),
  }
  const headers = new Headers({
    'Content-Type': 'application/problem+json',
    'Content-Language': language,
    'Cache-Control': 'no-store',
  })
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter))
  return new Response(JSON.stringify(body), { status: problem.status, headers })
}
