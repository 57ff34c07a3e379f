// Remembering a saved order has its history fetched again.
export { refreshRecordExtras } from '../api/record-extras'
