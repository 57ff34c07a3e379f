// Saving a supply refreshes its history; an edited supply is previewed like any document.
export { refreshRecordExtras } from '../api/record-extras'
export {
  type LocatedWarning,
  type Preview,
  previewQueryOptions,
} from '../api/preview-query-options'
