export { AttachFiles } from './ui/attach-files'
