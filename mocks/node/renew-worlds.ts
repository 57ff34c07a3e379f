import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { server } from './server'
import { leaveWorld, presentWorld, renewWorld } from './world'

/** Gives each test of a file a world of its own, which answers its calls; a failure that nobody expected fails the test. */
export function renewWorlds(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => renewWorld())
  afterEach(async () => {
    const { failures } = presentWorld()
    server.resetHandlers()
    await leaveWorld()
    expect(failures, 'the backend failed unexpectedly').toEqual([])
  })
  afterAll(() => server.close())
}
