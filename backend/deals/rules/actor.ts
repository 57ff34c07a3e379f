import type { Role } from '../contract'

/** Who is acting. */
export type Actor = { id: string; role: Role }
