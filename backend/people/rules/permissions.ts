import type { Role, Schemas } from '../../call'
import type { Actor } from '../actor'
import { hasGlobalRole } from '../roles'

/** Whether somebody keeps this person: an admin everybody, a global manager all but admins, who could be let in by another's mail otherwise. */
export const canManagePerson = (
  actor: Pick<Actor, 'role'>,
  { role }: Pick<Actor, 'role'>,
): boolean => hasGlobalRole(actor) && canGrantRole(actor, role)

/** Whether somebody may give a role to others. */
export const canGrantRole = (actor: Pick<Actor, 'role'>, role: Role): boolean =>
  role !== 'admin' || actor.role === 'admin'

type ManagedPerson = Actor & {
  is_active: number
  canLogIn: boolean
  sessions: number
  work: readonly unknown[]
}

/** Where this person may be led from where they are. Nobody shuts themselves out. */
export function getPersonSteps(
  actor: Actor,
  person: Pick<ManagedPerson, 'id' | 'role' | 'is_active'>,
): Schemas['PersonStep'][] {
  if (!canManagePerson(actor, person) || actor.id === person.id) return []
  return [{ to: person.is_active === 1 ? 'deactivated' : 'active', reason_required: false }]
}

/** What else one may do to a person now. Whose company is not verified gets a link when it is; the own sessions are ended in the profile. */
export function getPersonActs(actor: Actor, person: ManagedPerson): Schemas['PersonAct'][] {
  if (!canManagePerson(actor, person)) return []
  const isOther = actor.id !== person.id
  const acts: [Schemas['PersonAct'], boolean][] = [
    ['send_link', isOther && person.canLogIn],
    ['end_sessions', isOther && person.sessions > 0],
    ['hand_over', person.work.length > 0],
  ]
  return acts.filter(([, may]) => may).map(([act]) => act)
}
