import { useMutation, useQueryClient } from '@tanstack/react-query'
import { auth, meQueryOptions } from '@/entities/session'
import { api, unwrap, type Schemas } from '@/shared/api'

/** Logs in and remembers who it is. Where that leads is the page's to say. */
export function useLogIn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (credentials: Schemas['Credentials']) =>
      unwrap(api.POST('/login/', { body: credentials })),
    onSuccess: (me) => {
      // Nothing of the person before must be shown to the next.
      queryClient.clear()
      queryClient.setQueryData(meQueryOptions.queryKey, me)
      auth.logIn(me.role, me.is_terms_agreed)
    },
  })
}
