import { afterAll } from 'vitest'

// A server opened in this process replaces these with faster ones, which the next file must not
// get.
const { Request, Response } = globalThis
afterAll(() => {
  Object.assign(globalThis, { Request, Response })
})
