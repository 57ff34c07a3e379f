import { setupServer } from 'msw/node'
import { apiHandler } from '../host/api-handler'
import { getTestWorld } from './test-world'

/** Where the application under test thinks that it is. */
const origin = globalThis.location?.origin ?? 'http://localhost'

/** For a single answer to be different: `server.use(...)`; it lasts for one test. */
export const server = setupServer(
  apiHandler(`${origin}/api`, getTestWorld, {
    onUnknown: (sentence) => getTestWorld().failures.push(sentence),
  }),
)
