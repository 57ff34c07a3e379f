import { expect, it, vi } from 'vitest'
import { watchVersions } from './pending-update'

class Registration extends EventTarget {
  waiting: { state: string; postMessage: (message: string) => void } | null = null
  installing: EventTarget & { state: string } = Object.assign(new EventTarget(), {
    state: 'installing',
  })
  update = vi.fn(() => Promise.resolve())
}

async function watch(controller: object | null) {
  const registration = new Registration()
  const workers = Object.assign(new EventTarget(), {
    controller,
    register: () => Promise.resolve(registration),
  })
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
  const [offered, reload, begin] = [vi.fn<(take: () => void) => void>(), vi.fn(), vi.fn()]
  await watchVersions('/service-worker.js', offered, {
    workers: workers as never,
    page: page as never,
    reload,
  })
  const install = () => {
    registration.dispatchEvent(new Event('updatefound'))
    registration.waiting = { state: 'installed', postMessage: begin }
    registration.installing.state = 'installed'
    registration.installing.dispatchEvent(new Event('statechange'))
  }
  return { registration, workers, offered, reload, begin, install }
}

it('a new version is offered, and applied only when the user accepts', async () => {
  vi.useFakeTimers()
  const { workers, offered, reload, begin, install } = await watch({})
  expect(offered).not.toHaveBeenCalled()
  install()
  expect(begin).not.toHaveBeenCalled()
  offered.mock.calls[0]?.[0]()
  expect(begin).toHaveBeenCalledWith('begin')
  expect(reload).not.toHaveBeenCalled()
  workers.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

it('a page that another tab has updated does not reload, and a first visit offers nothing', async () => {
  vi.useFakeTimers()
  const other = await watch({})
  other.install()
  other.workers.dispatchEvent(new Event('controllerchange'))
  expect(other.reload).not.toHaveBeenCalled()
  const first = await watch(null)
  first.install()
  expect(first.offered).not.toHaveBeenCalled()
  vi.useRealTimers()
})

it('a page reloads at once if another tab has activated the new version', async () => {
  vi.useFakeTimers()
  const { registration, offered, reload, begin, install } = await watch({})
  install()
  registration.waiting!.state = 'activated'
  offered.mock.calls[0]?.[0]()
  expect(reload).toHaveBeenCalledOnce()
  expect(begin).not.toHaveBeenCalled()
  vi.useRealTimers()
})

it('a page checks for a new version every hour', async () => {
  vi.useFakeTimers()
  const { registration } = await watch({})
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(registration.update).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
