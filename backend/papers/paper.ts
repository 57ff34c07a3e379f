import type { Role, Schemas, PersonCall } from '../call'
import type { Db } from '../db/tables'
import { sha256 } from '../identifiers'
import type { Actor } from '../people/roles'
import { loadLetterhead } from './letterhead'
import type { FoundPaper } from './require-paper'
import { loadPrintedTexts, type PrintedTexts } from './printed-texts'
import { createPaperTexts, type PaperTexts } from './texts'

export type Paper = Schemas['Paper']
export type PaperName = Schemas['PaperName']
export type PaperCell = Schemas['PaperCell']

/** A version of a paper that a user can read now. */
export type PaperVersion = Omit<
  Schemas['PaperItem'],
  'paper' | 'number' | 'title' | 'can_send' | 'sent'
> & { number?: string }

/** The part of a call that papers need. They are also composed when their mail is sent. */
export type PaperCall = Omit<PersonCall, 'dialect' | 'log' | 'verifyPassword'>

/** Partner that gets a paper, with its contacts. */
export type PaperPartner = Schemas['PaperPartner'] & { contacts: readonly Schemas['Contact'][] }

/** The last lines of a mail that sends a paper: a sentence, and a path of the application. */
export type MailLink = { line: string; path: string }

/**
 * A paper of a record kind.
 * @typeParam Subject a record as its policy finds it. Its consumers are declared as methods, so
 * that papers of all kinds fit into one table.
 */
export type PaperDefinition<Subject> = {
  /** Roles that read the paper of a record that they see. */
  roles: readonly Role[]
  /** True if the user, who reads the paper, may send this version to its partner. */
  canSend(actor: Actor, subject: Subject, version: PaperVersion): boolean
  /**
   * True for an issued version. It is sent as it was even if it is no longer valid, with the reason
   * printed first. Omitted if invalid versions are never sent.
   */
  isIssued?(version: PaperVersion): boolean
  /** Returns the partner that gets the paper; null if its address is not stored. */
  findPartner(db: Db, subject: Subject, version: PaperVersion): Promise<PaperPartner | null>
  /**
   * Returns the name of the forwarder or carrier that gets the paper, if the record names one.
   * Omitted for papers to others.
   */
  getForwarder?(subject: Subject): string | null
  /**
   * Creates the last lines of the mail that sends the paper: a sentence, and a path of the
   * application. Null without a link; omitted if the paper has none.
   */
  createMailLink?(
    call: PaperCall,
    subject: Subject,
    version: PaperVersion,
    to: readonly Schemas['MailAddress'][],
  ): Promise<MailLink | null>
  /** Lists the versions that exist now; the first is the default. */
  listVersions(call: PaperCall, subject: Subject): Promise<PaperVersion[]>
  compose(
    call: PaperCall,
    subject: Subject,
    version: PaperVersion,
    texts: PaperTexts,
  ): Promise<PaperContent>
}

export type PaperDefinitions = Partial<Record<PaperName, PaperDefinition<unknown>>>

/** The parts of a paper that differ; the others are empty. */
export type PaperContent = Pick<Paper, 'number'> &
  Partial<Omit<Paper, 'number' | 'signatures'>> & {
    /** Signing parties. */
    signatures?: readonly string[]
    /** Texts of our company as they were issued; those of today if omitted. */
    printed?: PrintedTexts
  }

/** Composes a version of a paper in the language of its recipient. */
export async function composePaper(
  call: PaperCall,
  { name, definition, subject, version }: FoundPaper,
): Promise<Paper> {
  const texts = createPaperTexts(version.language)
  const {
    signatures = [],
    notes = [],
    printed,
    ...content
  } = await definition.compose(call, subject, version, texts)
  const { terms } = printed ?? (await loadPrintedTexts(call.db, name, version.language))
  return {
    paper: name,
    language: version.language,
    revision: version.revision,
    title: `${texts.t(`${name}.title`)} ${content.number}`,
    details: [],
    notice: null,
    result: null,
    issuer: await loadLetterhead(call.db, texts, printed?.issuer),
    parties: [],
    terms: [],
    drawings: [],
    tables: [],
    boxes: [],
    photos: [],
    notes: [...notes, ...toLines(terms)],
    signatures: signatures.map((party) => ({ party, line: texts.t('sign_line') })),
    copies: [],
    ...content,
  }
}

/** Composes a paper to send it. Returns null if it is not valid, and was not issued. */
export async function composeMailable(call: PaperCall, found: FoundPaper): Promise<Paper | null> {
  const { definition, version } = found
  const paper = await composePaper(call, found)
  return paper.notice === null || definition.isIssued?.(version) ? paper : null
}

/** Returns a hash of all that a paper shows, to detect a change since its sender opened it. */
export const hashPaper = (paper: Paper): Promise<string> => sha256(JSON.stringify(paper))

/** Returns the name of a paper's PDF, such as "D-2026-0118-order-confirmation-1.pdf". */
export const createPaperFileName = ({ number, paper, revision }: Paper): string =>
  `${[number, paper.replaceAll('_', '-'), revision].filter(Boolean).join('-')}.pdf`

/** Creates a cell of a table. Empty notes are left out. */
export const createCell = (
  text: string,
  ...notes: readonly (string | null | false | undefined)[]
): PaperCell => ({ text, notes: toLines(...notes) })

/** Returns the lines of the texts, such as an address. Empty texts are left out. */
export const toLines = (...texts: readonly (string | null | false | undefined)[]): string[] =>
  texts.flatMap((text) => (text ? text.split('\n').map((line) => line.trim()) : [])).filter(Boolean)
