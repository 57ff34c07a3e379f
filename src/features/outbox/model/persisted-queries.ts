import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { DeviceStore } from '@/shared/lib/draft'
import { isRecord } from '@/shared/lib/type-guards'
import { QUERIES_STORE } from '../lib/store-names'
import { toQueryKey } from './subscribe-to-me'

/** A response that is stored for offline work. */
interface PersistedQuery {
  readonly key: QueryKey
  readonly data: unknown
  /** Time of the response, in milliseconds. */
  readonly at: number
}

const isPersistedQuery = (value: unknown): value is PersistedQuery =>
  isRecord(value) && Array.isArray(value['key']) && 'data' in value

type QueryStore = DeviceStore<typeof QUERIES_STORE>

/**
 * Queries that writing a report needs: the user, supplies and containers to inspect, reports in
 * progress.
 */
const isPersistable = ([first, second]: QueryKey): boolean =>
  first === 'me' ||
  ((first === 'supply_reports' || first === 'cargo_reports') && second !== 'preview')

/**
 * Never discards persistable queries while the page is open, because stored responses are read only
 * when it starts.
 */
function keepInMemory(queryClient: QueryClient) {
  for (const reports of ['supply_reports', 'cargo_reports'])
    for (const part of ['one', 'list', 'inspectable', 'preload'])
      queryClient.setQueryDefaults([reports, part], { gcTime: Number.POSITIVE_INFINITY })
}

const getId = (me: unknown): unknown => (isRecord(me) ? (me['id'] ?? null) : null)

async function readPersistedQueries(device: QueryStore): Promise<readonly PersistedQuery[]> {
  const all = await device.all(QUERIES_STORE).catch((): unknown[] => [])
  return all.filter(isPersistedQuery)
}

/** Fills empty queries with the user's stored responses. They are refetched nevertheless. */
export async function restoreQueries(queryClient: QueryClient, device: QueryStore): Promise<void> {
  keepInMemory(queryClient)
  const stored = await readPersistedQueries(device)
  const me = queryClient.getQueryData(['me'])
  if (
    me !== undefined &&
    getId(me) !== getId(stored.find(({ key: [name] }) => name === 'me')?.data)
  )
    return
  for (const { key, data, at } of stored) {
    if (queryClient.getQueryData(key) === undefined)
      queryClient.setQueryData(key, data, { updatedAt: at })
  }
}

/** Stored responses belong to one user. */
async function clearPersistedQueries(device: QueryStore): Promise<void> {
  for (const { key } of await readPersistedQueries(device))
    await device.remove(QUERIES_STORE, JSON.stringify(key))
}

/**
 * Stores the responses that writing a report needs, while one user is logged in.
 * @param isLoggedOut true if no user is logged in
 * @returns unsubscribe
 */
export async function persistQueries(
  queryClient: QueryClient,
  device: QueryStore,
  isLoggedOut: () => boolean,
): Promise<() => void> {
  keepInMemory(queryClient)
  const stored = await readPersistedQueries(device)
  let userId = getId(stored.find(({ key: [name] }) => name === 'me')?.data)
  const persist = async (key: QueryKey, data: unknown, at: number) => {
    if (key[0] === 'me' && getId(data) !== userId) {
      if (userId !== null) await clearPersistedQueries(device)
      userId = getId(data)
    }
    // If storage is full, photos have priority.
    await device
      .put(QUERIES_STORE, JSON.stringify(key), { key, data, at } satisfies PersistedQuery)
      .catch(() => {})
  }
  const cache = queryClient.getQueryCache()
  for (const { queryKey, state } of cache.getAll()) {
    if (isPersistable(queryKey) && state.status === 'success')
      await persist(queryKey, state.data, state.dataUpdatedAt)
  }
  return cache.subscribe((event) => {
    // Logout clears the session in the same task, so check after it.
    const key = toQueryKey(event.query)
    if (event.type === 'removed' && key[0] === 'me')
      setTimeout(() => isLoggedOut() && void clearPersistedQueries(device))
    if (event.type !== 'updated' || event.action.type !== 'success' || !isPersistable(key)) return
    void persist(key, event.query.state.data, event.query.state.dataUpdatedAt)
  })
}
