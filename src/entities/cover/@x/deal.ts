// A deal that is saved or takes a step lets go of wood, or counts its cost anew.
export { coverKey } from '../api/cover-key'
