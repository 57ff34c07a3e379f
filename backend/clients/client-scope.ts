import type { Person } from '../call'
import { isGlobal } from '../people/staff'

/** Whether this person sees what the client's deals leave: a sale manager that of own clients. */
export function seesClientMargin(person: Pick<Person, 'id' | 'role'>, client: { sale_manager_id: string | null }): boolean {
  if (person.role === 'sale_manager') return client.sale_manager_id === person.id
  return person.role === 'purchase_manager' || isGlobal(person)
}

/** Whose deals alone this person sees the margin of; undefined for all. */
export const ownDealsOnly = ({ id, role }: Pick<Person, 'id' | 'role'>): string | undefined =>
  role === 'sale_manager' ? id : undefined
