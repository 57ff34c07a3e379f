import { Problem } from '../problems/problem'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Rejects a cross-site write. The browser sends `Sec-Fetch-Site`; older browsers send `Origin`. A
 * caller with neither is no browser and has only its own cookies.
 * @throws Problem 403 `cross_site`
 */
export function assertSameSite(request: Request): void {
  if (SAFE_METHODS.has(request.method)) return
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const isOwn =
    site !== null
      ? site === 'same-origin' || site === 'none'
      : origin === null || hasHost(origin, request.url)
  if (!isOwn) throw new Problem('cross_site')
}

/** Compares hosts only: behind a proxy, the request arrives by http though the page used https. */
function hasHost(origin: string, url: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host
}
