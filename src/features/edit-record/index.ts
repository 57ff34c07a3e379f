export {
  type ApiFormConfig,
  type EditVersions,
  type RecordCopyConfig,
  type RecordFormConfig,
  type SavedRecord,
  type LineEditor,
  type LineEditorConfig,
  type LineFormatter,
  recordLoader,
} from './model/record-form-config'
export type { CopiedRecord } from './model/draft/copied-record'
export type { QueuedPayload } from './model/draft/record-draft'
export { useRecord, useRecordEditing } from './model/record-context'
export { formatFieldName } from './model/format-field-name'
export { sortInScreenOrder } from './model/editor/check-record'
export { DiscardItem, RecordActions, SaveButton, SaveState } from './ui/record-actions'
export { RecordFields } from './ui/record-fields'
export { RecordNotices } from './ui/record-notices'
export { RecordPage } from './ui/record-page'
