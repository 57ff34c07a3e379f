export { doneQuery, type DoneEntry } from './api/done-query'
export {
  peopleLists,
  personQuery,
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
export { findPeople, nameOfPerson, peopleChoices } from './people-choices'
export { staffQuery, type StaffMember } from './staff-query'
export { PersonStatusBadge } from './ui/person-status-badge'
