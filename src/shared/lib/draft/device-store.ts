import { openDB, type IDBPDatabase } from 'idb'

/** Key-value stores in a database on this device. */
export interface DeviceStore<Name extends string> {
  get(store: Name, key: string): Promise<unknown>
  all(store: Name): Promise<unknown[]>
  keys(store: Name): Promise<string[]>
  /**
   * Resolves once the value is on disk.
   * @throws DOMException `QuotaExceededError` if the storage is full
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

/**
 * Opens a database on first use, and again after the system closed the connection, as phones do
 * with background pages.
 * @param version must be increased when a store is added
 */
export function createDeviceStore<Name extends string>(
  name: string,
  version: number,
  stores: readonly Name[],
): DeviceStore<Name> {
  let connection: Promise<IDBPDatabase> | undefined

  const connect = () =>
    (connection ??= openDB(name, version, {
      upgrade(database) {
        for (const store of stores)
          if (!database.objectStoreNames.contains(store)) database.createObjectStore(store)
      },
      // Another tab upgrades or deletes the database.
      blocking(_version, _newVersion, { target }) {
        // Also closes a connection that a retry has replaced.
        if (target instanceof IDBDatabase) target.close()
        connection = undefined
      },
      terminated() {
        connection = undefined
      },
    }))

  async function commitOnce(changes: readonly DeviceChange<Name>[]): Promise<void> {
    const names = [...new Set(changes.map(({ store }) => store))]
    if (names.length === 0) return
    const transaction = (await connect()).transaction(names, 'readwrite', { durability: 'strict' })
    const requests = changes.map(({ store, key, value }) =>
      value === undefined
        ? transaction.objectStore(store).delete(key)
        : transaction.objectStore(store).put(value, key),
    )
    // A request's success is not durable until its transaction completes, and only the
    // transaction reports a full storage.
    void Promise.allSettled(requests)
    await transaction.done
  }

  /** Repeats the work once in a new connection. A full storage is not retried. */
  async function withReconnect<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      connection = undefined
      if (error instanceof DOMException && error.name === 'QuotaExceededError') throw error
      return work()
    }
  }
  const commit = (changes: readonly DeviceChange<Name>[]) =>
    withReconnect(() => commitOnce(changes))

  return {
    get: (store, key) => withReconnect<unknown>(async () => (await connect()).get(store, key)),
    all: (store) => withReconnect<unknown[]>(async () => (await connect()).getAll(store)),
    keys: (store) =>
      withReconnect(async () =>
        (await (await connect()).getAllKeys(store)).filter((key) => typeof key === 'string'),
      ),
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
  const toStoredKey = (store: Name, key = '') => `${store}/${key}`
  return {
    get: (store, key) => Promise.resolve(values.get(toStoredKey(store, key))),
    all: (store) =>
      Promise.resolve(
        [...values].flatMap(([key, value]) => (key.startsWith(toStoredKey(store)) ? [value] : [])),
      ),
    keys: (store) =>
      Promise.resolve(
        [...values.keys()].flatMap((key) =>
          key.startsWith(toStoredKey(store)) ? [key.slice(toStoredKey(store).length)] : [],
        ),
      ),
    put: async (store, key, value) =>
      void values.set(toStoredKey(store, key), structuredClone(value)),
    remove: async (store, key) => void values.delete(toStoredKey(store, key)),
    commit: async (changes) => {
      for (const { store, key, value } of changes) {
        if (value === undefined) values.delete(toStoredKey(store, key))
        else values.set(toStoredKey(store, key), structuredClone(value))
      }
    },
  }
}
