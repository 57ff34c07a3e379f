import type { QueryClient } from '@tanstack/react-query'
import { peopleQuery, type Person } from './people-query'

/** People of a role whose name or e-mail has all the words, as values to choose from. */
export async function findPeople(queryClient: QueryClient, role: Person['role'], words: string) {
  const filter = { role: [role], ...(words && { q: words }) }
  const { items } = await queryClient.query({ ...peopleQuery(filter), staleTime: 'static' })
  return items.map(({ id, name }) => ({ value: id, label: name }))
}

/** A person's name; the id where nobody has it. */
export async function nameOfPerson(queryClient: QueryClient, id: string): Promise<string> {
  const { items } = await queryClient.query({ ...peopleQuery(), staleTime: 'static' })
  return items.find((person) => person.id === id)?.name ?? id
}
