const loginPath = '/login'

/**
 * Returns the path of a same-origin URL other than login; null for anything else, such as
 * `//elsewhere.example` or `https:`.
 */
export function toSafeReturnUrl(url: unknown): string | null {
  if (typeof url !== 'string' || !url.startsWith('/')) return null
  const ownOrigin = globalThis.location.origin
  if (!URL.canParse(url, ownOrigin)) return null
  const { origin, pathname, search, hash } = new URL(url, ownOrigin)
  // Browsers read `/\elsewhere` as another host; only the parsed origin shows it.
  if (origin !== ownOrigin || pathname === loginPath) return null
  return pathname + search + hash
}
