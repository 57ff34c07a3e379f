import { Problem } from '../problems/problem'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a write that another site's page made a browser send. `Sec-Fetch-Site` is the browser's own word; older browsers
 * say `Origin`. A caller with neither is no browser and has no cookies but its own.
 * @throws Problem 403 `cross_site`
 */
export function refuseCrossSiteWrites(request: Request): void {
  if (READS.has(request.method)) return
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const isOwn =
    site !== null
      ? site === 'same-origin' || site === 'none'
      : origin === null || isHostOf(origin, request.url)
  if (!isOwn) throw new Problem('cross_site')
}

/** Hosts alone are compared: behind a proxy the request arrives by http though the page came by https. */
function isHostOf(origin: string, url: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host
}
