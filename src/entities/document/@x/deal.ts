// Saving a deal refreshes its history; an edited deal is previewed like any document.
export { refreshRecordExtras } from '../api/record-extras'
export { previewQueryOptions, type Preview } from '../api/preview-query-options'
export { type LocatedWarning } from '../model/locate-warnings'
