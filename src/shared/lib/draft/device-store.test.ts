import { expect, it, vi } from 'vitest'
import { createDeviceStore } from './device-store'

const later = (act: () => void) => queueMicrotask(() => act())

/** A database of one store, as far as it is asked here, whose system may end connections behind its back. */
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
            // A full disk is found out when the transaction is written down, after the request was granted.
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

it('opens its connection again when the system has ended it', async () => {
  const { factory, store } = open()
  await store.put('photos', 'a', 1)
  factory.isLost = true
  expect(await store.get('photos', 'a')).toBe(1)
  expect(factory.opened).toBe(2)
})

it('has kept something only when it is written down, and says that there is no room', async () => {
  const { factory, store } = open()
  factory.isFull = true
  await expect(store.put('photos', 'a', 1)).rejects.toThrow('no room')
  expect(factory.values.size).toBe(0)
})

it('keeps bytes as they are', async () => {
  const { store } = open()
  const kept = vi.fn()
  await store.put('photos', 'a', new Uint8Array([1, 2]).buffer).then(kept)
  expect(kept).toHaveBeenCalledOnce()
  expect(await store.get('photos', 'a')).toBeInstanceOf(ArrayBuffer)
})
