import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'

export const STAFF_KEY = ['staff'] as const

/** Finds people of a role whose name or e-mail contains all words, as select options. */
export async function findPeople(
  queryClient: QueryClient,
  role: StaffMember['role'],
  words: string,
) {
  const filter = { role: [role], ...(words && { q: words }) }
  const { items } = await queryClient.query({ ...staffQueryOptions(filter), staleTime: 'static' })
  return items.map(({ id, name }) => ({ value: id, label: name }))
}

/** Returns a person's name, or the id if the person is unknown. */
export async function findPersonName(queryClient: QueryClient, id: string): Promise<string> {
  const { items } = await queryClient.query({
    ...staffQueryOptions({ id: [id] }),
    staleTime: 'static',
  })
  return items[0]?.name ?? id
}

/** Converts people to select options. Adds the selected person, who may have left since. */
export function toPersonChoices(
  people: readonly Schemas['PersonRef'][] = [],
  selected?: Schemas['PersonRef'] | null,
) {
  const isMissing = selected && !people.some(({ id }) => id === selected.id)
  return [...(isMissing ? [selected] : []), ...people].map(({ id, name }) => ({
    value: id,
    label: name,
  }))
}

export type StaffMember = Schemas['StaffMember']

interface StaffFilter {
  role?: Schemas['Role'][]
  /** Includes deactivated people. */
  id?: string[]
  /** Words that must all occur in the name or e-mail. */
  q?: string
}

/** Staff, sorted by name. */
export const staffQueryOptions = (filter: StaffFilter = {}) =>
  queryOptions({
    queryKey: [...STAFF_KEY, filter],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/people/staff/', { params: { query: { ...filter, limit: 500 } }, signal })),
    staleTime: 5 * 60_000,
  })

/** Candidates for the sale manager of a client or deal. */
export const saleManagersQueryOptions = staffQueryOptions({ role: ['sale_manager'] })
