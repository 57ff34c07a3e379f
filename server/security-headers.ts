/** Headers of every response. */
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
 * Everything but pages is data. A browser that opens it as a page, such as an uploaded file, may
 * run nothing in it, and gives it its own origin.
 */
const dataPolicy = `default-src 'none'; frame-ancestors 'none'; sandbox`

/**
 * Adds security headers to a response. Pages have their own content security policy.
 * @param isSecure true if the browser used https; over http it ignores Strict-Transport-Security
 */
export function addSecurityHeaders(answer: Response, isSecure: boolean): Response {
  const { headers } = answer
  for (const [name, value] of commonHeaders) headers.set(name, value)
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', dataPolicy)
  if (isSecure)
    headers.set('Strict-Transport-Security', `max-age=${yearSeconds}; includeSubDomains`)
  return answer
}
