import { useQuery } from '@tanstack/react-query'
import { basketQueryOptions } from '@/entities/order'
import { useAuth } from '@/entities/session'

/**
 * Returns the place that the basket's wood comes from; null without a basket.
 * @param companyId the company that staff order for
 */
export function useBasketPlace(companyId: string | undefined): string | null {
  const { role } = useAuth()
  const { data: basket } = useQuery({
    ...basketQueryOptions(companyId),
    enabled: role === 'client' || companyId !== undefined,
  })
  return basket?.location ?? null
}
