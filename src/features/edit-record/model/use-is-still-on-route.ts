import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Returns a function that checks if the screen is still mounted at the path where it opened. The
 * user may leave during a request.
 */
export function useIsStillOnRoute(): () => boolean {
  const router = useRouter()
  const [pathname] = useState(() => router.latestLocation.pathname)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(
    () => isMounted.current && router.latestLocation.pathname === pathname,
    [router, pathname],
  )
}
