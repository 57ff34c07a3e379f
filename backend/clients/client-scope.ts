import type { Person } from '../call'
import { isGlobal } from '../people/staff'

/** Whether this person sees the margin of the client's deals: sale managers see that of their own clients. */
export function seesClientMargin(
  person: Pick<Person, 'id' | 'role'>,
  client: { sale_manager_id: string | null },
): boolean {
  if (person.role === 'sale_manager') return client.sale_manager_id === person.id
  return person.role === 'purchase_manager' || isGlobal(person)
}

/** The sale manager whose deals' margins are the only ones this person sees; undefined for all. */
export const ownDealsOnly = ({ id, role }: Pick<Person, 'id' | 'role'>): string | undefined =>
  role === 'sale_manager' ? id : undefined
