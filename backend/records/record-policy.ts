import type { Person, Role, Schemas, PersonCall } from '../call'
import type { Db } from '../db/tables'
import type { MessageKey, MessageParams } from '../notifications/format-message'
import { type Actor, type ScopedActor, hasGlobalRole } from '../people/roles'

export type ActivityEntry = Schemas['ActivityEntry']
export type Changes = ActivityEntry['changes']

/** The people notified of a comment, and the message. */
export type CommentRecipients = {
  /** Ids. Duplicates and the author are ignored. */
  people: readonly string[]
  key: MessageKey
  params: MessageParams
}

/**
 * Permissions for comments, files and history of a record kind.
 * @typeParam Subject a record as returned by `requireRecord`. Its consumers are declared as
 * methods, so that policies of all kinds fit into one table.
 */
export type RecordPolicy<Subject> = {
  /**
   * Roles that read comments, files and history, and comment. Other roles may still see the record.
   */
  readerRoles: readonly Role[]
  /**
   * Returns a record that the user may see.
   * @throws Problem 404 for a missing or hidden record
   */
  requireRecord(db: Db, person: Person, id: string): Promise<Subject>
  /**
   * True if the user, who has one of `readerRoles`, sees the record, without a query. Omitted if
   * every reader sees every record.
   */
  canSee?(actor: ScopedActor, subject: Subject): boolean
  canAttach(actor: Actor, subject: Subject): boolean
  /**
   * True if the user, whose role sees purchase files, reads those of the record. Omitted if the
   * role decides.
   */
  seesPurchaseFiles?(actor: Actor, subject: Subject): boolean
  /** Ids of files that can't be removed now. Omitted if all can. */
  getProtectedFileIds?(subject: Subject): readonly string[]
  /**
   * Returns the people who are notified about a comment.
   * @param commenters earlier commenters, possibly including the author
   */
  commentRecipients(
    call: PersonCall,
    subject: Subject,
    commenters: readonly Actor[],
  ): Promise<CommentRecipients>
  /**
   * Message about the files that a client attached, with the parameters and recipients of a
   * comment. Omitted if no client attaches files.
   */
  clientFileKey?: MessageKey
  /**
   * Returns a filter for the history that the user may read; undefined if all of it is visible.
   * Omitted if every reader sees all of it.
   */
  getEntryFilter?(actor: Actor, subject: Subject): EntryFilter | undefined
}

/** Returns the entry as the user may see it; null if no part is visible. */
type EntryFilter = (entry: ActivityEntry) => ActivityEntry | null

/** Creates a filter that omits changes, and entries of which no change remains. */
export const createChangeFilter =
  (show: (changes: Changes) => Changes): EntryFilter =>
  (entry) => {
    const changes = show(entry.changes)
    return entry.kind === 'changed' && changes.length === 0 ? null : { ...entry, changes }
  }

/** Returns the actions on comments and files that are open to the user. */
export function getRecordActions<Subject>(
  policy: RecordPolicy<Subject>,
  actor: Actor,
  subject: Subject,
): Schemas['RecordAction'][] {
  if (!policy.readerRoles.includes(actor.role)) return []
  return policy.canAttach(actor, subject) ? ['comment', 'attach'] : ['comment']
}

/**
 * Creates the policy of a record whose comments and files only global roles see.
 * @param kind also selects the message of a comment
 */
export const createGlobalRecordPolicy = <Subject extends { name: string }>(
  kind: Schemas['RecordKind'],
  requireRecord: (db: Db, id: string) => Promise<Subject>,
): RecordPolicy<Subject> => ({
  readerRoles: ['global_manager', 'admin'],
  requireRecord: (db, _person, id) => requireRecord(db, id),
  canAttach: hasGlobalRole,
  commentRecipients: async ({ person }, { name }, commenters) => ({
    people: commenters.filter(hasGlobalRole).map(({ id }) => id),
    key: `${kind}_commented`,
    params: { [kind]: name, person: person.name },
  }),
})
