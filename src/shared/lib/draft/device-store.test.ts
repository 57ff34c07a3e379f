import { expect, it, vi } from 'vitest'
import { createDeviceStore } from './device-store'

const later = (act: () => void) => queueMicrotask(() => act())

/** Fake IndexedDB with one store, whose connections the test can close. */
class Factory {
  values = new Map<string, unknown>()
  opened = 0
  isLost = false
  isFull = false

  open() {
    this.opened += 1
    this.isLost = false
    const request = Object.assign(new EventTarget(), { result: this.database(), error: null })
    later(() => request.dispatchEvent(new Event('success')))
    return request as unknown as IDBOpenDBRequest
  }

  private database() {
    return Object.assign(new EventTarget(), {
      close: () => {},
      transaction: () => {
        if (this.isLost) throw new DOMException('The connection is closing', 'InvalidStateError')
        const transaction = Object.assign(new EventTarget(), {
          error: null as DOMException | null,
          objectStore: () => this.store(transaction),
        })
        return transaction
      },
    })
  }

  private store(transaction: EventTarget & { error: DOMException | null }) {
    const ask = (result: unknown) => {
      const request = Object.assign(new EventTarget(), { result, error: null })
      later(() => request.dispatchEvent(new Event('success')))
      return request
    }
    return {
      get: (key: string) => ask(this.values.get(key)),
      put: (value: unknown, key: string) => {
        later(() =>
          later(() => {
            // A full disk aborts the transaction after the request succeeded.
            if (this.isFull) transaction.error = new DOMException('no room', 'QuotaExceededError')
            else this.values.set(key, value)
            transaction.dispatchEvent(new Event(this.isFull ? 'abort' : 'complete'))
          }),
        )
        return ask(key)
      },
    }
  }
}

function open() {
  const factory = new Factory()
  return { factory, store: createDeviceStore('test', 1, ['photos'], () => factory) }
}

it('reopens a connection that the system has closed', async () => {
  const { factory, store } = open()
  await store.put('photos', 'a', 1)
  factory.isLost = true
  expect(await store.get('photos', 'a')).toBe(1)
  expect(factory.opened).toBe(2)
})

it('resolves when the transaction is complete, and rejects if the storage is full', async () => {
  const { factory, store } = open()
  factory.isFull = true
  await expect(store.put('photos', 'a', 1)).rejects.toThrow('no room')
  expect(factory.values.size).toBe(0)
})

it('stores bytes unchanged', async () => {
  const { store } = open()
  const kept = vi.fn()
  await store.put('photos', 'a', new Uint8Array([1, 2]).buffer).then(kept)
  expect(kept).toHaveBeenCalledOnce()
  expect(await store.get('photos', 'a')).toBeInstanceOf(ArrayBuffer)
})
