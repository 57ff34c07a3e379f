// Remembering a saved product has its history fetched again.
export { refreshKept } from '../api/kept-beside'
