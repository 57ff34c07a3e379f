import { useEffect, useReducer, type ComponentType } from 'react'

const loaders = new Set<() => Promise<unknown>>()

/**
 * A part behind a button, or one that few people see: its chunk is loaded once the page is at rest (`preloadLazyComponents`), or at the latest when it
 * is shown. Not `React.lazy`, which shows its fallback for 300 ms even where the chunk is there already; this one then shows it at once.
 *
 * @param Meanwhile stands in its place until then; nothing where it is left out
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined
  async function ensure() {
    Loaded ??= await load()
  }
  loaders.add(ensure)

  return function LazyPart(props: Props) {
    const [, rerender] = useReducer((count: number) => count + 1, 0)
    useEffect(() => {
      // It may have come between render and effect. One that fails is asked for again when the part is shown next.
      void ensure().then(rerender, () => {})
    }, [])
    const Part = Loaded ?? Meanwhile
    return Part ? <Part {...props} /> : null
  }
}

/** Brings all parts that the page's modules hold. */
export async function preloadLazyComponents(): Promise<void> {
  await Promise.allSettled([...loaders].map((load) => load()))
}
