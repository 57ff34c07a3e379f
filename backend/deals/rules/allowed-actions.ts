import type { DealAction, DealStatus, DealTransition } from '../contract'
import type { Actor } from './actor'
import { editableFields } from './editable-fields'
import { mayAttach, mayComment } from './scope'

const ACTION_OF: Partial<Record<DealStatus, DealAction>> = {
  draft: 'to_draft',
  order_confirmation: 'to_order_confirmation',
  confirmed: 'to_confirmed',
  completed: 'to_completed',
  canceled: 'to_canceled',
}

/** What this person may do to a deal now. A step that still lacks something is not among it. */
export function allowedActions(
  actor: Actor,
  deal: { status: DealStatus; saleManagerId: string },
  transitions: readonly DealTransition[],
): DealAction[] {
  const actions: DealAction[] = []
  if (editableFields(actor, deal).length > 0) actions.push('change')
  if (mayComment(actor)) actions.push('comment')
  if (mayAttach(actor, deal)) actions.push('attach')
  for (const { to, missing } of transitions) {
    const action = ACTION_OF[to]
    if (action && missing.length === 0) actions.push(action)
  }
  if (transitions.some((transition) => transition.can_override)) actions.push('override_credit')
  return actions
}
