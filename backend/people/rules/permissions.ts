import { canGrantRole } from '@domain/rules/role-rules'
import type { Schemas } from '../../call'
import { type Actor, hasGlobalRole } from '../roles'

/**
 * True if the actor may edit the person: admins all, global managers all but admins. Changing an
 * admin's email address would let the editor log in as an admin.
 */
export const canManagePerson = (
  actor: Pick<Actor, 'role'>,
  { role }: Pick<Actor, 'role'>,
): boolean => hasGlobalRole(actor) && canGrantRole(actor, role)

type ManagedPerson = Actor & {
  is_active: number
  erased_at: string | null
  canLogIn: boolean
  sessions: number
  work: readonly unknown[]
}

/** Returns the allowed transitions. People can't deactivate themselves. */
export function getPersonTransitions(
  actor: Actor,
  person: Pick<ManagedPerson, 'id' | 'role' | 'is_active' | 'erased_at'>,
): Schemas['PersonTransitionOption'][] {
  if (!canManagePerson(actor, person) || actor.id === person.id || person.erased_at !== null)
    return []
  return [{ to: person.is_active === 1 ? 'deactivated' : 'active', reason_required: false }]
}

/** True if an admin may erase the person, who is deactivated and has handed all work over. */
export const canErasePerson = (
  actor: Actor,
  person: Pick<ManagedPerson, 'is_active' | 'erased_at' | 'work'>,
): boolean =>
  actor.role === 'admin' &&
  person.is_active === 0 &&
  person.erased_at === null &&
  person.work.length === 0

/**
 * Returns other allowed actions. A person of an unverified company gets the link after
 * verification; own sessions are ended in the profile.
 */
export function getPersonActs(actor: Actor, person: ManagedPerson): Schemas['PersonAct'][] {
  if (!canManagePerson(actor, person)) return []
  const isOther = actor.id !== person.id
  const actions: [Schemas['PersonAct'], boolean][] = [
    ['send_link', isOther && person.canLogIn],
    ['end_sessions', isOther && person.sessions > 0],
    ['hand_over', person.work.length > 0],
    ['erase', canErasePerson(actor, person)],
  ]
  return actions.filter(([, isAllowed]) => isAllowed).map(([action]) => action)
}
