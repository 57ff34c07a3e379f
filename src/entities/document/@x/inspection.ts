// Saving a report refreshes its history.
export { refreshRecordExtras } from '../api/record-extras'
