/**
 * The backend in the browser. Import this module lazily (`import('@mocks/browser/start')`): everything below it, MSW included, comes in
 * statically, so that it becomes one chunk that production never loads.
 */
import { setupWorker, type SetupWorker } from 'msw/browser'
import { apiHandler } from '../host/api-handler'
import { reportUnlessOwnFile } from '../host/report-unhandled'
import {
  storeCurrentWorld,
  getCurrentWorld,
  openWorldInstead,
  type WorldChoice,
} from './current-world'
import { waitForWorkerControl } from './wait-for-worker-control'
import type { World } from '../host/world'

export type MockOptions = WorldChoice & {
  /** The API's address as the application calls it; absolute, without a slash at its end. */
  apiBase?: string
  /** Where the worker's file is; relative to the page, so that a build works under a sub-path. */
  workerUrl?: string
}

let worker: Promise<SetupWorker> | undefined

/**
 * Starts the mock and shows a world. Called again it shows another world under the same worker, as each story does.
 * @returns the world, to log in or to break its network
 */
export async function startMock({
  apiBase,
  workerUrl,
  ...choice
}: MockOptions = {}): Promise<World> {
  const [world] = await Promise.all([openWorldInstead(choice), startWorker(apiBase, workerUrl)])
  return world
}

/** The worker alone, for Storybook's MSW add-on; stories show their worlds later. It is started once, however often this is called. */
export function startWorker(
  apiBase = `${location.origin}/api`,
  workerUrl = './mockServiceWorker.js',
): Promise<SetupWorker> {
  return (worker ??= launch(apiBase, workerUrl))
}

async function launch(apiBase: string, url: string): Promise<SetupWorker> {
  const started = setupWorker(
    apiHandler(apiBase, getCurrentWorld, {
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
