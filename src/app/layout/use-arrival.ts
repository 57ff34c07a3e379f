import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** After a navigation brings the focus to the new page's headline, so that keys and a screen reader start there. */
export function useArrival(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        const main = document.getElementById('main')
        // A page that put the focus somewhere itself knows better.
        if (!main || main.contains(document.activeElement)) return
        const headline = main.querySelector('h1')
        headline?.setAttribute('tabindex', '-1')
        ;(headline ?? main).focus({ preventScroll: true })
      }),
    [router],
  )
}
