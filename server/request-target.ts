/** The target and host of a request. */
export interface TargetedRequest {
  url?: string | undefined
  headers: { host?: string | undefined }
  /** All values of each header; `headers` has the first one of `Host` alone. */
  headersDistinct: { host?: string[] | undefined }
}

/**
 * Turns the absolute form of a target, such as `http://desk.example/deals`, into its path. Its host
 * replaces the `Host` header (RFC 9112, section 3.2.2).
 * @returns false if the target is malformed, or the request names two hosts
 */
export function normalizeTarget(request: TargetedRequest): boolean {
  const { url: target = '', headersDistinct } = request
  if ((headersDistinct.host?.length ?? 0) > 1) return false
  if (target.startsWith('/')) return true
  // An address with a user name is malformed (RFC 9110, section 4.2.4).
  if (!/^https?:\/\/[^/?#@\\]+(?:[/?]|$)/i.test(target) || !URL.canParse(target)) return false
  const { host, pathname, search } = new URL(target)
  request.url = pathname + search
  request.headers.host = host
  return true
}
