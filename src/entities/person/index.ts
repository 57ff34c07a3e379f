export { findPeople, nameOfPerson, peopleChoices } from './people-choices'
export { staffQuery, type StaffMember } from './staff-query'
