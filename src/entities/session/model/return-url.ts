const login = '/login'

/**
 * A remembered address, if it may be followed: a path of this origin, and not login. Anything else, such as `//elsewhere.example`
 * or `https:`, is null.
 */
export function toSafeReturnUrl(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return null
  const here = globalThis.location.origin
  if (!URL.canParse(wanted, here)) return null
  const { origin, pathname, search, hash } = new URL(wanted, here)
  // A browser reads `/\elsewhere` as another host; after parsing, its origin shows it.
  if (origin !== here || pathname === login) return null
  return pathname + search + hash
}
