// Remembering a saved supply has its history fetched again; what is typed is previewed as any document is.
export { refreshRecordExtras } from '../api/record-extras'
export { previewQueryOptions, type Preview } from '../api/preview-query-options'
export { type LocatedWarning } from '../model/locate-warnings'
