// Remembering a saved person has their history fetched again.
export { refreshKept } from '../api/kept-beside'
