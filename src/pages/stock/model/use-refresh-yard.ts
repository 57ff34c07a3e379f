import { useQueryClient } from '@tanstack/react-query'
import { refreshStock } from '@/entities/stock'
import { toast } from '@/shared/ui'

/** Returns a function that refetches the yard and shows a toast. */
export function useRefreshYard() {
  const queryClient = useQueryClient()
  return async (message: string, onDone: () => void): Promise<void> => {
    await refreshStock(queryClient)
    toast.info(message)
    onDone()
  }
}
