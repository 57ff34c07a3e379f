import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addToBasket,
  type BasketWish,
  createBasketWish,
  refreshBasket,
  useFormatBasketResult,
} from '@/entities/order'
import { formatProblem } from '@/shared/api'
import { toast } from '@/shared/ui'

/** An amount of a product; packs and pieces are whole. */
export type ProductAmount = Pick<BasketWish, 'quantity' | 'unit'>

/**
 * Adds an amount of a product to the basket, and shows the result as a toast.
 * @param companyId company that the order is for; undefined for a client
 * @param onReserved called once at least one pack is reserved
 */
export function useAddToBasket(
  productId: string,
  companyId: string | undefined,
  onReserved?: () => void,
) {
  const queryClient = useQueryClient()
  const formatResult = useFormatBasketResult()
  return useMutation({
    mutationFn: (amount: ProductAmount) =>
      addToBasket(
        companyId,
        [createBasketWish({ product_id: productId, ...amount })],
        crypto.randomUUID(),
      ),
    onSuccess: ({ results }) => {
      for (const result of results) toast[result.packs > 0 ? 'info' : 'error'](formatResult(result))
      if (results.some(({ packs }) => packs > 0)) onReserved?.()
    },
    onError: (error) => toast.error(formatProblem(error)),
    onSettled: () => refreshBasket(queryClient),
  })
}
