export { findPeople, nameOfPerson } from './people-choices'
export { peopleQuery, type Person } from './people-query'
