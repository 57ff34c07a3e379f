import { useEffect, useReducer, type ComponentType } from 'react'

/** Milliseconds before a chunk is requested again; twice as long after each further failure. */
const FIRST_RETRY_MS = 5000
const MAX_RETRY_MS = 60_000

const loaders = new Set<() => Promise<unknown>>()

/**
 * Component whose chunk loads when the page is idle (`preloadLazyComponents`), or when it is first
 * shown. Once the chunk is loaded, it is shown at once; `React.lazy` would show its fallback for
 * 300 ms.
 *
 * @param Fallback shown until the chunk is loaded; nothing by default
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined
  async function ensure() {
    Loaded ??= await load()
  }
  loaders.add(ensure)

  return function LazyPart(props: Props) {
    const [, rerender] = useReducer((count: number) => count + 1, 0)
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined
      let isMounted = true
      // The chunk may have arrived between render and effect.
      const attempt = (retryAfter: number) => {
        ensure().then(rerender, () => {
          if (isMounted)
            timer = setTimeout(attempt, retryAfter, Math.min(2 * retryAfter, MAX_RETRY_MS))
        })
      }
      attempt(FIRST_RETRY_MS)
      return () => {
        isMounted = false
        clearTimeout(timer)
      }
    }, [])
    const Part = Loaded ?? Fallback
    return Part ? <Part {...props} /> : null
  }
}

/**
 * Removes stylesheets that could not be loaded, so that the next attempt requests them again: Vite
 * takes a link in the document as loaded. Called once, when the application starts.
 */
export function removeFailedStylesheets(): void {
  const remove = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove()
  }
  // Errors of elements don't bubble.
  addEventListener('error', remove, { capture: true })
}

/**
 * Loads the chunks of all declared lazy components, one after another: requesting all at once
 * blocks the page of a slow phone for half a second.
 *
 * @param waitUntilIdle awaited before each chunk
 */
export async function preloadLazyComponents(waitUntilIdle: () => Promise<void>): Promise<void> {
  // The loop includes components that a loaded chunk declares.
  for (const load of loaders) {
    loaders.delete(load)
    await waitUntilIdle()
    await Promise.allSettled([load()])
  }
}
