import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** After a navigation brings the focus to the new page's headline, so that keys and a screen reader start there. */
export function useArrival(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // A search is no arrival: who narrows a list goes on where they are.
        if (!fromLocation || !pathChanged) return
        const main = document.getElementById('main')
        // A page that put the focus somewhere itself knows better.
        if (!main || main.contains(document.activeElement)) return
        const place = main.querySelector<HTMLElement>('h1:not([hidden] *)') ?? main
        place.tabIndex = -1
        place.focus({ preventScroll: true })
      }),
    [router],
  )
}
