export { AuthFrame } from './ui/auth-frame'
