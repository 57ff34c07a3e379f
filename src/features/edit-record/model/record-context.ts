import { createContext, use } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Me } from '@/entities/session'
import type { RecordFormConfig, LineEditor, SavedRecord, Payload } from './record-form-config'
import type { RecordSaving } from './use-save'
import type { Snapshots } from './snapshots'

/** Unsaved work that is kept beside what is typed in the record itself, such as a drawer's: it goes where that goes. */
export interface LinkedDraft {
  /** Goes on under the name of the record that was just saved first. */
  moveTo(id: string): void
  /** Gives it up, and returns what brings it back. */
  discard(): () => void
}

/** A record while it is edited; the same object until what is saved changes, or what may be written in. */
export interface EditedRecord<
  Saved extends SavedRecord = SavedRecord,
  Write extends object = Payload,
  Values extends FieldValues = FieldValues,
  Sheet extends LineEditor<Saved> = LineEditor<Saved>,
> {
  readonly form: RecordFormConfig<Saved, Write, Values, Sheet>
  readonly me: Me
  /** As it is saved; null for a new one. */
  readonly saved: Saved | null
  readonly fields: UseFormReturn<Values>
  readonly rows: Sheet | undefined
  /** The fields as the record was opened, before any unsaved work that was kept. */
  readonly initialValues: Values
  readonly snapshots: Snapshots<Write>
  /** Whether this person may write in it at all. */
  readonly canChange: boolean
  canEdit(field: string): boolean
  /** Brings the keyboard to a field or a cell. */
  goTo(name: string): void
  /** Takes along other unsaved work, until it is called off. */
  registerLinkedDraft(work: LinkedDraft): () => void
}

/** What is under way with a record: it changes while one saves. */
export interface RecordEditing extends RecordSaving {
  /** Writes down on the device, at once, what is typed: a phone may end the page in a moment, as when its camera opens. */
  saveDraftNow(): void
  /** Gives up what was typed; asks first where a whole record would go that was never saved. */
  discard(): void
  /** Unsaved work was there when the record was opened, and none of it has been saved since. */
  readonly hasRestoredDraft: boolean
  /** Brings back what was given up before, if anything was and nothing took its place. */
  readonly undoDiscard: (() => void) | null
  /** Opens the screen again with the draft that is chosen now. */
  reopen(): void
}

const RecordContext = createContext<EditedRecord | null>(null)
const RecordEditingContext = createContext<RecordEditing | null>(null)

export const RecordProvider = RecordContext.Provider
export const RecordEditingProvider = RecordEditingContext.Provider

const createOutsideError = () => new Error('A part of a record’s screen stands outside of it')

/** The record whose screen this is, of whatever kind; or, with a kind's form, of that kind. */
export function useRecord(): EditedRecord
export function useRecord<
  Saved extends SavedRecord,
  Write extends object,
  Values extends FieldValues,
  Sheet extends LineEditor<Saved>,
>(form: RecordFormConfig<Saved, Write, Values, Sheet>): EditedRecord<Saved, Write, Values, Sheet>
export function useRecord(form?: RecordFormConfig): EditedRecord {
  const record = use(RecordContext)
  if (!record || (form && record.form !== form)) throw createOutsideError()
  return record
}

/** Saving it, and giving it up. */
export function useRecordEditing(): RecordEditing {
  const work = use(RecordEditingContext)
  if (!work) throw createOutsideError()
  return work
}
