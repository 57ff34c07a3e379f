import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { createApiHandler } from '../host/api-handler'
import { closeTestWorld, getTestWorld, openTestWorld } from './test-world'

/** Origin of the application under test. */
const origin = globalThis.location?.origin ?? 'http://localhost'

/** Answers API calls of tests; `server.use(…)` replaces one answer for one test. */
export const server = setupServer(
  createApiHandler(`${origin}/api`, getTestWorld, {
    onUnknown: (sentence) => getTestWorld().loggedErrors.push(sentence),
  }),
)

/**
 * Gives each test of a file its own world, which answers its calls. A backend failure fails the
 * test.
 */
export function setUpTestWorlds(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => openTestWorld())
  afterEach(async () => {
    const { loggedErrors } = getTestWorld()
    server.resetHandlers()
    await closeTestWorld()
    expect(loggedErrors, 'the backend failed unexpectedly').toEqual([])
  })
  afterAll(() => server.close())
}
