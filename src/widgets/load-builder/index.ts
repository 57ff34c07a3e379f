export { LoadBuilder } from './ui/load-builder'
