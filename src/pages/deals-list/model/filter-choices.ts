import type { QueryClient } from '@tanstack/react-query'
import { clientLists, clientQuery } from '@/entities/client'
import { findDestinations } from '@/entities/deal'
import { findRecords, type Choice } from '@/widgets/record-list'

export { findPeople, nameOfPerson } from '@/entities/person'

export const findClients = (text: string, signal: AbortSignal): Promise<readonly Choice[]> =>
  findRecords(clientLists.fetchPage, text, signal)

export const nameOfClient = async (queryClient: QueryClient, id: string): Promise<string> =>
  (await queryClient.query({ ...clientQuery(id), staleTime: 'static' })).name

export const findPlaces = async (text: string, signal: AbortSignal): Promise<readonly Choice[]> =>
  (await findDestinations(text, signal)).map((name) => ({ value: name, label: name }))
