export { peopleQuery, type Person } from './people-query'
