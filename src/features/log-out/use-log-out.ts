import { useMutation, useQueryClient } from '@tanstack/react-query'
import { auth } from '@/entities/session'
import { api, unwrap } from '@/shared/api'
import { toast } from '@/shared/lib/toast'

/**
 * Ends the session. A failure says so and leaves the person logged in, because their cookies still are.
 *
 * @param onLoggedOut leads away from what only somebody logged in may see
 */
export function useLogOut(onLoggedOut: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => unwrap(api.POST('/refresh/logout/')),
    onSuccess: () => {
      queryClient.clear()
      auth.logOut()
      onLoggedOut()
    },
    onError: () => toast.failedToLoadData(),
  })
}
