// Remembering a saved company has its history fetched again.
export { refreshKept } from '../api/kept-beside'
