import { setupServer } from 'msw/node'
import initSqlJs from 'sql.js'
import { apiHandler } from '@mocks/host/api-handler'
import { CookieJar } from '@mocks/host/cookie-jar'
import { seededBytes } from '@mocks/host/seeded-bytes'
import { seededRandom } from '@mocks/host/seeded-random'
import { StillClock } from '@mocks/host/still-clock'
import { openWorld } from '@mocks/host/world'
import { cachedSeed } from '@mocks/node/seed-cache'
import { defaultScenario } from '@mocks/scenarios'
import type { Host } from '../host'

/** MSW in Node over SQLite in WebAssembly. Each visitor calls from its own origin, because the mock keeps cookies by world. */
export async function openMswHost(): Promise<Host> {
  const sql = await initSqlJs()
  const clock = new StillClock()
  // Time goes by with each look: of a person's notices only the newest are read, and all cases together send more than that.
  const now = () => {
    clock.advance(1)
    return clock.now()
  }
  const log = { error: (message: string, cause: unknown) => console.error(message, cause) }
  const bytes = await seededBytes(sql, defaultScenario, cachedSeed)
  const { db, backend, network } = openWorld({ sql, bytes, now, random: seededRandom(1), log })
  const server = setupServer()
  server.listen({ onUnhandledRequest: 'error' })
  let visitors = 0
  return {
    newSend: () => {
      visitors += 1
      const origin = `http://visitor-${visitors}.example`
      const jar = new CookieJar(now)
      server.use(apiHandler(`${origin}/api`, () => ({ backend, jar, network })))
      return (path, init) => fetch(`${origin}/api${path}`, init)
    },
    close: async () => {
      server.close()
      await db.destroy()
    },
  }
}
