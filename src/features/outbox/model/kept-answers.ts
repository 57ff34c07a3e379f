import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { DeviceStore } from '@/shared/lib/draft'
import { keyOf } from './on-person'

/** An answer as it is kept for a day without a network. */
interface Kept {
  readonly key: QueryKey
  readonly data: unknown
  /** When it came, in milliseconds. */
  readonly at: number
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  Array.isArray(value.key) &&
  'data' in value

type Answers = DeviceStore<'answers'>

/** What a report is written with: who it is, the supplies and containers to inspect, the reports that are under way. */
const isWanted = ([first, second]: QueryKey): boolean =>
  first === 'me' ||
  ((first === 'supply_reports' || first === 'cargo_reports') && second !== 'preview')

const idOf = (me: unknown): unknown =>
  typeof me === 'object' && me !== null && 'id' in me ? me.id : null

async function keptIn(device: Answers): Promise<readonly Kept[]> {
  const all = await device.all('answers').catch((): unknown[] => [])
  return all.filter(isKept)
}

/** Gives screens what was kept of this person's last answers, wherever there is none yet; the backend is asked all the same. */
export async function recallAnswers(queryClient: QueryClient, device: Answers): Promise<void> {
  const kept = await keptIn(device)
  const me = queryClient.getQueryData(['me'])
  if (me !== undefined && idOf(me) !== idOf(kept.find(({ key: [name] }) => name === 'me')?.data))
    return
  for (const { key, data, at } of kept) {
    if (queryClient.getQueryData(key) === undefined)
      queryClient.setQueryData(key, data, { updatedAt: at })
  }
}

/** They are one person's. */
async function forgetAnswers(device: Answers): Promise<void> {
  for (const { key } of await keptIn(device)) await device.remove('answers', JSON.stringify(key))
}

/**
 * Keeps on the device what a report is written with, as it comes, for as long as one person is logged in.
 * @param isLoggedOut nobody is logged in any more
 * @returns how to stop it
 */
export async function keepAnswers(
  queryClient: QueryClient,
  device: Answers,
  isLoggedOut: () => boolean,
): Promise<() => void> {
  const kept = await keptIn(device)
  let person = idOf(kept.find(({ key: [name] }) => name === 'me')?.data)
  const keep = async (key: QueryKey, data: unknown, at: number) => {
    if (key[0] === 'me' && idOf(data) !== person) {
      if (person !== null) await forgetAnswers(device)
      person = idOf(data)
    }
    // Where there is no room, photos need it more.
    await device
      .put('answers', JSON.stringify(key), { key, data, at } satisfies Kept)
      .catch(() => {})
  }
  const cache = queryClient.getQueryCache()
  for (const { queryKey, state } of cache.getAll()) {
    if (isWanted(queryKey) && state.status === 'success')
      await keep(queryKey, state.data, state.dataUpdatedAt)
  }
  return cache.subscribe((event) => {
    // Whoever logs out does so in the same breath.
    const key = keyOf(event.query)
    if (event.type === 'removed' && key[0] === 'me')
      setTimeout(() => isLoggedOut() && void forgetAnswers(device))
    if (event.type !== 'updated' || event.action.type !== 'success' || !isWanted(key)) return
    void keep(key, event.query.state.data, event.query.state.dataUpdatedAt)
  })
}
