import { useQueryClient } from '@tanstack/react-query'
import { useTransition } from 'react'
import { auth, clearPersonalStorage } from '@/entities/session'
import { api, unwrap } from '@/shared/api'
import { toast } from '@/shared/ui'

/**
 * Ends the session. If the request fails, the user stays logged in, because the cookies still
 * exist. `useMutation` is avoided here: the header would load its code before the first list.
 * @param onLoggedOut navigates away from protected pages
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
      clearPersonalStorage()
      await onLoggedOut()
      // Mounted queries would refetch, so the cache is cleared after navigation.
      queryClient.removeQueries({ type: 'inactive' })
    })

  return { logOut, isPending }
}
