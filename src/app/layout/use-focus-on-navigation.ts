import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusHeadline } from '@/shared/lib/headline'

/** After a navigation brings the focus to the new page's headline, so that keys and a screen reader start there. */
export function useFocusOnNavigation(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // Only a new path is an arrival: narrowing a list must not move the focus.
        if (!fromLocation || !pathChanged) return
        // A page may have set the focus itself.
        if (!document.activeElement?.closest('#main > *')) focusHeadline()
      }),
    [router],
  )
}
