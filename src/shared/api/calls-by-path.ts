import { api } from './client'
import type {
  ListPath,
  ListResponse,
  RecordPath,
  RecordResponse,
  ListQueryParams,
  RecordWrite,
} from './record-paths'
import type { PageParams } from './infinite-list-query-options'

type Answer<Data> = Promise<{ data: Data; response: Response }>

/** List and record calls, typed alike for every path of the contract. */
interface CallsByPath {
  GET<Path extends ListPath>(
    path: Path,
    init: { params: { query: ListQueryParams<Path> & Partial<PageParams> }; signal: AbortSignal },
  ): Answer<ListResponse<Path>>
  GET<Path extends RecordPath>(
    path: `${Path}{id}/`,
    init: { params: { path: { id: string } }; signal: AbortSignal },
  ): Answer<RecordResponse<Path>>
  POST<Path extends RecordPath>(
    path: Path,
    init: { params: { header: { 'Idempotency-Key': string } }; body: RecordWrite<Path> },
  ): Answer<RecordResponse<Path>>
  PUT<Path extends RecordPath>(
    path: `${Path}{id}/`,
    init: {
      params: { path: { id: string }; header: { 'If-Match': string } }
      body: RecordWrite<Path>
    },
  ): Answer<RecordResponse<Path>>
}

/**
 * `api` with the path as a parameter. openapi-fetch infers types from a literal path only, so they
 * are declared here again.
 */
export const callsByPath = api as unknown as CallsByPath
