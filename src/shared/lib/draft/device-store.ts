/** Values of a database on this device, by their keys. */
export interface DeviceStore<Name extends string> {
  get(store: Name, key: string): Promise<unknown>
  all(store: Name): Promise<unknown[]>
  /** Returns once it lies on the disk. @throws DOMException `QuotaExceededError` where there is no room */
  put(store: Name, key: string, value: unknown): Promise<void>
  remove(store: Name, key: string): Promise<void>
}

type Factory = Pick<IDBFactory, 'open'>

const failure = (error: DOMException | null) => error ?? new Error('The device’s storage failed')

const asked = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(failure(request.error)))
  })

/** Asked is not kept: only when the whole transaction is through does it survive the page. */
const kept = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(failure(transaction.error)))
    transaction.addEventListener('error', () => reject(failure(transaction.error)))
  })

/**
 * A database on this device that is opened when it is first asked for, and again whenever the system has ended the connection behind the application's back, as
 * phones do when it was long out of sight.
 *
 * @param name of the database
 * @param version grows with the list of stores
 */
export function deviceStore<Name extends string>(name: string, version: number, stores: readonly Name[], factory: () => Factory = () => indexedDB): DeviceStore<Name> {
  let opened: Promise<IDBDatabase> | undefined

  function open(): Promise<IDBDatabase> {
    const request = factory().open(name, version)
    request.addEventListener('upgradeneeded', () => {
      for (const store of stores) if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store)
    })
    return asked(request).then((database) => {
      const forget = () => (opened = undefined)
      database.addEventListener('close', forget)
      database.addEventListener('versionchange', () => {
        database.close()
        forget()
      })
      return database
    })
  }

  async function once<Result>(store: Name, mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
    opened ??= open()
    const transaction = (await opened).transaction(store, mode, { durability: 'strict' })
    const done = mode === 'readwrite' ? kept(transaction) : undefined
    const [result] = await Promise.all([asked(work(transaction.objectStore(store))), done])
    return result
  }

  /** Once more where the connection was gone without a word; a full storage stays full. */
  async function within<Result>(...how: Parameters<typeof once<Result>>): Promise<Result> {
    try {
      return await once(...how)
    } catch (error) {
      opened = undefined
      if (error instanceof DOMException && error.name === 'QuotaExceededError') throw error
      return once(...how)
    }
  }

  return {
    get: (store, key) => within<unknown>(store, 'readonly', (each) => each.get(key)),
    all: (store) => within<unknown[]>(store, 'readonly', (each) => each.getAll()),
    put: async (store, key, value) => void (await within(store, 'readwrite', (each) => each.put(value, key))),
    remove: (store, key) => within(store, 'readwrite', (each) => each.delete(key)),
  }
}

/** The same where a browser keeps nothing: until the page goes. */
export function memoryDevice<Name extends string>(): DeviceStore<Name> {
  const values = new Map<string, unknown>()
  const named = (store: Name, key = '') => `${store}/${key}`
  return {
    get: (store, key) => Promise.resolve(values.get(named(store, key))),
    all: (store) => Promise.resolve([...values].flatMap(([key, value]) => (key.startsWith(named(store)) ? [value] : []))),
    put: async (store, key, value) => void values.set(named(store, key), structuredClone(value)),
    remove: async (store, key) => void values.delete(named(store, key)),
  }
}
