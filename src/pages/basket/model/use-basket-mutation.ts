import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshBasket } from '@/entities/order'
import { formatProblem } from '@/shared/api'
import { toast } from '@/shared/ui'

/** Something that is done to a basket: what failed is told, and the basket is read anew either way. */
export function useBasketMutation<Given, Done>(
  act: (given: Given) => Promise<Done>,
  onDone?: (done: Done) => void,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (done) => onDone?.(done),
    onError: (error) => toast.error(formatProblem(error)),
    onSettled: () => refreshBasket(queryClient),
  })
}
