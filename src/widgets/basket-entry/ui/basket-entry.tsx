import { useSearch } from '@tanstack/react-router'
import { canOpenRoute, useAuth, type Role } from '@/entities/session'
import { lazyComponent } from '@/shared/lib/lazy-component'
import type { BasketLinkProps } from './basket-link'

const BasketLink = lazyComponent<BasketLinkProps>(
  async () => (await import('./basket-link')).BasketLink,
)

/** True for roles that work in the portal alone. */
const isPortalOnly = (role: Role | null) =>
  canOpenRoute(role, '/basket') && !canOpenRoute(role, '/deals/new')

/**
 * Entry to the basket of a client's own company, else of the company in the address. Loads nothing
 * for staff of the office until they choose a company.
 */
export function BasketEntry() {
  const { role } = useAuth()
  // Every screen of the portal renders this; some lists filter by several companies.
  const { company_id } = useSearch({ strict: false })
  const companyId = role !== 'client' && typeof company_id === 'string' ? company_id : undefined
  const isKnown = role === 'client' || companyId !== undefined
  return isKnown || isPortalOnly(role) ? (
    <BasketLink companyId={companyId} isKnown={isKnown} />
  ) : null
}
