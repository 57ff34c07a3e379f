// A supply that is saved or takes a step has more wood to give, or less.
export { coverKey } from '../api/cover-key'
