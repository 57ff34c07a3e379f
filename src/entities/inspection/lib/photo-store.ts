/** Photos that wait on this device, by their ids. Bytes, not blobs: some phones lose those with the page that made them. */
export interface KeptPhoto {
  readonly name: string
  readonly type: string
  readonly bytes: ArrayBuffer
}

const name = 'timberdesk-photos'
const store = 'photos'

let opened: Promise<IDBDatabase> | undefined

const asked = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The device’s storage failed')))
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store))
  return asked(request).then((database) => {
    // Systems end connections behind an application’s back: the next one is asked for anew.
    database.addEventListener('close', () => (opened = undefined))
    database.addEventListener('versionchange', () => {
      database.close()
      opened = undefined
    })
    return database
  })
}

/** Does something with the store; once more where the connection was gone without a word. */
async function withStore<Result>(mode: IDBTransactionMode, work: (photos: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  for (const isLast of [false, true]) {
    try {
      opened ??= open()
      const transaction = (await opened).transaction(store, mode)
      const result = await asked(work(transaction.objectStore(store)))
      return result
    } catch (error) {
      opened = undefined
      if (isLast) throw error
    }
  }
  throw new Error('The device’s storage failed')
}

/** Keeps a photo on this device until it was sent. @throws DOMException `QuotaExceededError` where there is no room */
export async function keepPhoto(id: string, photo: KeptPhoto): Promise<void> {
  // Asked once there is something to lose; a browser that says no keeps it all the same, as long as it has room.
  void navigator.storage?.persist?.().catch(() => false)
  await withStore('readwrite', (photos) => photos.put(photo, id))
}

/** A photo that waits on this device; undefined where it does not. */
export const keptPhoto = (id: string): Promise<KeptPhoto | undefined> =>
  withStore('readonly', (photos) => photos.get(id) as IDBRequest<KeptPhoto | undefined>)

export const dropPhoto = (id: string): Promise<undefined> => withStore('readwrite', (photos) => photos.delete(id))
