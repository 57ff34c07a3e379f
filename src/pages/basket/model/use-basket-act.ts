import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshBasket } from '@/entities/order'
import { problemText } from '@/shared/api'
import { toast } from '@/shared/ui'

/** Something that is done to a basket: what failed is told, and the basket is read anew either way. */
export function useBasketAct<Given, Done>(
  act: (given: Given) => Promise<Done>,
  onDone?: (done: Done) => void,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (done) => onDone?.(done),
    onError: (error) => toast.error(problemText(error)),
    onSettled: () => refreshBasket(queryClient),
  })
}
