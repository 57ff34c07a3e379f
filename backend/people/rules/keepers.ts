import type { Role, Schemas } from '../../call'
import type { Actor } from '../actor'
import { isGlobal } from '../staff'

/** Whether somebody keeps this person: an admin everybody, a global manager all but admins, who could be let in by another's mail otherwise. */
export const mayKeep = (actor: Pick<Actor, 'role'>, { role }: Pick<Actor, 'role'>): boolean =>
  isGlobal(actor) && mayGive(actor, role)

/** Whether somebody may give a role to others. */
export const mayGive = (actor: Pick<Actor, 'role'>, role: Role): boolean =>
  role !== 'admin' || actor.role === 'admin'

type Kept = Actor & {
  is_active: number
  mayComeIn: boolean
  sessions: number
  work: readonly unknown[]
}

/** Where this person may be led from where they are. Nobody shuts themselves out. */
export function personSteps(
  actor: Actor,
  person: Pick<Kept, 'id' | 'role' | 'is_active'>,
): Schemas['PersonStep'][] {
  if (!mayKeep(actor, person) || actor.id === person.id) return []
  return [{ to: person.is_active === 1 ? 'deactivated' : 'active', reason_required: false }]
}

/** What else one may do to a person now. Whose company is not verified gets a link when it is; the own sessions are ended in the profile. */
export function personActs(actor: Actor, person: Kept): Schemas['PersonAct'][] {
  if (!mayKeep(actor, person)) return []
  const isOther = actor.id !== person.id
  const acts: [Schemas['PersonAct'], boolean][] = [
    ['send_link', isOther && person.mayComeIn],
    ['end_sessions', isOther && person.sessions > 0],
    ['hand_over', person.work.length > 0],
  ]
  return acts.filter(([, may]) => may).map(([act]) => act)
}
