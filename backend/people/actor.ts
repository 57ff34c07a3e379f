import type { Person } from '../call'

/** The person who acts, with what rules need to know. */
export type Actor = Pick<Person, 'id' | 'role'>

/** The same with what decides on the companies that one sees. */
export type ScopedActor = Pick<Person, 'id' | 'role' | 'company_id' | 'countries'>
