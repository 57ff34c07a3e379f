import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openServer } from '../../../server/open-server'
import type { Host, Send } from '../host'
import { CookieJar } from '@mocks/host/cookie-jar'

/** The server as `npm start` runs it, over a SQLite file. */
export async function openSqliteServer(): Promise<Host> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'timberdesk-conformance-'))
  const server = await openServer({ port: 0, dataDir, demo: true, checkAnswers: true })
  return {
    newSend: () => sendOverHttp(server.url),
    close: async () => {
      await server.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** A browser at a server: it keeps cookies, and sends them where they belong. */
export function sendOverHttp(url: string): Send {
  const jar = new CookieJar(() => new Date())
  return async (path, init) => {
    const headers = new Headers(init.headers)
    headers.set('Cookie', jar.headerFor(`/api${path}`))
    const answer = await fetch(`${url}/api${path}`, { ...init, headers })
    jar.store(answer.headers.getSetCookie())
    return answer
  }
}
