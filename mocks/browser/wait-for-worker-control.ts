type WorkerContainer = Pick<ServiceWorkerContainer, 'controller' | 'register' | 'addEventListener'>

/** Milliseconds to wait for a worker that is already active. */
const TIMEOUT_MS = 500

/**
 * Waits until the worker controls this page, and reloads the page if it doesn't. Otherwise MSW would reload it by itself, in the middle of
 * something.
 *
 * A worker ends when its last page is closed. If another page is opened just before that (a story alone, then the same in Storybook's frame), the
 * worker lives on but gets none of the new page's calls; after a reload it does.
 */
export async function waitForWorkerControl(
  url: string,
  workers: WorkerContainer = navigator.serviceWorker,
  reload = () => location.reload(),
): Promise<void> {
  const isTaken = new Promise<true>((resolve) =>
    workers.addEventListener('controllerchange', () => resolve(true), { once: true }),
  )
  const { active } = await workers.register(url)
  if (workers.controller !== null) return
  // A worker that is still being installed takes control later, however busy the machine is: only one that is active already may have missed the page.
  const isLeftOut = active?.state === 'activated'
  const tooLate = () => new Promise<false>((resolve) => setTimeout(resolve, TIMEOUT_MS, false))
  if (await (isLeftOut ? Promise.race([isTaken, tooLate()]) : isTaken)) return
  reload()
  await new Promise(() => {})
}
