const login = '/login'

/**
 * Returns the path of a same-origin URL other than login; null for anything else, such as
 * `//elsewhere.example` or `https:`.
 */
export function toSafeReturnUrl(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return null
  const here = globalThis.location.origin
  if (!URL.canParse(wanted, here)) return null
  const { origin, pathname, search, hash } = new URL(wanted, here)
  // Browsers read `/\elsewhere` as another host; only the parsed origin shows it.
  if (origin !== here || pathname === login) return null
  return pathname + search + hash
}
