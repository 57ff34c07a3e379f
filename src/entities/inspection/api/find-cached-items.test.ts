import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { findCachedItems } from './find-cached-items'

const queryKey = ['supply_reports', 'inspectable']
const preloadKey = ['supply_reports', 'preload']

function find(q: string, preloadedAt?: number) {
  const queryClient = new QueryClient()
  for (const [number, updatedAt] of [
    ['S-81', 1000],
    ['S-95', 3000],
  ] as const)
    queryClient.setQueryData([...queryKey, number], { number }, { updatedAt })
  queryClient.setQueryData([...queryKey, 'closed'], null)
  if (preloadedAt !== undefined)
    queryClient.setQueryData(preloadKey, true, { updatedAt: preloadedAt })
  return findCachedItems<{ number: string }>(
    queryClient,
    { queryKey, preloadKey },
    q,
    ({ number }) => number,
  ).map(({ number }) => number)
}

it('a search finds cached items by each word', () => {
  expect(find('s-')).toEqual(['S-81', 'S-95'])
  expect(find('s- 95')).toEqual(['S-95'])
})

it('a search leaves out items that the last complete preload did not contain', () =>
  expect(find('s-', 3000)).toEqual(['S-95']))
