import type { Person, Schemas, PersonCall, TransitionCall } from '../call'
import type { Db, Row } from '../db/tables'
import type { StoredConfirmation } from '../db/tables/stored-confirmation'
import type { Actor } from '../people/roles'
import type { FieldError, Need } from '../problems/problem'
import type { WoodLineWrite } from '../wood-lines/wood-fields'
import type { AgreedWood } from '../wood-lines/wood-rows'
import type {
  RevisionLineWrite,
  RevisionPayload,
  RevisionTable,
  RevisionWrite,
} from './revision-rows'
import type { createRevisionMachine, RevisionSubject } from './revisions'

/** The types of a kind of document that has revisions. */
export type RevisionTypes = {
  table: RevisionTable
  /** The stored document with its lines. */
  record: { lines: readonly (AgreedWood & Pick<Row<'deal_lines'>, 'product_id'>)[] }
  /** The submitted document. */
  write: { currency: Schemas['Currency']; lines: readonly WoodLineWrite[] }
  /** Figures of a line, and of the document. */
  amounts: object
  figures: object
  /** References of the checked document. */
  prepared: object
  logged: object
  paper: IssuedPaper
  need: Need
  subject: object
  field: string
  warning: object
  /** Names in the contract that differ by kind. */
  shownFigures: object
  shown: object
}

/** A paper that was issued for a revision. */
export type IssuedPaper = Pick<StoredConfirmation, 'revision' | 'issued_at' | 'issued_by'>

export type Terms<T extends RevisionTypes> = RevisionPayload<T['table']>
type LineWrite<T extends RevisionTypes> = T['write']['lines'][number]

/** A line with its resolved wood. */
type ResolvedLine<T extends RevisionTypes> = {
  write: LineWrite<T>
  specification: Schemas['Specification']
  product_name: string | null
}
type RevisedLine<T extends RevisionTypes> = ResolvedLine<T> & { figures: T['amounts'] }

/** A revision with the document that it leads to now. */
export type Revised<T extends RevisionTypes> = {
  terms: Terms<T>
  /** The document as it would be written. */
  write: T['write']
  lines: RevisedLine<T>[]
  figures: T['figures']
  differences: Schemas['FieldChange'][]
}

/** A checked document, ready to store. */
export type Prepared<T extends RevisionTypes> = T['prepared'] & {
  write: T['write']
  lines: RevisedLine<T>[]
}

/** The data that the transitions of a revision check. */
export type SubjectOfRevision<T extends RevisionTypes> = T['subject'] &
  RevisionSubject & { hasDifferences: boolean }

/** A revision that became valid. */
export type AgreedRevision<T extends RevisionTypes> = {
  record: T['record']
  revision: number
  prepared: Prepared<T>
  differences: Schemas['FieldChange'][]
}

/** A revision that is sent. */
export type SentRevision<T extends RevisionTypes> = AgreedRevision<T> & {
  /** Figures of the document after it. */
  figures: T['figures']
  /** Last day on which the other party can answer it; null without an end. */
  answerUntil: string | null
}

/** A revision that was given up. */
export type WithdrawnRevision = {
  revision: number
  wasSent: boolean
  /** The other party's reason, undefined without one; null if the author withdraws it. */
  declined: string | undefined | null
  /** Last day on which the other party could answer it; null without an end. */
  answerUntil: string | null
}

/** Rules and names by which a kind of document has revisions. */
export type RevisionKind<T extends RevisionTypes> = {
  table: T['table']
  /** Terms that a revision can change, beside the lines. */
  termNames: readonly (keyof Omit<RevisionWrite<T['table']>, 'lines'> & keyof T['write'])[]
  /** Names of editable fields. */
  fields: readonly T['field'][]
  machine: ReturnType<typeof createRevisionMachine<T['need'], SubjectOfRevision<T>>>

  /**
   * Returns a document.
   * @throws Problem 404 if the document does not exist or the user may not see it
   */
  requireRecord(call: Pick<PersonCall, 'db' | 'person'>, id: string): Promise<T['record']>
  /**
   * Returns the head of a document.
   * @returns the revision whose terms the document has in `valid`
   */
  getHead(record: T['record']): { id: string; number: string; valid: number | null }
  canRevise(actor: Actor, record: T['record']): boolean
  isRevisable(record: T['record']): boolean
  /** True if the other party has to agree to the differences. */
  needsAgreement(differences: readonly Schemas['FieldChange'][]): boolean
  /** True if the other party can have asked for the differences itself. */
  canBeRecorded?(differences: readonly Schemas['FieldChange'][]): boolean

  toWrite(record: T['record']): T['write']
  toTerms(write: T['write'], lines: readonly ResolvedLine<T>[]): Terms<T>
  /**
   * Returns a line of the document with the revised terms.
   * @param before the line as the document has it; undefined for a new one
   */
  toLineWrite(
    record: T['record'],
    before: LineWrite<T> | undefined,
    line: RevisionLineWrite<T['table']>,
  ): LineWrite<T>
  computeAmounts(
    line: LineWrite<T> & Pick<ResolvedLine<T>, 'specification'>,
    currency: Schemas['Currency'],
  ): T['amounts']
  computeFigures(
    record: T['record'],
    write: T['write'],
    amounts: readonly T['amounts'][],
  ): T['figures']
  toLogged(db: Db, record: T['record']): Promise<T['logged']>
  findChanges(before: T['logged'], after: T['logged']): Schemas['FieldChange'][]

  /**
   * Validates the document with the revised terms.
   * @throws Problem 422 with every invalid field
   */
  prepare(
    call: Pick<PersonCall, 'db' | 'person'>,
    record: T['record'],
    write: T['write'],
    agreedWood: readonly AgreedWood[],
  ): Promise<Prepared<T>>
  /** Returns an error for each change of wood in production or in cargo, or of what is invoiced. */
  findLoadErrors(
    db: Db,
    record: T['record'],
    revised: Pick<Revised<T>, 'write' | 'lines'>,
  ): Promise<FieldError[]>
  /**
   * Returns JSON pointers of the parts that are locked by wood in production or in cargo, or by an
   * invoice.
   */
  findClosedFields(db: Db, record: T['record'], terms: Terms<T>): Promise<string[]>
  loadSubject(call: PersonCall, record: T['record'], revised: Revised<T>): Promise<T['subject']>
  findWarnings(call: PersonCall, record: T['record'], revised: Revised<T>): Promise<T['warning'][]>
  present(call: PersonCall, record: T['record'], revised: Revised<T>): T['shown']
  presentFigures(person: Person, record: T['record'], figures: T['figures']): T['shownFigures']

  /** Returns the papers of a document, oldest first. */
  listPapers(db: Db, id: string): Promise<T['paper'][]>
  /** Converts what a paper prints to the form of the change log. */
  toLoggedPaper(paper: T['paper']): T['logged']
  /**
   * Returns the terms as the history shows them.
   * @throws Problem 404 without a valid paper, if the terms are printed on it
   */
  toLoggedTerms(record: T['record'], terms: Terms<T>, papers: readonly T['paper'][]): T['logged']
  /**
   * Returns the last day on which the other party can answer a revision that is sent; null if it
   * has no end. Kinds without this method have none.
   * @param asked the day that the author chose
   * @throws Problem 422 for a wrong day, or one in another transition
   */
  findLastAnswerDay?(
    call: PersonCall,
    record: T['record'],
    transition: { to: string; asked: string | undefined },
  ): string | null
  /**
   * Prepares a revision that is sent, before its paper is issued.
   * @returns a function that sends the notifications after the transition is logged
   */
  send?(call: PersonCall, sent: SentRevision<T>): Promise<() => Promise<void>>
  /**
   * Undoes what sending prepared.
   * @returns a function that sends the notifications after the transition is logged
   */
  withdraw?(
    call: TransitionCall,
    record: T['record'],
    withdrawn: WithdrawnRevision,
  ): Promise<() => Promise<void>>
  /** Stores a paper of the document. */
  issue(call: PersonCall, record: T['record'], revision: number): Promise<void>
  /** Returns the stored document with the revised values, as its paper prints them. */
  toRevisedRecord(record: T['record'], prepared: Prepared<T>): T['record']
  /**
   * Makes the terms of a revision the document's, which keeps its status, and releases wood.
   * @returns a function that advances the document and sends the notifications after the agreement
   * is logged
   */
  apply(call: PersonCall, agreed: AgreedRevision<T>): Promise<() => Promise<void>>
}
