import type { Person } from '../call'

/** The person who acts, with what rules need to know. */
export type Actor = Pick<Person, 'id' | 'role'>
