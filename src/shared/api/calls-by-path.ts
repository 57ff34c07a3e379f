import { api } from './client'
import type { ListPath, PageOf, RecordPath, SavedOf, SearchOf, WriteOf } from './record-paths'
import type { ListPage } from './list-pages'

type Answer<Data> = Promise<{ data: Data; response: Response }>

/** A list's and a record's calls, alike for each path of the contract. */
interface CallsByPath {
  GET<Path extends ListPath>(
    path: Path,
    init: { params: { query: SearchOf<Path> & Partial<ListPage> }; signal: AbortSignal },
  ): Answer<PageOf<Path>>
  GET<Path extends RecordPath>(
    path: `${Path}{id}/`,
    init: { params: { path: { id: string } }; signal: AbortSignal },
  ): Answer<SavedOf<Path>>
  POST<Path extends RecordPath>(
    path: Path,
    init: { params: { header: { 'Idempotency-Key': string } }; body: WriteOf<Path> },
  ): Answer<SavedOf<Path>>
  PUT<Path extends RecordPath>(
    path: `${Path}{id}/`,
    init: { params: { path: { id: string }; header: { 'If-Match': string } }; body: WriteOf<Path> },
  ): Answer<SavedOf<Path>>
}

/** `api` for whoever is told the path. Its own types follow a path that stands in the code and no other, which is why they are given here once more. */
export const callsByPath = api as unknown as CallsByPath
