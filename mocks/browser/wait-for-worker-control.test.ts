import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitForWorkerControl } from './start'

const working = { state: 'activated' } as ServiceWorker
const claiming = { state: 'activating' } as ServiceWorker

/** Waits for control in a page with the given worker, or without one. */
function waitForControl(state: { active: ServiceWorker | null; controller: ServiceWorker | null }) {
  const workers = Object.assign(new EventTarget(), {
    controller: state.controller,
    register: () => Promise.resolve({ active: state.active } as ServiceWorkerRegistration),
  }) as unknown as ServiceWorkerContainer
  const reload = vi.fn()
  const onControl = vi.fn()
  void waitForWorkerControl('/worker.js', workers, reload).then(onControl)
  return {
    reload,
    onControl,
    claim: () => workers.dispatchEvent(new Event('controllerchange')),
  }
}

describe('a page that needs the service worker', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('continues with its current worker', async () => {
    const { reload, onControl } = waitForControl({ active: working, controller: working })
    await vi.runAllTimersAsync()
    expect(onControl).toHaveBeenCalled()
    expect(reload).not.toHaveBeenCalled()
  })

  it.each([null, claiming])('waits until a new worker controls the page', async (active) => {
    const { reload, onControl, claim } = waitForControl({ active, controller: null })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onControl).not.toHaveBeenCalled()
    claim()
    await vi.runAllTimersAsync()
    expect(onControl).toHaveBeenCalled()
    expect(reload).not.toHaveBeenCalled()
  })

  it('is reloaded if the worker would never control it, before any call is made', async () => {
    const { reload, onControl } = waitForControl({ active: working, controller: null })
    await vi.runAllTimersAsync()
    expect(reload).toHaveBeenCalledOnce()
    expect(onControl).not.toHaveBeenCalled()
  })
})
