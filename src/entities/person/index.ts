export { personActivityQueryOptions, type DoneEntry } from './api/person-activity'
export {
  personListQueries,
  personQueryOptions,
  type PeopleSearch,
  type Person,
  type PersonSummary,
  type PersonWrite,
  type WorkKind,
} from './api/people'
export {
  clearPersonSessions,
  handWorkOver,
  personWrites,
  sendPersonLink,
  transitionPerson,
} from './api/person-writes'
export { findPeople, findPersonName, toPersonChoices } from './people-choices'
export { staffQueryOptions, type StaffMember } from './staff-query'
export { PersonStatusBadge } from './ui/person-status-badge'
