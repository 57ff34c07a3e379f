// Saving a deal refreshes its history; an edited deal is previewed like any document.
export { refreshRecordExtras } from '../api/record-extras'
export {
  type LocatedWarning,
  type Preview,
  previewQueryOptions,
} from '../api/preview-query-options'
