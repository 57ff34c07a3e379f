import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import {
  addToBasket,
  type BasketItemWrite,
  createBasketItemWrite,
  refreshBasket,
  useFormatBasketResult,
} from '@/entities/order'
import { formatProblem } from '@/shared/api'
import { toast } from '@/shared/ui'

/** An amount of a product; packs and pieces are whole. */
export type ProductAmount = Pick<BasketItemWrite, 'quantity' | 'unit'>

/**
 * Returns a function that adds an amount of a product to the basket and shows the result as a
 * toast. It returns true once at least one pack is reserved.
 * @param companyId company that the order is for; undefined for a client
 */
export function useReserve(companyId: string | undefined) {
  const queryClient = useQueryClient()
  const formatResult = useFormatBasketResult()
  return useCallback(
    async (productId: string, amount: ProductAmount): Promise<boolean> => {
      let isReserved = false
      try {
        const { results } = await addToBasket(companyId, [
          createBasketItemWrite({ product_id: productId, ...amount }),
        ])
        isReserved = results.some(({ packs }) => packs > 0)
        for (const result of results)
          toast[result.packs > 0 ? 'info' : 'error'](formatResult(result))
      } catch (error) {
        toast.error(formatProblem(error))
      }
      void refreshBasket(queryClient)
      return isReserved
    },
    [companyId, queryClient, formatResult],
  )
}
