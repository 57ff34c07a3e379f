import type { QueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { meQuery, useAuth } from '@/entities/session'
import { useLateSearch } from '@/shared/lib/list-search'
import { priceListSearch } from '../model/price-list-search'
import { PaidPrices } from './paid-prices'
import { PriceRows } from './price-rows'

/** The price list: for a client what it pays, for those who serve clients every row. */
export function PriceListPage(): ReactElement {
  const { role } = useAuth()
  const search = useLateSearch(priceListSearch)
  return role === 'client' ? <PaidPrices search={search} /> : <PriceRows search={search} />
}

/** Which rows it begins with depends on who looks. */
export const firstCalls = (queryClient: QueryClient): Promise<unknown> => queryClient.query(meQuery)
