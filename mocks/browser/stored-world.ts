import type { Cookie } from '../host/cookie-jar'
import { isScenario, type ScenarioName } from '../scenarios'

/** A world that survives a reload. */
export interface StoredWorld {
  scenario: ScenarioName
  bytes: Uint8Array
  cookies: Cookie[]
  /** Offset of the clock in milliseconds. Worlds stored by earlier versions do not have it. */
  ahead?: number
}

const DATABASE = 'timberdesk-mock'
const STORE = 'worlds'
const KEY = 'present'
/** A larger database takes too long to store after every change, so it is lost on reload. */
const MAX_BYTES = 32 * 1024 * 1024

/** Increase when new code cannot read the stored data. Worlds of an older format are dropped. */
const FORMAT = 1

/** Returns the stored world; null if there is none. */
export async function readStoredWorld(): Promise<StoredWorld | null> {
  const store = await openStore('readonly')
  const stored: unknown = await awaitRequest(store.get(KEY))
  return isStoredWorld(stored) ? stored : null
}

export async function storeWorld(world: StoredWorld): Promise<void> {
  if (world.bytes.length > MAX_BYTES) return
  const store = await openStore('readwrite')
  await awaitRequest(store.put(world, KEY))
}

/** Deletes the stored world. The next visit starts with the initial scenario. */
export async function clearStoredWorld(): Promise<void> {
  const store = await openStore('readwrite')
  await awaitRequest(store.delete(KEY))
}

async function openStore(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(DATABASE, FORMAT)
  opening.addEventListener('upgradeneeded', () => {
    const { result } = opening
    if (result.objectStoreNames.contains(STORE)) result.deleteObjectStore(STORE)
    result.createObjectStore(STORE)
  })
  const database = await awaitRequest(opening)
  const transaction = database.transaction(STORE, mode)
  transaction.addEventListener('complete', () => database.close())
  return transaction.objectStore(STORE)
}

function awaitRequest<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('IndexedDB refused.')),
    )
  })
}

function isStoredWorld(value: unknown): value is StoredWorld {
  return (
    typeof value === 'object' &&
    value !== null &&
    'scenario' in value &&
    isScenario(value.scenario) &&
    'bytes' in value &&
    'cookies' in value
  )
}
