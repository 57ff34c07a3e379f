import type { Deal } from '@/entities/deal'
import type { Me } from '@/entities/session'
import type { DealRights } from './deal-editor'

/** What the backend lets this person do with a saved deal. */
export const rightsIn = (deal: Deal): DealRights => ({
  canChange: deal.allowed_actions.includes('change'),
  canEdit: (field) => deal.editable_fields.includes(field),
  canSeeMargin: deal.planned.margin !== null,
})

/** A new deal is its writer's; a sale manager's is always their own. */
export const rightsInNew = (me: Me): DealRights => ({
  canChange: true,
  canEdit: (field) => field !== 'sale_manager_id' || me.role !== 'sale_manager',
  canSeeMargin: true,
})
