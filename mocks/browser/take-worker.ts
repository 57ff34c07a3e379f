type Workers = Pick<ServiceWorkerContainer, 'controller' | 'register' | 'addEventListener'>

/** Milliseconds that a worker which is already at work gets to take this page. */
const PATIENCE = 500

/**
 * Waits until a worker has this page. MSW opens a page again that has none while one is registered, in the middle of whatever it does.
 *
 * A worker signs off when its last page is left; comes the next page before it is gone (a story opened alone, then in Storybook's frame),
 * it stays, but never hears of that page's calls. Opened again, it does.
 * @param reload opens the page again
 */
export async function takeWorker(url: string, workers: Workers = navigator.serviceWorker, reload = () => location.reload()): Promise<void> {
  const isTaken = new Promise<true>((resolve) => workers.addEventListener('controllerchange', () => resolve(true), { once: true }))
  const { active } = await workers.register(url)
  if (workers.controller !== null) return
  // One that is still being installed takes the page in the end, however busy the machine is.
  const isLeftOut = active?.state === 'activated'
  const tooLate = () => new Promise<false>((resolve) => setTimeout(resolve, PATIENCE, false))
  if (await (isLeftOut ? Promise.race([isTaken, tooLate()]) : isTaken)) return
  reload()
  await new Promise(() => {})
}
