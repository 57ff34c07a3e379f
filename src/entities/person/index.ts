export {
  personActivityQueryOptions,
  type DoneEntry,
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
  erasePerson,
  handOverWork,
  personWrites,
  sendPersonLink,
  transitionPerson,
} from './api/person-writes'
export {
  findPeople,
  findPersonName,
  saleManagersQueryOptions,
  toPersonChoices,
  staffQueryOptions,
} from './api/staff'
export { PersonStatusBadge } from './ui/person-status-badge'
