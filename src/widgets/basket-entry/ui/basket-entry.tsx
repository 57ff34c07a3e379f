import { useSearch } from '@tanstack/react-router'
import { canOpenRoute, useAuth, type Role } from '@/entities/session'
import { lazyComponent } from '@/shared/lib/lazy-component'
import type { BasketLinkProps } from './basket-link'

const BasketLink = lazyComponent<BasketLinkProps>(
  async () => (await import('./basket-link')).BasketLink,
)

/** True for roles that work only in the portal. */
const isPortalOnly = (role: Role | null) =>
  canOpenRoute(role, '/basket') && !canOpenRoute(role, '/deals/new')

/**
 * Link to the basket of a client's own company, or of the company in the URL. Loads nothing for
 * office staff until they choose a company.
 */
export function BasketEntry() {
  const { role } = useAuth()
  // Every screen of the portal renders this; some lists filter by several companies.
  const { company_id } = useSearch({ strict: false })
  const companyId = role !== 'client' && typeof company_id === 'string' ? company_id : undefined
  const isKnown = role === 'client' || companyId !== undefined
  return isKnown || isPortalOnly(role) ? (
    <BasketLink companyId={companyId} hasCompany={isKnown} />
  ) : null
}
