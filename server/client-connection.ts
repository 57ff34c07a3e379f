/** Client address and protocol of a request. */
export interface ClientConnection {
  /** IP address of the client; login attempts are counted by it. */
  address: string
  /** True if the browser used https, to this server or to its proxy. */
  isSecure: boolean
}

/**
 * Reads a request's client. Any client can send `X-Forwarded-*`, so they count only behind our own
 * proxy, and only the last entry of a list, which that proxy added.
 * @param socketAddress peer of the TCP connection
 */
export function readClientConnection(
  headers: Headers,
  socketAddress: string,
  trustProxy: boolean,
): ClientConnection {
  if (!trustProxy) return { address: socketAddress, isSecure: false }
  return {
    address: getLastItem(headers.get('x-forwarded-for')) || socketAddress,
    isSecure: getLastItem(headers.get('x-forwarded-proto')) === 'https',
  }
}

function getLastItem(list: string | null): string {
  return list?.split(',').at(-1)?.trim() ?? ''
}
