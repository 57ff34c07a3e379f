import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Tells whether the person is still at the address at which the screen that asks has opened: a call may take longer than they stay. */
export function useIsStillOnRoute(): () => boolean {
  const router = useRouter()
  const [place] = useState(() => router.latestLocation.pathname)
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return useCallback(
    () => isShown.current && router.latestLocation.pathname === place,
    [router, place],
  )
}
