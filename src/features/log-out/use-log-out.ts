import { useQueryClient } from '@tanstack/react-query'
import { useTransition } from 'react'
import { auth } from '@/entities/session'
import { api, unwrap } from '@/shared/api'
import { toast } from '@/shared/ui'

/**
 * Ends the session. On a failure it says so and leaves the person logged in, because the cookies are still there. No mutation of TanStack
 * Query, whose code the header would bring in before the first list.
 * @param onLoggedOut leads away from what only somebody logged in may see
 */
export function useLogOut(onLoggedOut: () => Promise<void>) {
  const queryClient = useQueryClient()
  const [isPending, startTransition] = useTransition()

  const logOut = () =>
    startTransition(async () => {
      try {
        await unwrap(api.POST('/refresh/logout/'))
      } catch {
        toast.failedToLoadData()
        return
      }
      await queryClient.cancelQueries()
      auth.logOut()
      await onLoggedOut()
      // Mounted queries would be asked again, so the cache is cleared once their screen is gone.
      queryClient.removeQueries({ type: 'inactive' })
    })

  return { logOut, isPending }
}
