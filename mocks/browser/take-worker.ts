type Workers = Pick<ServiceWorkerContainer, 'controller' | 'register'>

/**
 * Waits until there is a worker that can have this page. One signs off when its last page is left; comes the next page before it is gone
 * (a story opened alone, then in Storybook's frame), the worker stays, but never hears of that page's calls. Opened again, it does.
 * @param reload opens the page again
 */
export async function takeWorker(url: string, workers: Workers = navigator.serviceWorker, reload = () => location.reload()): Promise<void> {
  const { active } = await workers.register(url)
  // A new one takes the page before it is activated; on a busy machine it may have begun that already.
  if (active?.state !== 'activated' || workers.controller !== null) return
  reload()
  await new Promise(() => {})
}
