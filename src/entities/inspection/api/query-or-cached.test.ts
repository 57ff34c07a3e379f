import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { Unreachable } from '@/shared/api'
import { queryOrCached } from './query-or-cached'

const queryKey = ['supply']
const setup = (cached: string | undefined, answer: () => Promise<string | null>) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } })
  // Older than any stale time.
  if (cached !== undefined) queryClient.setQueryData(queryKey, cached, { updatedAt: 1 })
  return queryOrCached(queryClient, { queryKey, queryFn: answer })
}
const fail = (error: Error) => async (): Promise<string> => {
  throw error
}

describe('data for work without a network', () => {
  it('is fetched again while the backend answers', async () => {
    await expect(setup('old', () => Promise.resolve('new'))).resolves.toBe('new')
  })

  it('comes from the cache, however old, if the backend cannot be reached', async () => {
    await expect(setup('old', fail(new Unreachable()))).resolves.toBe('old')
  })

  it('is missing if it was never cached', async () => {
    await expect(setup(undefined, fail(new Unreachable()))).rejects.toBeInstanceOf(Unreachable)
  })

  it('is not found if the backend returns null, as for a closed supply', async () => {
    await expect(setup('old', () => Promise.resolve(null))).rejects.toMatchObject({
      problem: { code: 'not_found' },
    })
  })

  it('is not taken from the cache if the backend refuses', async () => {
    await expect(setup('old', fail(new Error('refused')))).rejects.toThrow('refused')
  })
})
