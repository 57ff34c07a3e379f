export { ReasonDialog } from './ui/reason-dialog'
