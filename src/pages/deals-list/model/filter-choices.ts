import type { QueryClient } from '@tanstack/react-query'
import { clientListQueries, clientQueryOptions } from '@/entities/client'
import { findDestinations } from '@/entities/deal'
import { findRecordChoices, type Choice, type ChoicePage } from '@/widgets/record-list'

export { findPeople, findPersonName } from '@/entities/person'

export const findClientChoices = (text: string, signal: AbortSignal): Promise<ChoicePage> =>
  findRecordChoices(clientListQueries.fetchPage, text, signal)

export const fetchClientName = async (queryClient: QueryClient, id: string): Promise<string> =>
  (await queryClient.query({ ...clientQueryOptions(id), staleTime: 'static' })).name

export const findDestinationChoices = async (
  text: string,
  signal: AbortSignal,
): Promise<readonly Choice[]> =>
  (await findDestinations(text, signal)).map((name) => ({ value: name, label: name }))
