import type { Person } from '../call'

/** Global managers and admins may do everything. */
export function isGlobal({ role }: Pick<Person, 'role'>): boolean {
  return role === 'global_manager' || role === 'admin'
}

/** Whether this person sees what the client's deals leave: a sale manager that of own clients. */
export function seesClientMargin(person: Pick<Person, 'id' | 'role'>, client: { sale_manager_id: string | null }): boolean {
  if (person.role === 'sale_manager') return client.sale_manager_id === person.id
  return person.role === 'purchase_manager' || isGlobal(person)
}
