import initSqlJs from 'sql.js'
import { CookieJar } from '@mocks/host/cookie-jar'
import { seededBytes } from '@mocks/host/seeded-bytes'
import { seededRandom } from '@mocks/host/seeded-random'
import { StillClock } from '@mocks/host/still-clock'
import { openWorld, type World } from '@mocks/host/world'
import { cachedSeed } from '@mocks/node/seed-cache'
import { defaultScenario } from '@mocks/scenarios'
import { peopleOf, type People } from './host'

/** The whole backend without a network, for what is played at random; what it could not do is among the `failures`. */
export type PlayedWorld = { world: World; people: People; failures: unknown[] }

export async function openPlayedWorld(): Promise<PlayedWorld> {
  const failures: unknown[] = []
  const sql = await initSqlJs()
  const { now } = new StillClock()
  const bytes = await seededBytes(sql, defaultScenario, cachedSeed)
  const world = openWorld({
    sql,
    bytes,
    now,
    random: seededRandom(1),
    log: { error: (_message, cause) => failures.push(cause) },
  })
  const people = peopleOf({
    newSend() {
      const jar = new CookieJar(now)
      return (path, init) => {
        const url = `/api${path}`
        return world.backend.fetch(new Request(`http://desk.example${url}`, init), {
          cookie: jar.headerFor(url),
          takeCookies: (cookies) => jar.take(cookies),
        })
      }
    },
    close: async () => {},
  })
  return { world, people, failures }
}
