import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

it('a browser without random UUIDs gets them, as on plain http', async () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const { createRandomUuid } = await import('./random-uuid')
  expect(crypto.randomUUID).toBe(createRandomUuid)
  const ids = Array.from({ length: 100 }, () => crypto.randomUUID())
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(id).toMatch(UUID)
})

it('a browser keeps its own', async () => {
  const createUuid = () => 'own'
  vi.stubGlobal('crypto', { randomUUID: createUuid })
  await import('./random-uuid')
  expect(crypto.randomUUID).toBe(createUuid)
})
