export { Finder } from './ui/lazy-finder'
