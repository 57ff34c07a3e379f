import type { QueryClient } from '@tanstack/react-query'
import type { Schemas } from '@/shared/api'
import { staffQueryOptions, type StaffMember } from './staff-query'

/** People of a role whose name or e-mail has all the words, as values to choose from. */
export async function findPeople(
  queryClient: QueryClient,
  role: StaffMember['role'],
  words: string,
) {
  const filter = { role: [role], ...(words && { q: words }) }
  const { items } = await queryClient.query({ ...staffQueryOptions(filter), staleTime: 'static' })
  return items.map(({ id, name }) => ({ value: id, label: name }))
}

/** A person's name; the id where nobody has it. */
export async function findPersonName(queryClient: QueryClient, id: string): Promise<string> {
  const { items } = await queryClient.query({
    ...staffQueryOptions({ id: [id] }),
    staleTime: 'static',
  })
  return items[0]?.name ?? id
}

/** People as values to choose from, with the one who is chosen already: that one may have left since. */
export function toPersonChoices(
  people: readonly Schemas['PersonRef'][] = [],
  chosen?: Schemas['PersonRef'] | null,
) {
  const isMissing = chosen && !people.some(({ id }) => id === chosen.id)
  return [...(isMissing ? [chosen] : []), ...people].map(({ id, name }) => ({
    value: id,
    label: name,
  }))
}
