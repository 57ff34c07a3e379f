import { CookieJar } from '@mocks/host/cookie-jar'
import type { World } from '@mocks/host/world'
import { createPeople, type People } from './host'

/** Returns the users of a world, who call its backend without a network. */
export const createWorldPeople = (backend: World['backend'], now: () => Date): People =>
  createPeople({
    createSend() {
      const jar = new CookieJar(now)
      return (path, init) => {
        const url = `/api${path}`
        return backend.fetch(new Request(`http://desk.example${url}`, init), {
          cookie: jar.headerFor(url),
          onSetCookies: (cookies) => jar.store(cookies),
        })
      }
    },
    close: async () => {},
  })
