export { Toaster } from './ui/toaster'
