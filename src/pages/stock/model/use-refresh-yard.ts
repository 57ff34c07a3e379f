import { useQueryClient } from '@tanstack/react-query'
import { refreshPacks } from '@/entities/pack'
import { refreshStock } from '@/entities/stock'
import { toast } from '@/shared/ui'

/** Returns a function that refetches the yard with the mills' packs and shows a toast. */
export function useRefreshYard() {
  const queryClient = useQueryClient()
  return async (message: string, onDone: () => void): Promise<void> => {
    await Promise.all([refreshStock(queryClient), refreshPacks(queryClient)])
    toast.info(message)
    onDone()
  }
}
