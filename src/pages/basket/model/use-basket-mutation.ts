import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshBasket } from '@/entities/order'
import { formatProblem } from '@/shared/api'
import { toast } from '@/shared/ui'

/** A mutation of a basket. It reports an error and refetches the basket in either case. */
export function useBasketMutation<Variables, Result>(
  mutate: (variables: Variables) => Promise<Result>,
  onDone?: (result: Result) => void,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: mutate,
    onSuccess: (result) => onDone?.(result),
    onError: (error) => toast.error(formatProblem(error)),
    onSettled: () => refreshBasket(queryClient),
  })
}
