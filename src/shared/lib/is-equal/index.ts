export { isEqual } from './is-equal'
