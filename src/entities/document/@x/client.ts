// Remembering a saved client has its history fetched again.
export { refreshKept } from '../api/kept-beside'
