// Saving an order refreshes its history.
export { refreshRecordExtras } from '../api/record-extras'
