export { today } from './today'
