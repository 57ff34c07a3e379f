import {
  type QueryClient,
  type QueryFunction,
  type UseQueryOptions,
  noop,
} from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { type Me, type RoutePath, meQueryOptions } from '@/entities/session'
import type { FieldError, Schemas } from '@/shared/api'
import type { Mistake, SchemaShape } from '@/shared/forms'
import type { Format } from '@/shared/i18n'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import type { CopiedRecord } from './draft/copied-record'
import type { RecordQueueConfig } from './saving/record-queue'

/** A saved record, and the fields that the user can edit now. */
export type SavedRecord = Schemas['RecordHead'] & { readonly editable_fields: readonly string[] }

export interface FormatContext {
  readonly format: Format
  /** Name of a referenced id; the id itself if unknown. */
  readonly getName: (id: string) => string
}

/** The payload of any kind. */
export type Payload = Readonly<Record<string, unknown>>

// Methods are bivariant, so that each kind's config can be passed as a `RecordFormConfig`.
interface FormatMethods<Write> {
  formatField(payload: Write, context: FormatContext): string | null
  formatLine(line: PayloadLine, context: FormatContext, payload: Write): string | null
  formatEdit(versions: EditVersions<Write>, context: FormatContext): string | null
}

/** The payload that an unsaved edit is based on, the one with the edit, and the server's. */
export interface EditVersions<Write> {
  readonly base: Write
  readonly mine: Write
  readonly theirs: Write
}

/** Formats a field; null if it is empty. */
export type FieldFormatter<Write> = FormatMethods<Write>['formatField']

/** Formats a field of a line; null if it is empty. */
export type LineFormatter<Line extends PayloadLine, Write> = (
  line: Line,
  context: FormatContext,
  payload: Write,
) => string | null

/** Config of the copies of a kind of record. */
export interface RecordCopyConfig<Copy = unknown> {
  /** Query of the copy that the backend composes. */
  query(id: string): {
    readonly queryKey: readonly unknown[]
    readonly queryFn?: QueryFunction<Copy, never> | symbol
  }
  /** Converts the copy to the payload without lines, and the draft of the line editor. */
  toDraft(copy: Copy): {
    readonly payload: Payload
    readonly rows: unknown
    readonly copied: CopiedRecord
  }
}

/** Subject of a new record, such as a report's supply. The URL can name it; each has a draft. */
interface RecordSubjectConfig {
  readonly field: string
  /** Search parameter. */
  readonly search: 'supply' | 'cargo'
  /** Returns a cached name; undefined if unknown. */
  findName(queryClient: QueryClient, id: string): string | undefined
}

/** Configuration of a kind of record. Code for all kinds omits the type parameters. */
export type RecordFormConfig<
  Saved extends SavedRecord = SavedRecord,
  Write extends object = Payload,
  Values extends FieldValues = FieldValues,
  Lines extends LineEditor<Saved> = LineEditor<Saved>,
> = ApiFormConfig<Saved, Write, Values, Lines> | QueueFormConfig<Saved, Write, Values, Lines>

/** Configuration of a kind whose form calls the API. */
export interface ApiFormConfig<
  Saved extends SavedRecord = SavedRecord,
  Write extends object = Payload,
  Values extends FieldValues = FieldValues,
  Lines extends LineEditor<Saved> = LineEditor<Saved>,
> extends CommonFormConfig<Saved, Write, Values, Lines> {
  readonly queue?: undefined
  /**
   * Creates a record.
   * @param key idempotency key
   * @param copiedFrom id of the record that the new one was copied from
   */
  create(payload: Write, key: string, copiedFrom?: string): Promise<Saved>
  update(id: string, version: number, payload: Write): Promise<Saved>
}

/** Configuration of a kind whose queue calls the API. */
interface QueueFormConfig<
  Saved extends SavedRecord,
  Write extends object,
  Values extends FieldValues,
  Lines extends LineEditor<Saved>,
> extends CommonFormConfig<Saved, Write, Values, Lines> {
  readonly queue: RecordQueueConfig<Saved, Write>
}

interface CommonFormConfig<
  Saved extends SavedRecord,
  Write extends object,
  Values extends FieldValues,
  Lines extends LineEditor<Saved>,
> {
  readonly kind: Schemas['RecordKind'] | 'settings'
  /** The config whose sections edit this record too, such as a deal's for its revisions. */
  readonly baseConfig?: object
  /** Route of the record's screen. */
  readonly path: Extract<RoutePath, `${string}/$id` | '/settings'>
  /**
   * Namespace of the page's texts: `not_found`, `load_failed`, labels (`field.*`) and list items
   * (`item.*`).
   */
  readonly texts: `pages/${string}`
  /** The contract's validator of the payload. The form values have the same structure. */
  readonly schema: GenericSchema & SchemaShape
  /**
   * Formatter of every field, in screen order, which errors, missing requirements and conflicts
   * follow.
   */
  readonly fields: { readonly [Field in keyof Write]: FieldFormatter<Write> }
  /**
   * Formatters of one field's unsaved edit, where the field's own formatter only counts items. Null
   * lists only the entered texts and numbers, and how many items were removed.
   */
  readonly editFormatters?: { readonly [Field in keyof Write]?: FormatMethods<Write>['formatEdit'] }
  /** Initial values of a new record that are not empty. */
  getInitialValues?(me: Me): Partial<Values>
  /** True if the user can edit a field of a new record; all fields by default. */
  canEditNew?(field: string, me: Me): boolean
  /** JSON pointers of the parts of editable fields that stay closed, such as `/transport/kind`. */
  getClosed?(saved: Saved): readonly string[]
  /** Fields that are never sent, such as the search text of a client, with their empty values. */
  readonly unsubmittedFields?: Partial<Values>
  /** Adjusts fields of the payload that depend on other fields. */
  adjustPayload?(plain: Write, values: Values): Write
  /** Payload of a saved record, if it is stored in another form. */
  toPayload?(saved: Saved): Write
  /** Checks beyond the schema. Returns the backend's error codes. */
  check?(payload: Write, saved: Saved | null): readonly FieldError[]
  /** Name of a referenced id; undefined if unknown. */
  findName?(id: string, saved: Saved, queryClient: QueryClient): string | undefined
  query(id: string): {
    readonly queryKey: readonly unknown[]
    readonly queryFn?: QueryFunction<Saved, never> | symbol
  }
  /** If set, a new record can be opened as a copy, with `?from=` in its URL. */
  readonly copy?: RecordCopyConfig
  readonly subject?: RecordSubjectConfig
  /** Caches a saved record and invalidates the queries that depend on it. */
  cacheSaved(queryClient: QueryClient, saved: Saved): Promise<unknown>
  readonly lines?: LineEditorConfig<Saved, Write, Values, Lines>
}

/** A line in the payload. */
export interface PayloadLine {
  readonly id: string
}

/** The field of a record that contains its lines. */
export interface LineEditorConfig<
  Saved extends SavedRecord,
  Write extends object,
  Values extends FieldValues,
  Lines extends LineEditor<Saved>,
> {
  /** Name in the payload. */
  readonly field: string
  /** Formatter of a line's fields, in the order of the columns. */
  readonly fields: Readonly<Record<string, FormatMethods<Write>['formatLine']>>
  /** Formats a whole line in a few words. */
  readonly formatLine: FormatMethods<Write>['formatLine']
  /** True if a stored value is a draft of the lines. */
  isDraft(value: unknown): boolean
  /**
   * Creates the line editor with the saved lines or those of a draft.
   * @param draft a draft that `isDraft` accepts; null for none
   * @param values the record's current form values
   */
  open(saved: Saved | null, draft: unknown, values: () => Values): Lines
}

/** Editor of a record's lines. */
export interface LineEditor<Saved> {
  /** Lines for the draft, including lines that are not sent. */
  toDraft(): unknown
  /** Lines to send, in order. */
  toPayload(): readonly PayloadLine[]
  subscribe(listener: () => void): () => void
  /** True while the user types in a cell. */
  hasOpenCell(): boolean
  /** Commits the text of the open cell. */
  commit(): void
  /** Resolves when pending lookups are done. */
  resolveLookups(queryClient: QueryClient): Promise<void>
  /** Checks lines beyond the schema: `lines.0.quantity`. */
  check(): readonly Mistake[]
  /** Replaces the mistakes shown in the cells. */
  showMistakes(mistakes: readonly Mistake[]): void
  goTo(name: string): void
  /** Applies the result of a save. The undo history is kept. */
  markSaved(saved: Saved): void
  /** Replaces all lines by a newer saved version. */
  load(saved: Saved): void
  /** Replaces the lines by a merge result. */
  merge(lines: readonly PayloadLine[], saved: Saved): void
  /** Prevents adding and removing lines. */
  lock(): void
  /** Row number on the screen of a sent line. */
  getLineNumber(index: number): number
  findName(id: string): string | undefined
}

export const recordQueryOptions = (
  config: RecordFormConfig,
  id: string,
): UseQueryOptions<SavedRecord> & { readonly queryKey: readonly unknown[] } =>
  config.query(id) as UseQueryOptions<SavedRecord> & { readonly queryKey: readonly unknown[] }

export const copyQueryOptions = (copy: RecordCopyConfig, id: string): UseQueryOptions =>
  copy.query(id) as UseQueryOptions

/** Creates a route loader that starts the queries of a record's screen. */
export const recordLoader =
  (config: RecordFormConfig) =>
  ({ context: { queryClient }, params: { id } }: LoaderArgs<object, { id?: string }>): void => {
    void config.queue?.open(queryClient).load()
    queryClient.query(meQueryOptions).catch(noop)
    if (id !== undefined) queryClient.query(recordQueryOptions(config, id)).catch(noop)
  }
