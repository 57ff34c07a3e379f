import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Unreachable } from '@/shared/api'
import { createReportSender } from './report-senders'

let requests: SlowRequest[] = []

/** Upload that moves each half minute and gets no answer. */
class SlowRequest extends EventTarget {
  readonly upload = new EventTarget()
  sent = 0
  isAborted = false
  open() {}
  setRequestHeader() {}
  abort() {
    this.isAborted = true
  }
  send() {
    requests.push(this)
    setInterval(() => {
      this.sent += 1
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: this.sent, total: 20 }))
    }, 30_000)
  }
}

beforeEach(() => {
  requests = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  // Fake timers do not change the original.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const timeout = new AbortController()
    setTimeout(() => timeout.abort(), milliseconds)
    return timeout.signal
  })
  vi.stubGlobal('XMLHttpRequest', SlowRequest)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('a photo is sent for minutes, as long as it moves', async () => {
  const sender = createReportSender('supply_report', new QueryClient(), () => {})
  const bytes = new Uint8Array([1, 2]).buffer
  const uploaded = sender.uploadPhoto('r1', 'p1', {
    name: 'seal.jpg',
    type: 'image/jpeg',
    bytes,
  })
  await vi.waitFor(() => expect(requests).toHaveLength(1), { timeout: 60_000 })
  await vi.advanceTimersByTimeAsync(180_000)
  expect(requests[0]).toMatchObject({ sent: 6, isAborted: false })
  requests[0]?.dispatchEvent(new Event('error'))
  await expect(uploaded).rejects.toBeInstanceOf(Unreachable)
})
