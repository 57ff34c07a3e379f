import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Returns a function that checks if the screen is still mounted at the path where it opened. The
 * user may leave during a request.
 */
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
