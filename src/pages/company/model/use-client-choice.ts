import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { companyClientsQueryOptions, type Company } from '@/entities/company'
import type { Schemas } from '@/shared/api'

export type CompanyClients = Schemas['CompanyClientList']

/** Option value for a new client. */
export const NEW_CLIENT = 'new'

/**
 * Returns the clients that match the company, and the user's choice of one and its sale manager.
 */
export function useClientChoice({ id, version }: Company) {
  const { data: clients, error, refetch } = useQuery(companyClientsQueryOptions(id, version))
  const [chosen, setClient] = useState<string | null>(null)
  const [chosenSaleManager, setSaleManager] = useState<string | null>(null)
  // After a reload the chosen client may no longer be offered.
  const isOffered =
    chosen === NEW_CLIENT
      ? clients?.can_create === true
      : clients?.items.some((item) => item.id === chosen) === true
  const client = clients ? (isOffered ? (chosen ?? '') : findLikelyClient(clients)) : ''
  const match = clients?.items.find((item) => item.id === client)
  const needsSaleManager =
    client === NEW_CLIENT || (match !== undefined && match.sale_manager === null)
  const saleManager = chosenSaleManager ?? clients?.likely_sale_manager_id ?? ''
  return {
    /** Undefined while loading. */
    clients,
    error,
    refetch,
    /** Id of the client, or `NEW_CLIENT`; '' if none is chosen. */
    client,
    setClient,
    /** The chosen client, unless it is new. */
    match,
    /** True for a client without a sale manager. */
    needsSaleManager,
    /** Id of the sale manager; '' if none is chosen. */
    saleManager,
    setSaleManager,
    isComplete: client !== '' && (!needsSaleManager || saleManager !== ''),
  }
}

export type ClientChoice = ReturnType<typeof useClientChoice>

/**
 * Returns the initial choice: a new client if none matches, or the only client that matches by more
 * than its name, which strangers may share.
 */
function findLikelyClient({ items, can_create }: CompanyClients): string {
  const [first, ...rest] = items
  if (!first) return can_create ? NEW_CLIENT : ''
  const matchesByName = first.same.length === 1 && first.same[0] === 'name'
  return rest.length === 0 && !matchesByName ? first.id : ''
}
