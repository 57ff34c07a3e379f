import type { Role } from '../call'

/** The roles of the house; portal people belong to companies and are none of its staff. */
export const STAFF: readonly Role[] = ['sale_manager', 'purchase_manager', 'cargo_manager', 'purchase_agent', 'global_manager', 'admin']
