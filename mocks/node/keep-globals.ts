import { afterAll } from 'vitest'

// A server started in this process replaces these globals. Restore them for the next test file.
const { Request, Response } = globalThis
afterAll(() => {
  Object.assign(globalThis, { Request, Response })
})
