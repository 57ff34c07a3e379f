import { AsyncLocalStorage } from 'node:async_hooks'
import { setupServer } from 'msw/node'
import initSqlJs from 'sql.js'
import { createApiHandler } from '@mocks/host/api-handler'
import { CookieJar } from '@mocks/host/cookie-jar'
import { getSeededBytes } from '@mocks/host/seeded-bytes'
import { createSeededRandom } from '@mocks/host/seeded-random'
import { openWorld } from '@mocks/host/world'
import { getCachedSeed } from '@mocks/node/seed-cache'
import { DEFAULT_SCENARIO } from '@mocks/scenarios'
import { expectStoredSums } from '../fixtures/expect-stored-sums'
import { loadPaperFonts } from '../../../server/paper-fonts'
import type { Host } from '../host'
import { createHostClock } from './host-clock'

const API = 'http://timberdesk.example/api'

/** Opens MSW in Node on SQLite in WebAssembly. Each visitor keeps cookies of their own. */
export async function openMswHost(): Promise<Host> {
  const sql = await initSqlJs()
  const now = createHostClock()
  const log = { error: (message: string, cause: unknown) => console.error(message, cause) }
  const bytes = await getSeededBytes(sql, DEFAULT_SCENARIO, getCachedSeed)
  const { db, backend, network } = openWorld({
    sql,
    bytes,
    now,
    random: createSeededRandom(1),
    log,
    loadPaperFonts,
  })
  const caller = new AsyncLocalStorage<CookieJar>()
  const server = setupServer(
    createApiHandler(API, () => ({
      backend,
      jar: caller.getStore() ?? new CookieJar(now),
      network,
    })),
  )
  server.listen({ onUnhandledRequest: 'error' })
  return {
    createSend: () => {
      const jar = new CookieJar(now)
      return (path, init) => caller.run(jar, () => fetch(`${API}${path}`, init))
    },
    expectSums: () => expectStoredSums(db),
    close: async () => {
      server.close()
      await db.destroy()
    },
  }
}
