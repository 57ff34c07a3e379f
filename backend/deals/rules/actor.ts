import type { Role } from '../contract'

/** Who is acting. */
export type Actor = { id: string; role: Role }

/** Global managers and admins may do whatever any of the staff may. */
export const isGlobal = (actor: Actor): boolean => actor.role === 'global_manager' || actor.role === 'admin'
