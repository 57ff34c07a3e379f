import { afterAll } from 'vitest'

// A server that was opened in this process has put quicker ones in their place, which the next file must not meet.
const { Request, Response } = globalThis
afterAll(() => {
  Object.assign(globalThis, { Request, Response })
})
