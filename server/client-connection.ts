/** Where a request came from, as far as this server can know. */
export interface ClientConnection {
  /** IP address of the client; login attempts are counted by it. */
  address: string
  /** Whether the browser spoke https, to this server or to the proxy before it. */
  isSecure: boolean
}

/**
 * Reads who asks, and how. `X-Forwarded-*` can be written by anybody, so they count only behind our own proxy, and of a
 * list only the last entry, which that proxy has added.
 * @param socketAddress Address of the peer of the TCP connection.
 */
export function clientConnection(
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
