import type { components } from '@contract/schema'

export type MarginScope = 'all' | 'own' | 'none'

/**
 * The deals whose costs and margin a role sees: purchase prices, freight, commission, other costs.
 * `own`: those of the user as sale manager.
 */
export const MARGIN_SCOPES: Readonly<Record<components['schemas']['Role'], MarginScope>> = {
  sale_manager: 'own',
  purchase_manager: 'all',
  global_manager: 'all',
  admin: 'all',
  cargo_manager: 'none',
  purchase_agent: 'none',
  client: 'none',
  manager: 'none',
  country_manager: 'none',
}
