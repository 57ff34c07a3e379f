import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { server } from './server'
import { closeTestWorld, getTestWorld, openTestWorld } from './test-world'

/** Gives each test of a file a world of its own, which answers its calls; a failure that nobody expected fails the test. */
export function setUpTestWorlds(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => openTestWorld())
  afterEach(async () => {
    const { failures } = getTestWorld()
    server.resetHandlers()
    await closeTestWorld()
    expect(failures, 'the backend failed unexpectedly').toEqual([])
  })
  afterAll(() => server.close())
}
