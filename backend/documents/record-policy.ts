import type { Person, Role, Schemas, StaffCall } from '../call'
import type { Db } from '../db/tables'
import type { MessageKey, MessageParams } from '../notifications/format-message'
import type { Actor, ScopedActor } from '../people/actor'

export type Changes = Schemas['ActivityEntry']['changes']

/** Whom a comment concerns, and how they are told of it. */
export type CommentRecipients = {
  /** Ids; who is there twice is told once, and whoever comments not at all. */
  people: readonly string[]
  key: MessageKey
  params: MessageParams
}

/**
 * Who reads, says and attaches what beside a kind of record.
 * @typeParam Subject a record as `find` gives it. What takes one is written as a method, so that kinds of any subject fit in one table.
 */
export type RecordPolicy<Subject> = {
  /** The roles that read comments, files and history, and comment. Others may see the record, and yet nothing of what is kept beside it. */
  readerRoles: readonly Role[]
  /** A record that this person sees. @throws Problem 404 when there is none, or none in sight */
  find(db: Db, person: Person, id: string): Promise<Subject>
  /** True if this person, whose role is one of `readers`, sees the record: `find` without a query. Left out, every reader sees every record. */
  canSee?(actor: ScopedActor, subject: Subject): boolean
  canAttach(actor: Actor, subject: Subject): boolean
  /** Files that nobody may take off it now, by their ids. Left out, none stays. */
  getProtectedFileIds?(subject: Subject): readonly string[]
  /** @param speakers those who have a word in it already, whoever comments now among them */
  commentRecipients(
    call: StaffCall,
    subject: Subject,
    speakers: readonly Actor[],
  ): Promise<CommentRecipients>
  /** What this person reads of changes; undefined for who reads all. Left out, everybody does. */
  getChangeFilter?(actor: Actor, subject: Subject): ((changes: Changes) => Changes) | undefined
}

/** What this person may do beside a record, beyond reading. */
export function getRecordActions<Subject>(
  rules: RecordPolicy<Subject>,
  actor: Actor,
  subject: Subject,
): Schemas['RecordAction'][] {
  if (!rules.readerRoles.includes(actor.role)) return []
  return rules.canAttach(actor, subject) ? ['comment', 'attach'] : ['comment']
}
