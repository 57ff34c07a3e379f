import type { QueryClient } from '@tanstack/react-query'
import { clientQuery, fetchClientPage } from '@/entities/client'
import { findDestinations } from '@/entities/deal'
import type { Choice } from '@/widgets/record-list'

export { findSaleManagers, nameOfPerson } from '@/entities/person'

/** Clients that one search of the filter offers. */
const mostClients = 20

export async function findClients(text: string, signal: AbortSignal): Promise<readonly Choice[]> {
  const page = await fetchClientPage({ ...(text && { q: text }) }, { cursor: undefined, limit: mostClients }, signal)
  return page.items.map(({ id, name }) => ({ value: id, label: name }))
}

export const nameOfClient = async (queryClient: QueryClient, id: string): Promise<string> =>
  (await queryClient.query({ ...clientQuery(id), staleTime: 'static' })).name

export const findPlaces = async (text: string, signal: AbortSignal): Promise<readonly Choice[]> =>
  (await findDestinations(text, signal)).map((name) => ({ value: name, label: name }))
