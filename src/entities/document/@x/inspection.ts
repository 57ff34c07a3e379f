// Remembering a saved report has its history fetched again.
export { refreshRecordExtras } from '../api/record-extras'
