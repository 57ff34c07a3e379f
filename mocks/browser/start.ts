/**
 * The backend in the browser. Import it lazily (`import('@mocks/browser/start')`): everything it
 * imports, MSW included, becomes one chunk that production builds never load.
 */
import { setupWorker, type SetupWorker } from 'msw/browser'
import { createApiHandler } from '../host/api-handler'
import { reportUnlessOwnFile } from '../host/unknown-calls'
import type { World } from '../host/world'
import { overrides } from '../overrides'
import { getCurrentWorld, replaceWorld, storeCurrentWorld, type WorldChoice } from './current-world'

type WorkerContainer = Pick<ServiceWorkerContainer, 'controller' | 'register' | 'addEventListener'>

/** Milliseconds to wait for a worker that is already active. */
const TIMEOUT_MS = 500

/**
 * Waits until the worker controls this page, and reloads the page if it does not. Otherwise MSW
 * would reload it at an arbitrary moment.
 *
 * A worker ends when its last page is closed. If another page opens just before, the worker
 * survives without receiving the new page's calls, until a reload.
 */
export async function waitForWorkerControl(
  url: string,
  workers: WorkerContainer = navigator.serviceWorker,
  reload = () => location.reload(),
): Promise<void> {
  const isControlled = new Promise<true>((resolve) =>
    workers.addEventListener('controllerchange', () => resolve(true), { once: true }),
  )
  const { active } = await workers.register(url)
  if (workers.controller !== null) return
  // A worker that is being installed takes control later. Only an active one can have missed the
  // page.
  const isLeftOut = active?.state === 'activated'
  const waitForTimeout = () =>
    new Promise<false>((resolve) => setTimeout(resolve, TIMEOUT_MS, false))
  if (await (isLeftOut ? Promise.race([isControlled, waitForTimeout()]) : isControlled)) return
  reload()
  await new Promise(() => {})
}

export type MockOptions = WorldChoice & {
  /** Absolute base URL of the API as the application calls it, without a trailing slash. */
  apiBase?: string
  /** URL of the worker's file, relative to the page, so that a build works under a sub-path. */
  workerUrl?: string
}

let worker: Promise<SetupWorker> | undefined

/**
 * Starts the mock and opens a world. A second call opens another world with the same worker, as
 * each story does.
 * @returns controls to log in or to inject network faults
 */
export async function startMock({
  apiBase,
  workerUrl,
  ...choice
}: MockOptions = {}): Promise<World> {
  const [world] = await Promise.all([replaceWorld(choice), startWorker(apiBase, workerUrl)])
  return world
}

/** Starts the worker alone, for Storybook's MSW add-on. Repeated calls return the first one. */
export function startWorker(
  apiBase = `${location.origin}/api`,
  workerUrl = './mockServiceWorker.js',
): Promise<SetupWorker> {
  return (worker ??= launch(apiBase, workerUrl))
}

async function launch(apiBase: string, url: string): Promise<SetupWorker> {
  const started = setupWorker(
    ...overrides,
    createApiHandler(apiBase, getCurrentWorld, {
      onUnknown: (sentence) => console.error(sentence),
      onChange: storeCurrentWorld,
    }),
  )
  await waitForWorkerControl(url)
  await started.start({
    quiet: true,
    serviceWorker: { url },
    onUnhandledRequest: reportUnlessOwnFile(apiBase, location.origin),
  })
  return started
}
