import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { useSearch } from '@tanstack/react-router'
import { noop } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { meQueryOptions, useAuth } from '@/entities/session'
import { CompanyPrices } from './company-prices'
import { PriceRows } from './price-rows'

/** Prices paid for a client; the full price list for staff. */
export function PriceListPage(): ReactElement {
  const { role } = useAuth()
  const search = useSearch({ from: '/price-list' })
  return role === 'client' ? <CompanyPrices search={search} /> : <PriceRows search={search} />
}

/** The first rows depend on the user's role. */
export const loader = ({ context }: LoaderArgs): void => {
  context.queryClient.query(meQueryOptions).catch(noop)
}
