import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDeviceStore } from './device-store'

const name = 'device-store-test'
let connections: IDBDatabase[] = []

/** Records the connections that the store opens. */
const openStore = () => {
  const open = IDBFactory.prototype.open
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...args) {
    const request = open.apply(this, args)
    request.addEventListener('success', () => connections.push(request.result))
    return request
  })
  return createDeviceStore(name, 1, ['photos', 'reports'])
}

const readPhoto = async () => {
  const database = await openDB(name)
  const photo: unknown = await database.get('photos', 'a')
  database.close()
  return photo
}

beforeEach(() => {
  connections = []
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const connection of connections) connection.close()
  await deleteDB(name)
})

it('the store reopens a connection that the system has closed', async () => {
  const store = openStore()
  await store.put('photos', 'a', 1)
  connections[0]!.close()
  expect(await store.get('photos', 'a')).toBe(1)
  expect(connections).toHaveLength(2)
})

it('the store reopens after the system has reported the closed connection', async () => {
  const store = openStore()
  await store.put('photos', 'a', 1)
  connections[0]!.dispatchEvent(new Event('close'))
  expect(await store.all('photos')).toEqual([1])
  expect(await store.keys('photos')).toEqual(['a'])
  expect(connections).toHaveLength(2)
})

it('the store does not block another tab that deletes the database, and creates it again', async () => {
  const store = openStore()
  await store.put('photos', 'a', 1)
  await deleteDB(name)
  expect(await store.get('photos', 'a')).toBeUndefined()
  await store.put('photos', 'a', 2)
  expect(await readPhoto()).toBe(2)
})

it('the store does not block another tab after a failed write', async () => {
  const store = openStore()
  await expect(store.put('photos', 'a', () => {})).rejects.toThrow(DOMException)
  expect(connections).toHaveLength(2)
  await deleteDB(name)
  expect(await store.get('photos', 'a')).toBeUndefined()
})

it('a commit resolves when the transaction is complete, and rejects if the storage is full', async () => {
  const store = openStore()
  const put = IDBObjectStore.prototype.put
  // A full disk aborts the transaction after the request succeeded.
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...args
  ) {
    const request = put.apply(this, args)
    request.addEventListener('success', () => this.transaction.abort())
    return request
  })
  vi.spyOn(IDBTransaction.prototype, 'error', 'get').mockReturnValue(
    new DOMException('no room', 'QuotaExceededError'),
  )
  await expect(store.put('photos', 'a', 1)).rejects.toThrow('no room')
  expect(connections).toHaveLength(1)
  vi.restoreAllMocks()
  expect(await readPhoto()).toBeUndefined()
})

it('the store makes all changes of a commit or none', async () => {
  const store = openStore()
  await store.put('photos', 'a', 1)
  await store.commit([
    { store: 'photos', key: 'a', value: undefined },
    { store: 'reports', key: 'b', value: 'sent' },
  ])
  expect(await store.all('photos')).toEqual([])
  expect(await store.get('reports', 'b')).toBe('sent')
})

it('the store stores bytes unchanged', async () => {
  const store = openStore()
  await store.put('photos', 'a', new Uint8Array([1, 2]).buffer)
  expect(await store.get('photos', 'a')).toBeInstanceOf(ArrayBuffer)
})
