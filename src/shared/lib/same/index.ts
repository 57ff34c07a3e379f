export { same } from './same'
