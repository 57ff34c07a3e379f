export { Finder } from './ui/late-finder'
