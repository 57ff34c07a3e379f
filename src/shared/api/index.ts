export { api, ifMatch, onSessionLost } from './client'
export {
  createListQueries,
  createRecordQueryOptions,
  infiniteListQueryOptions,
  LIST_PAGE_SIZE,
  type PageParams,
  recordExtrasKey,
  toPageQuery,
} from './record-queries'
export {
  ApiProblem,
  type FieldError,
  isRefused,
  isInvalid,
  isKeyReused,
  isPaperChanged,
  isStale,
  type Problem,
  Unreachable,
  unwrap,
  unwrapBlob,
} from './problem'
export { DEFAULT_RETRY_SECONDS, formatProblem, useFormatProblem } from './format-problem'
export type { ListQueryParams } from './record-paths'
export type { Schemas } from './schemas'
export { getSessionId, renewSessionId } from './refresh'
export { sendOnce } from './send-once'
export { createUploadFetch, type OnProgress } from './upload'
export { createRecordWrites } from './record-writes'
