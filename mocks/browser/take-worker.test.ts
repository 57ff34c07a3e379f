import { describe, expect, it, vi } from 'vitest'
import { takeWorker } from './take-worker'

const worker = { state: 'activated' } as ServiceWorker
const claimingWorker = { state: 'activating' } as ServiceWorker

/** Takes a worker in a page that has this one already, or none. */
async function take(found: { active: ServiceWorker | null; controller: ServiceWorker | null }) {
  const register = () => Promise.resolve({ active: found.active } as ServiceWorkerRegistration)
  const reload = vi.fn()
  const goesOn = takeWorker('/worker.js', { controller: found.controller, register }, reload)
  const isDone = await Promise.race([goesOn.then(() => true), new Promise((resolve) => setImmediate(resolve, false))])
  return { isOpenedAgain: reload.mock.calls.length > 0, isDone }
}

describe('a page that wants its calls answered', () => {
  it('goes on with a worker that is new, or its own', async () => {
    expect(await take({ active: null, controller: null })).toEqual({ isOpenedAgain: false, isDone: true })
    expect(await take({ active: claimingWorker, controller: null })).toEqual({ isOpenedAgain: false, isDone: true })
    expect(await take({ active: worker, controller: worker })).toEqual({ isOpenedAgain: false, isDone: true })
  })

  it('is opened again where the worker would never hear of it, and calls nothing before', async () => {
    expect(await take({ active: worker, controller: null })).toEqual({ isOpenedAgain: true, isDone: false })
  })
})
