import type { Handlers } from '../call'
import type { Db } from '../db/tables'
import type { Language } from '../language'
import type { PaperDefinitions } from '../papers/paper'
import type { KindSearch } from '../search/search-hits'
import type { RecordPolicy } from './record-policy'

/** Returns the numbers or names of records, by id. Missing records are left out. */
export type FindTitles = (
  db: Db,
  ids: readonly string[],
  language: Language,
) => Promise<{ id: string; title: string }[]>

/** Everything that the rest of the backend knows of a record kind. */
export type RecordKindDefinition = {
  /** Permissions for comments, files and history. */
  policy: RecordPolicy<unknown>
  /** Handlers of the kind's own operations. */
  handlers: Partial<Handlers>
  /** Titles in a user's activity and in mentions. */
  findTitles: FindTitles
  /** Papers for partners, by name. */
  papers?: PaperDefinitions
  /** Search with Ctrl+K; omitted if the contract's `SearchKind` does not name the kind. */
  search?: KindSearch
}

/** Defines a record kind and keeps the exact types of its parts. */
export const defineKind = <const Definition extends RecordKindDefinition>(
  definition: Definition,
): Definition => definition
