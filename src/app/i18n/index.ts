export { textSource } from './text-source'
