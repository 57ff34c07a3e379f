import type { Person, Role, Schemas, StaffCall } from '../call'
import type { Db } from '../db/tables'
import type { MessageKey, MessageParams } from '../notifications/messages'
import type { Actor, ScopedActor } from '../people/actor'

export type Changes = Schemas['ActivityEntry']['changes']

/** Whom a comment concerns, and how they are told of it. */
export type Told = {
  /** Ids; who is there twice is told once, and whoever comments not at all. */
  people: readonly string[]
  key: MessageKey
  params: MessageParams
}

/**
 * Who reads, says and attaches what beside a kind of record.
 * @typeParam Subject a record as `find` gives it. What takes one is written as a method, so that kinds of any subject fit in one table.
 */
export type RecordRules<Subject> = {
  /** The roles that read comments, files and history, and comment. Others may see the record, and yet nothing of what is kept beside it. */
  readers: readonly Role[]
  /** A record that this person sees. @throws Problem 404 when there is none, or none in sight */
  find(db: Db, person: Person, id: string): Promise<Subject>
  /** True if this person, whose role is one of `readers`, sees the record: `find` without a query. Left out, every reader sees every record. */
  sees?(actor: ScopedActor, subject: Subject): boolean
  mayAttach(actor: Actor, subject: Subject): boolean
  /** Files that nobody may take off it now, by their ids. Left out, none stays. */
  keeps?(subject: Subject): readonly string[]
  /** @param speakers those who have a word in it already, whoever comments now among them */
  told(call: StaffCall, subject: Subject, speakers: readonly Actor[]): Promise<Told>
  /** What this person reads of changes; undefined for who reads all. Left out, everybody does. */
  show?(actor: Actor, subject: Subject): ((changes: Changes) => Changes) | undefined
}

/** What this person may do beside a record, beyond reading. */
export function recordActions<Subject>(
  rules: RecordRules<Subject>,
  actor: Actor,
  subject: Subject,
): Schemas['RecordAction'][] {
  if (!rules.readers.includes(actor.role)) return []
  return rules.mayAttach(actor, subject) ? ['comment', 'attach'] : ['comment']
}
