// Remembering a saved order has its history fetched again.
export { refreshKept } from '../api/kept-beside'
