/** Where a request came from, as far as this server can know. */
export interface ClientConnection {
  /** IP address of the client; rate limits count by it. */
  address: string
  /** The request as the client sent it: its URL has the scheme and host that the browser used. */
  request: Request
}

/**
 * Reads who asks, and by which URL. `X-Forwarded-*` can be written by anybody, so they count only behind our own proxy,
 * and of a list of addresses only the last, which that proxy has added.
 * @param socketAddress Address of the peer of the TCP connection.
 */
export function clientConnection(request: Request, socketAddress: string, trustProxy: boolean): ClientConnection {
  if (!trustProxy) return { address: socketAddress, request }
  const { headers } = request
  const address = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || socketAddress
  const url = new URL(request.url)
  const scheme = headers.get('x-forwarded-proto')
  const host = headers.get('x-forwarded-host')
  if (scheme === 'https' || scheme === 'http') url.protocol = scheme
  if (host && /^[\w.:[\]-]+$/.test(host)) url.host = host
  return { address, request: url.href === request.url ? request : new Request(url, request) }
}
