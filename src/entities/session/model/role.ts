import type { Schemas } from '@/shared/api'

export type Role = Schemas['Role']

/** All roles, staff first. */
export const roles = [
  'sale_manager',
  'purchase_manager',
  'cargo_manager',
  'purchase_agent',
  'global_manager',
  'admin',
  'client',
  'manager',
  'country_manager',
] as const satisfies readonly Role[]
