export { api, ifMatch, onSessionLost } from './client'
export { recordExtrasKey } from './record-extras-key'
export {
  infiniteListQueryOptions,
  listPageSize,
  toPageQuery,
  type PageParams,
} from './infinite-list-query-options'
export { createListQueries } from './list-queries'
export { ApiProblem, isStale, unwrap, type FieldError, type Problem } from './problem'
export { formatProblem, useFormatProblem } from './format-problem'
export { createRecordQueryOptions } from './record-query-options'
export type { ListQueryParams } from './record-paths'
export type { Schemas } from './schemas'
export { renewSessionId } from './session-id'
export { Unreachable } from './unreachable'
export { createUploadFetch, type OnProgress } from './upload'
export { createRecordWrites } from './record-writes'
