/** What every answer carries, whether a page, a script, a record or an error. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
}

/** Said only over https: over plain http a browser ignores it, and on localhost it would lock other projects out. */
export const strictTransportSecurity = 'max-age=31536000; includeSubDomains'

/** An answer of the API is data: a browser that opens one as a page may do nothing with it. */
export const apiContentSecurityPolicy = `default-src 'none'; frame-ancestors 'none'; sandbox`
