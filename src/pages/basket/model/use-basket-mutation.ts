import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshBasket } from '@/entities/order'
import { formatProblem } from '@/shared/api'
import { toast } from '@/shared/ui'

/** A mutation of a basket. It reports an error and refetches the basket in either case. */
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
