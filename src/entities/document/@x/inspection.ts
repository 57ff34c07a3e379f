// Remembering a saved report has its history fetched again.
export { refreshKept } from '../api/kept-beside'
