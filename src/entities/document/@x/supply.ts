// Saving a supply refreshes its history; an edited supply is previewed like any document.
export { refreshRecordExtras } from '../api/record-extras'
export { previewQueryOptions, type Preview } from '../api/preview-query-options'
export { type LocatedWarning } from '../model/locate-warnings'
