export { Finder } from './ui/finder'
