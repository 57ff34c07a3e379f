import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusHeadline } from '@/shared/lib/headline'

/** After a navigation brings the focus to the new page's headline, so that keys and a screen reader start there. */
export function useArrival(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // A search is no arrival: who narrows a list goes on where they are.
        if (!fromLocation || !pathChanged) return
        // A page that put the focus somewhere itself knows better.
        if (!document.activeElement?.closest('#main > *')) focusHeadline()
      }),
    [router],
  )
}
