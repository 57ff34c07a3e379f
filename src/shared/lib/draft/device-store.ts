/** Values of a database on this device, by their keys. */
export interface DeviceStore<Name extends string> {
  get(store: Name, key: string): Promise<unknown>
  all(store: Name): Promise<unknown[]>
  /** Returns once it lies on the disk. @throws DOMException `QuotaExceededError` where there is no room */
  put(store: Name, key: string, value: unknown): Promise<void>
  remove(store: Name, key: string): Promise<void>
  /** Makes all changes in one transaction, or none. Returns once they lie on the disk. */
  commit(changes: readonly DeviceChange<Name>[]): Promise<void>
}

/** A value to put into a store; undefined removes what is there. */
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

/** Asked is not kept: only when the whole transaction is through does it survive the page. */
const awaitCommit = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(toStorageError(transaction.error)))
    transaction.addEventListener('error', () => reject(toStorageError(transaction.error)))
  })

/**
 * A database on this device that is opened when it is first asked for, and again whenever the system has ended the connection behind the application's back, as
 * phones do when it was long out of sight.
 *
 * @param name of the database
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

  /** Once more where the connection was gone without a word; a full storage stays full. */
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

/** A database on this device; where a browser keeps nothing, values are there until the page goes. */
export const openDeviceStore = <Name extends string>(
  name: string,
  version: number,
  stores: readonly Name[],
): DeviceStore<Name> =>
  typeof indexedDB === 'undefined'
    ? createMemoryDeviceStore()
    : createDeviceStore(name, version, stores)

/** The same where a browser keeps nothing: until the page goes. */
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
