/** What every answer carries, whether a page, a script, a record or an error. */
const commonHeaders: ReadonlyArray<readonly [name: string, value: string]> = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'same-origin'],
  [
    'Permissions-Policy',
    'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
]

const yearSeconds = 365 * 24 * 60 * 60

/**
 * What is not a page is data: a browser that is led to open it as one, an uploaded file above all, may run nothing in it,
 * and gives it an origin of its own.
 */
const dataPolicy = `default-src 'none'; frame-ancestors 'none'; sandbox`

/**
 * Puts the headers on an answer. A page brings its own content security policy.
 * @param isSecure Whether the browser spoke https: over http it would ignore the promise to use https from now on.
 */
export function addSecurityHeaders(answer: Response, isSecure: boolean): Response {
  const { headers } = answer
  for (const [name, value] of commonHeaders) headers.set(name, value)
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', dataPolicy)
  if (isSecure)
    headers.set('Strict-Transport-Security', `max-age=${yearSeconds}; includeSubDomains`)
  return answer
}
