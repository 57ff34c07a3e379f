import type { QueryClient, QueryFunction, UseQueryOptions } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import type { Me, RoutePath } from '@/entities/session'
import type { FieldError, Schemas } from '@/shared/api'
import type { Mistake, SchemaShape } from '@/shared/forms'
import type { Format } from '@/shared/i18n'
import type { DraftStorage } from '@/shared/lib/draft'

/** A record as the backend has it, with what this person may write in it now. */
export type SavedRecord = Schemas['RecordHead'] & { readonly editable_fields: readonly string[] }

/** What values are put into words with. */
export interface FormatContext {
  readonly format: Format
  /** What an id stands for; the id itself where nobody knows. */
  readonly getName: (id: string) => string
}

/** What is written of any kind. */
export type Payload = Readonly<Record<string, unknown>>

// Methods, so that parameters are compared both ways and each kind's form can be passed as a `RecordFormConfig`.
interface FormatMethods<Write> {
  formatField(write: Write, speech: FormatContext): string | null
  formatLine(row: PayloadLine, speech: FormatContext, write: Write): string | null
}

/** Puts a field of a record into the reader's words; null where there is nothing in it. */
export type FieldFormatter<Write> = FormatMethods<Write>['formatField']

/** Puts a field of a row into the reader's words; null where there is nothing in it. */
export type LineFormatter<Line extends PayloadLine, Write> = (
  row: Line,
  speech: FormatContext,
  write: Write,
) => string | null

/** A record as it is put into a queue. */
export interface QueuedRecord<Write> {
  /** Its own, or the one that the device has made for a new one. */
  readonly id: string
  /** What it is a change of; null for a new one. */
  readonly base: { readonly version: number; readonly written: Write } | null
  readonly write: Write
  readonly me: Me
  /** Id of this revision. */
  readonly revision: string
  /** Revision that it continues; undefined if the screen was not opened with a queued one. */
  readonly continues: string | undefined
}

/** Lays down what is saved on the device before it is sent, for those who work where there may be no network. */
export interface RecordQueue<Saved, Write> {
  /** Unsaved work of its records: the same store as the queue. */
  readonly drafts: DraftStorage
  /** Waits until queue and drafts are read from the device. */
  load(queryClient: QueryClient): Promise<void>
  /** Null where it waits on the device. @throws ApiProblem where it is refused */
  save(queryClient: QueryClient, queued: QueuedRecord<Write>): Promise<Saved | null>
  /** Tells what came of one that waited. */
  follow(
    queryClient: QueryClient,
    id: string,
    onArrived: (saved: Saved, revision: string | undefined) => void,
  ): () => void
  /** Has one that waits take its first step as it stands, once all of it has been sent, and once for each `key`. @returns false where nothing of it waits */
  submit(queryClient: QueryClient, id: string, key: string): Promise<boolean>
  /** Takes one out, because there is nothing left to send. */
  forget(queryClient: QueryClient, id: string): Promise<void>
}

/** All that editing has to know of a kind of record. Parts that serve every kind leave the type parameters out. */
export interface RecordFormConfig<
  Saved extends SavedRecord = SavedRecord,
  Write extends object = Payload,
  Values extends FieldValues = FieldValues,
  Sheet extends LineEditor<Saved> = LineEditor<Saved>,
> {
  readonly kind: Schemas['RecordKind']
  /** Its screen's address, by its id. */
  readonly path: Extract<RoutePath, `${string}/$id`>
  /** The page's texts: `not_found`, `load_failed`, and for each field its label (`field.*`); for those in lists what an item is called (`item.*`). */
  readonly texts: `pages/${string}`
  /** The contract's validator of what is written. What is typed is nested like it. */
  readonly schema: GenericSchema & SchemaShape
  /** Every field in the order of the screen, which mistakes, what is missing and the two sides of a conflict follow, with its words. */
  readonly fields: { readonly [Field in keyof Write]: FieldFormatter<Write> }
  /** What stands in a new one, where that is more than nothing. */
  getInitialValues?(me: Me): Partial<Values>
  /** Whether this person may write in a field of a new one; in any, where it isn't said. */
  canEditNew?(field: string, me: Me): boolean
  /** Fields that are typed but never sent, such as words that have chosen no client yet, with their empty values. */
  readonly unsubmittedFields?: Partial<Values>
  /** Adjusts what is sent where one field decides on another. */
  adjustPayload?(plain: Write, values: Values): Write
  /** What is written of a saved one, where some of it is stored otherwise than it is written. */
  toPayload?(saved: Saved): Write
  /** What is wrong that a validator can't tell, in the backend's codes. */
  check?(write: Write, saved: Saved | null): readonly FieldError[]
  /** Who or what an id in it is called. */
  findName?(id: string, saved: Saved, queryClient: QueryClient): string | undefined
  query(id: string): {
    readonly queryKey: readonly unknown[]
    readonly queryFn?: QueryFunction<Saved, never> | symbol
  }
  /** `key` is the same for one act, however often it is sent. */
  create(write: Write, key: string): Promise<Saved>
  update(id: string, version: number, write: Write): Promise<Saved>
  /** Where it is, saving goes through it, and `create` and `update` are its own to call. */
  readonly queue?: RecordQueue<Saved, Write>
  /** Puts a saved one where its screen reads it, and has fetched again what it changes elsewhere. */
  remember(queryClient: QueryClient, saved: Saved): Promise<unknown>
  readonly rows?: LineEditorConfig<Saved, Write, Values, Sheet>
}

/** A row as the contract takes it. */
export interface PayloadLine {
  readonly id: string
}

/** A field of the record that is a sheet of rows. */
export interface LineEditorConfig<
  Saved extends SavedRecord,
  Write extends object,
  Values extends FieldValues,
  Sheet extends LineEditor<Saved>,
> {
  /** Its name in what is written. */
  readonly field: string
  /** A row's fields in the order of its columns, with their words. */
  readonly fields: Readonly<Record<string, FormatMethods<Write>['formatLine']>>
  /** A whole row in a few words. */
  readonly formatLine: FormatMethods<Write>['formatLine']
  /** Whether something kept is what a sheet keeps. */
  isDraft(value: unknown): boolean
  /**
   * The sheet with what is saved, or with what was kept of unsaved work.
   * @param kept what `isKept` found right; null for nothing
   * @param values the record's own fields as they stand now
   */
  open(saved: Saved | null, kept: unknown, values: () => Values): Sheet
}

/** A sheet of rows while it is edited: it takes part in what is kept, checked, saved and merged. */
export interface LineEditor<Saved> {
  /** All that stands in it, rows that are not sent too. */
  toDraft(): unknown
  /** The rows that are sent, in their order. */
  toPayload(): readonly PayloadLine[]
  subscribe(listener: () => void): () => void
  /** Whether a cell is being typed in. */
  hasOpenCell(): boolean
  /** Takes over what stands in that cell. */
  commit(): void
  /** Waits for what is still looked up, before it is sent. */
  settle(queryClient: QueryClient): Promise<void>
  /** What is wrong with rows that a validator can't tell: `lines.0.quantity`. */
  check(): readonly Mistake[]
  /** Puts what is wrong at its cells, in place of what stood there before. */
  showMistakes(mistakes: readonly Mistake[]): void
  goTo(name: string): void
  /** Takes over what was just saved of them; what may be undone stays. */
  markSaved(saved: Saved): void
  /** Begins anew with what somebody else saved. */
  load(saved: Saved): void
  /** Takes rows that two versions were merged into. */
  merge(rows: readonly PayloadLine[], saved: Saved): void
  /** From here on no row may come or go. */
  lock(): void
  /** The number by which the sheet calls a row that is sent. */
  getLineNumber(at: number): number
  findName(id: string): string | undefined
}

/** Asks for the record as it is saved now. */
export const recordQueryOptions = (
  form: RecordFormConfig,
  id: string,
): UseQueryOptions<SavedRecord> & { readonly queryKey: readonly unknown[] } =>
  form.query(id) as UseQueryOptions<SavedRecord> & { readonly queryKey: readonly unknown[] }
