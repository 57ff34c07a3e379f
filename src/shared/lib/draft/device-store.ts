/** Key-value stores in a database on this device. */
export interface DeviceStore<Name extends string> {
  get(store: Name, key: string): Promise<unknown>
  all(store: Name): Promise<unknown[]>
  /**
   * Resolves once the value is on disk. @throws DOMException `QuotaExceededError` if the storage is
   * full
   */
  put(store: Name, key: string, value: unknown): Promise<void>
  remove(store: Name, key: string): Promise<void>
  /** Makes all changes in one transaction. Resolves once they are on disk. */
  commit(changes: readonly DeviceChange<Name>[]): Promise<void>
}

/** A value to store; undefined removes the key. */
export interface DeviceChange<Name extends string> {
  readonly store: Name
  readonly key: string
  readonly value: unknown
}

type Factory = Pick<IDBFactory, 'open'>

const toStorageError = (error: DOMException | null) =>
  error ?? new Error('The device’s storage failed')

const awaitRequest = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(toStorageError(request.error)))
  })

/** A request's success is not durable until its transaction completes. */
const awaitCommit = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(toStorageError(transaction.error)))
    transaction.addEventListener('error', () => reject(toStorageError(transaction.error)))
  })

/**
 * Opens a database on first use, and again after the system closed the connection, as phones do
 * with background pages.
 * @param version grows with the list of stores
 */
export function createDeviceStore<Name extends string>(
  name: string,
  version: number,
  stores: readonly Name[],
  factory: () => Factory = () => indexedDB,
): DeviceStore<Name> {
  let opened: Promise<IDBDatabase> | undefined

  function open(): Promise<IDBDatabase> {
    const request = factory().open(name, version)
    request.addEventListener('upgradeneeded', () => {
      for (const store of stores)
        if (!request.result.objectStoreNames.contains(store))
          request.result.createObjectStore(store)
    })
    return awaitRequest(request).then((database) => {
      const forget = () => (opened = undefined)
      database.addEventListener('close', forget)
      database.addEventListener('versionchange', () => {
        database.close()
        forget()
      })
      return database
    })
  }

  const connect = () => (opened ??= open())

  async function readOnce<Result>(
    store: Name,
    read: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    return awaitRequest(read((await connect()).transaction(store, 'readonly').objectStore(store)))
  }

  async function commitOnce(changes: readonly DeviceChange<Name>[]): Promise<void> {
    const names = [...new Set(changes.map(({ store }) => store))]
    if (names.length === 0) return
    const transaction = (await connect()).transaction(names, 'readwrite', { durability: 'strict' })
    const done = awaitCommit(transaction)
    for (const { store, key, value } of changes) {
      if (value === undefined) transaction.objectStore(store).delete(key)
      else transaction.objectStore(store).put(value, key)
    }
    await done
  }

  /** Retries once if the connection was closed. A full storage is not retried. */
  async function again<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      opened = undefined
      if (error instanceof DOMException && error.name === 'QuotaExceededError') throw error
      return work()
    }
  }
  const commit = (changes: readonly DeviceChange<Name>[]) => again(() => commitOnce(changes))

  return {
    get: (store, key) => again(() => readOnce<unknown>(store, (each) => each.get(key))),
    all: (store) => again(() => readOnce<unknown[]>(store, (each) => each.getAll())),
    put: (store, key, value) => commit([{ store, key, value }]),
    remove: (store, key) => commit([{ store, key, value: undefined }]),
    commit,
  }
}

/** Opens a database on this device; without IndexedDB, values last until the page closes. */
export const openDeviceStore = <Name extends string>(
  name: string,
  version: number,
  stores: readonly Name[],
): DeviceStore<Name> =>
  typeof indexedDB === 'undefined'
    ? createMemoryDeviceStore()
    : createDeviceStore(name, version, stores)

/** Store in memory; values last until the page closes. */
export function createMemoryDeviceStore<Name extends string>(): DeviceStore<Name> {
  const values = new Map<string, unknown>()
  const named = (store: Name, key = '') => `${store}/${key}`
  return {
    get: (store, key) => Promise.resolve(values.get(named(store, key))),
    all: (store) =>
      Promise.resolve(
        [...values].flatMap(([key, value]) => (key.startsWith(named(store)) ? [value] : [])),
      ),
    put: async (store, key, value) => void values.set(named(store, key), structuredClone(value)),
    remove: async (store, key) => void values.delete(named(store, key)),
    commit: async (changes) => {
      for (const { store, key, value } of changes) {
        if (value === undefined) values.delete(named(store, key))
        else values.set(named(store, key), structuredClone(value))
      }
    },
  }
}
