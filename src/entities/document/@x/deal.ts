// Remembering a saved deal has its history fetched again.
export { refreshKept } from '../api/kept-beside'
