// A cargo that is saved or takes a step has more of a supply's wood, or less.
export { coverKey } from '../api/cover-key'
