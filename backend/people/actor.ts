import type { Person } from '../call'

/** The acting person, as far as rules need it. */
export type Actor = Pick<Person, 'id' | 'role'>

/** An actor with the scope of visible companies. */
export type ScopedActor = Pick<Person, 'id' | 'role' | 'company_id' | 'countries'>
