import type { Person } from '../call'
import { hasGlobalRole } from '../people/roles'

/** Whether this person sees the margin of the client's deals: sale managers see that of their own clients. */
export function canSeeClientMargin(
  person: Pick<Person, 'id' | 'role'>,
  client: { sale_manager_id: string | null },
): boolean {
  if (person.role === 'sale_manager') return client.sale_manager_id === person.id
  return person.role === 'purchase_manager' || hasGlobalRole(person)
}

/** The sale manager whose deals' margins are the only ones this person sees; undefined for all. */
export const getMarginSeller = ({ id, role }: Pick<Person, 'id' | 'role'>): string | undefined =>
  role === 'sale_manager' ? id : undefined
