export { sizeMistakes } from './size-mistakes'
