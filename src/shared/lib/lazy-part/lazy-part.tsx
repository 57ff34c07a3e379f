import { useEffect, useReducer, type ComponentType } from 'react'

const loads = new Set<() => Promise<unknown>>()

/**
 * What is behind a button, or stands there for few: its chunk comes once the page is at rest (`loadParts`), or at the latest when it
 * is shown. Not `React.lazy`, which shows its fallback for 300 ms even where the chunk is there already; this one then shows it at once.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined
  async function ensure() {
    Loaded ??= await load()
  }
  loads.add(ensure)

  return function LazyPart(props: Props) {
    const [, rerender] = useReducer((count: number) => count + 1, 0)
    useEffect(() => {
      // Also where it came between render and effect. What does not come now is asked for again when the part is next shown.
      void ensure().then(rerender, () => {})
    }, [])
    return Loaded ? <Loaded {...props} /> : null
  }
}

/** Brings all parts that the page's modules hold. */
export async function loadParts(): Promise<void> {
  await Promise.allSettled([...loads].map((load) => load()))
}
