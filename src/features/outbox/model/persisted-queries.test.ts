import { QueryClient } from '@tanstack/react-query'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createMemoryDeviceStore } from '@/shared/lib/draft'
import { persistQueries, restoreQueries } from './persisted-queries'

const anna = { id: 'anna' }
const supply = ['supply_reports', 'inspectable', 's1']

async function visit(device = createMemoryDeviceStore<'answers'>(), me = anna) {
  const queryClient = new QueryClient()
  const stop = await persistQueries(queryClient, device, () => true)
  queryClient.setQueryData(['me'], me)
  queryClient.setQueryData(supply, { number: `S-1 of ${me.id}` })
  queryClient.setQueryData(['deals', 'one', 'd1'], { margin: 12 })
  await Promise.resolve()
  stop()
  return device
}

async function restoreInto(device: Awaited<ReturnType<typeof visit>>) {
  const queryClient = new QueryClient()
  await restoreQueries(queryClient, device)
  return queryClient
}

it('only the queries that a report needs without a network are restored', async () => {
  const queryClient = await restoreInto(await visit())
  expect(queryClient.getQueryData(['me'])).toEqual(anna)
  expect(queryClient.getQueryData(supply)).toEqual({ number: 'S-1 of anna' })
  expect(queryClient.getQueryData(['deals', 'one', 'd1'])).toBeUndefined()
})

it('the queries of another user are not restored', async () => {
  const device = await visit()
  const queryClient = new QueryClient()
  queryClient.setQueryData(['me'], { id: 'bruno' })
  await restoreQueries(queryClient, device)
  expect(queryClient.getQueryData(supply)).toBeUndefined()
})

it('a response that is newer than the stored one stays', async () => {
  const device = await visit()
  const queryClient = new QueryClient()
  queryClient.setQueryData(['me'], anna)
  queryClient.setQueryData(supply, { number: 'newer' })
  await restoreQueries(queryClient, device)
  expect(queryClient.getQueryData(supply)).toEqual({ number: 'newer' })
})

it('stored queries are cleared on logout, and when another user logs in', async () => {
  const device = await visit()
  const queryClient = new QueryClient()
  const stop = await persistQueries(queryClient, device, () => true)
  queryClient.setQueryData(['me'], { id: 'bruno' })
  await expect.poll(() => device.all('answers')).toHaveLength(1)
  stop()
  expect((await restoreInto(device)).getQueryData(supply)).toBeUndefined()
  const other = new QueryClient()
  const stopOther = await persistQueries(other, device, () => true)
  other.setQueryData(['me'], { id: 'bruno' })
  other.clear()
  await expect.poll(() => device.all('answers')).toEqual([])
  stopOther()
})

it.each(['stored', 'restored'])(
  '%s queries stay in memory for a day in the yard',
  async (origin) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const device = await visit()
    const queryClient = new QueryClient()
    if (origin === 'restored') await restoreQueries(queryClient, device)
    else {
      await persistQueries(queryClient, device, () => true)
      queryClient.setQueryData(supply, { number: 'S-1 of anna' })
    }
    vi.advanceTimersByTime(24 * 60 * 60_000)
    expect(queryClient.getQueryData(supply)).toEqual({ number: 'S-1 of anna' })
  },
)
