export { ConflictDialog } from './ui/conflict-dialog'
export type { Choices, Conflict, Side } from './model/conflict'
