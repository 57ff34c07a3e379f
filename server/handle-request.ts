import type { Backend } from '@backend/app'
import { clientConnection, type ClientConnection } from './client-connection'
import { compressAnswer } from './compress-answer'
import { secure } from './security-headers'
import type { ServeStatic } from './static-files'

/** The part of Node's request that says more than the web's. */
interface Arrival {
  incoming: { url?: string | undefined; socket: { remoteAddress?: string | undefined } }
}

interface Parts {
  backend: Backend
  serveStatic: ServeStatic
  trustProxy: boolean
}

/** The API under /api, everything else from the build, the same headers over both. */
export function createRequestHandler({ backend, serveStatic, trustProxy }: Parts) {
  const callBackend = async (request: Request, connection: ClientConnection) =>
    compressAnswer(await backend.fetch(request, connection), request.headers.get('accept-encoding'))

  return async (request: Request, { incoming }: Arrival): Promise<Response> => {
    const connection = clientConnection(
      request.headers,
      incoming.socket.remoteAddress ?? '',
      trustProxy,
    )
    const answer = isOfApi(incoming.url ?? '')
      ? await callBackend(request, connection)
      : (serveStatic(request) ?? refuse(request.method))
    return secure(answer, connection.isSecure)
  }
}

/** /api itself too: the application's page must only answer for screens. */
const isOfApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url)

function refuse(method: string): Response {
  if (method === 'GET' || method === 'HEAD') return text('Not found', 404)
  const answer = text('Method not allowed', 405)
  answer.headers.set('Allow', 'GET, HEAD')
  return answer
}

function text(sentence: string, status: number): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
