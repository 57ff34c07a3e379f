import type { Cookie } from '../host/cookie-jar'
import { isScenario, type ScenarioName } from '../scenarios'

/** A world as it survives a reload. */
export type KeptWorld = {
  scenario: ScenarioName
  bytes: Uint8Array
  cookies: Cookie[]
  /** Milliseconds by which its clock is ahead; worlds that earlier code kept don't say it. */
  ahead?: number
}

const DATABASE = 'timberdesk-mock'
const STORE = 'worlds'
const KEY = 'present'
/** A larger database takes too long to keep at every change; it lives until the reload. */
const LARGEST = 32 * 1024 * 1024

/** Grows when what is kept can no longer be read by newer code; older worlds are then forgotten. */
const FORMAT = 1

/** The world that was kept; null when there is none. */
export async function recallWorld(): Promise<KeptWorld | null> {
  const store = await openStore('readonly')
  const kept: unknown = await settled(store.get(KEY))
  return isKept(kept) ? kept : null
}

export async function keepWorld(world: KeptWorld): Promise<void> {
  if (world.bytes.length > LARGEST) return
  const store = await openStore('readwrite')
  await settled(store.put(world, KEY))
}

export async function forgetWorld(): Promise<void> {
  const store = await openStore('readwrite')
  await settled(store.delete(KEY))
}

async function openStore(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(DATABASE, FORMAT)
  opening.addEventListener('upgradeneeded', () => {
    const { result } = opening
    if (result.objectStoreNames.contains(STORE)) result.deleteObjectStore(STORE)
    result.createObjectStore(STORE)
  })
  const database = await settled(opening)
  const transaction = database.transaction(STORE, mode)
  transaction.addEventListener('complete', () => database.close())
  return transaction.objectStore(STORE)
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('IndexedDB refused.')),
    )
  })
}

function isKept(value: unknown): value is KeptWorld {
  return (
    typeof value === 'object' &&
    value !== null &&
    'scenario' in value &&
    isScenario(value.scenario) &&
    'bytes' in value &&
    'cookies' in value
  )
}
