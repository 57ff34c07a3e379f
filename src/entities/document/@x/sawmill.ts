// Remembering a saved sawmill has its history fetched again.
export { refreshKept } from '../api/kept-beside'
