import { expect, it } from 'vitest'
import { isNearlyFull, readUsedShare } from './use-outbox'

const createStorage = (usage: number) => ({
  estimate: () => Promise.resolve({ usage, quota: 100 }),
})

it('a device is nearly full from 80 %, and never if the browser does not report its usage', async () => {
  expect(isNearlyFull(await readUsedShare(createStorage(79)))).toBe(false)
  expect(isNearlyFull(await readUsedShare(createStorage(80)))).toBe(true)
  expect(
    isNearlyFull(await readUsedShare({ estimate: () => Promise.reject(new Error('refused')) })),
  ).toBe(false)
})
