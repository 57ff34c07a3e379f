import { useQueryClient } from '@tanstack/react-query'
import { refreshStock } from '@/entities/stock'
import { toast } from '@/shared/ui'

/** Has the yard fetched again and says in a word what was done, before anything goes on. */
export function useRefreshYard() {
  const queryClient = useQueryClient()
  return async (done: string, then: () => void): Promise<void> => {
    await refreshStock(queryClient)
    toast.info(done)
    then()
  }
}
