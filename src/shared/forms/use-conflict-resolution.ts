import { dequal } from 'dequal/lite'
import { useState } from 'react'
import type { ConflictAuthor, ConflictChoices, Conflict, OtherChange } from './conflict'

/** Field of a short form that a conflict may be about. */
interface ComparedField<Values> {
  readonly label: string
  /** Null if the field is empty. */
  format(values: Values): string | null
}

/** Field of the record that the form does not edit. */
interface ReadOnlyField<Saved> {
  readonly label: string
  /** Null if the field is empty. */
  format(saved: Saved): string | null
}

interface ConflictResolutionOptions<Saved, Values extends object> {
  /** The record when the form was opened. */
  readonly opened: Saved
  /** Fetches the saved record; null if it was deleted. */
  read(): Promise<Saved | null>
  /** Returns the form values of the compared fields. */
  toValues(saved: Saved): Values
  /** Compared fields, in the order of the form. */
  readonly fields: { readonly [Name in keyof Values]: ComparedField<Values> }
  /**
   * Fields of the record that other users can change but this form does not edit; shown if they
   * differ.
   */
  readonly readOnlyFields?: readonly ReadOnlyField<NonNullable<Saved>>[]
  /** Returns the user who saved a version, if the record names one. */
  findAuthor?(saved: NonNullable<Saved>): ConflictAuthor | null
}

/** Conflict between the local edits and a newer saved version. */
export interface ConflictResolution<Values extends object> {
  /** Returns the fields to choose from; null while there is no conflict. */
  findConflicts(values: Values): readonly Conflict[] | null
  /** Differences of the newer version that the form cannot edit. */
  readonly otherChanges: readonly OtherChange[]
  /** User who saved the newer version; null if unknown. */
  readonly author: ConflictAuthor | null
  /** Returns the saved values that were chosen, and triggers another submit. */
  resolve(choices: ConflictChoices): Partial<Values>
  /** Returns the saved values of the compared fields. */
  getBase(): object
  /**
   * Asks about fields that changed after a draft was stored.
   * @param base saved values that the draft is based on, by field
   * @returns false if there is nothing to ask
   */
  askAboutDraft(base: object, values: Values): boolean
  /** Returns to the form; the next submit asks again. */
  cancel(): void
  /**
   * Fetches the newer version. Resubmits if it does not conflict with the values, else asks.
   * @throws if it cannot be read
   */
  loadNewer(values: Values): Promise<void>
  /** True if the record was deleted. */
  readonly isDeleted: boolean
  /** Increases each time the form must be submitted again. */
  readonly resendCount: number
}

/**
 * Resolves conflicts of a short form with its saved record. If an update is refused as stale, the
 * record is read again and the user chooses field by field. The next submit updates the newer
 * version.
 *
 * @returns `saved`, the version to update, and `newest`, the version to show; `accept` sets the
 * version that was just saved
 */
export function useConflictResolution<Saved, Values extends object>({
  opened,
  read,
  toValues,
  fields,
  readOnlyFields = [],
  findAuthor = () => null,
}: ConflictResolutionOptions<Saved, Values>): ConflictResolution<Values> & {
  readonly saved: Saved
  readonly newest: Saved
  accept(saved: Saved): void
} {
  const [saved, setSaved] = useState(opened)
  const [newer, setNewer] = useState<Saved | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [resendCount, setResendCount] = useState(0)
  const [isDeleted, setDeleted] = useState(false)
  const [draftBase, setDraftBase] = useState<object>({})
  const names = Object.keys(fields) as (keyof Values & string)[]

  const compare = (
    values: Values,
    newest: Saved,
    base: Values = { ...toValues(saved), ...draftBase },
  ): readonly Conflict[] => {
    const theirs = toValues(newest)
    return names
      .filter((name) => !dequal(values[name], theirs[name]))
      .map((name) => {
        const isMine = !dequal(base[name], values[name])
        const { label, format } = fields[name]
        return {
          mine: format(values),
          theirs: format(theirs),
          id: name,
          field: label,
          suggested: isMine ? 'mine' : 'theirs',
          isContested: isMine && !dequal(base[name], theirs[name]),
        }
      })
  }
  const otherChanges =
    saved && newer
      ? readOnlyFields.flatMap(({ label, format }): OtherChange[] => {
          const [before, now] = [format(saved), format(newer)]
          return before === now ? [] : [{ field: label, before, now }]
        })
      : []
  function resend(newest: Saved) {
    setSaved(newest)
    setNewer(null)
    setAsking(false)
    setDraftBase({})
    setResendCount((count) => count + 1)
  }

  return {
    saved,
    newest: newer ?? saved,
    accept: setSaved,
    findConflicts: (values) => (isAsking && newer !== null ? compare(values, newer) : null),
    getBase: () => toValues(saved),
    askAboutDraft(base, values) {
      const isContested = compare(values, saved, { ...toValues(saved), ...base }).some(
        (conflict) => conflict.isContested,
      )
      if (!isContested) return false
      setDraftBase(base)
      setNewer(saved)
      setAsking(true)
      return true
    },
    otherChanges,
    author: newer && findAuthor(newer),
    resendCount,
    async loadNewer(values) {
      const newest = await read()
      setDeleted(newest === null)
      if (newest === null) return
      if (compare(values, newest).length === 0) return resend(newest)
      setNewer(newest)
      setAsking(true)
    },
    isDeleted,
    resolve(choices) {
      if (newer === null) return {}
      const theirs = toValues(newer)
      resend(newer)
      return Object.fromEntries(
        names.filter((name) => choices[name] === 'theirs').map((name) => [name, theirs[name]]),
      ) as Partial<Values>
    },
    cancel: () => setAsking(false),
  }
}
