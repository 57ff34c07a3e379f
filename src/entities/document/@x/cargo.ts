// Saving a cargo refreshes its history; an edited cargo is previewed like any document.
export { refreshRecordExtras } from '../api/record-extras'
export { previewQueryOptions, type Preview } from '../api/preview-query-options'
