import { dequal } from 'dequal/lite'
import { useState } from 'react'
import type { ConflictChoices, Conflict } from './conflict'
import type { FormDraft } from './use-form-draft'

/** Field of a short form that a conflict may be about. */
interface ComparedField<Values> {
  readonly label: string
  /** Null if the field is empty. */
  format(values: Values): string | null
}

interface ConflictResolutionOptions<
  Saved,
  Values extends object,
  Name extends keyof Values & string,
> {
  /** The record when the form was opened. */
  readonly opened: Saved
  /** Fetches the saved record; null if it was deleted. */
  read(): Promise<Saved | null>
  toValues(saved: Saved): Pick<Values, Name>
  readonly draft: Pick<FormDraft<Values>, 'values' | 'setValues'>
  /** Compared fields, in the order of the form. */
  readonly fields: Readonly<Record<Name, ComparedField<Pick<Values, Name>>>>
}

/** Conflict between the local edits and a newer saved version. */
export interface ConflictResolution {
  /** Fields to choose from; null while there is no conflict. */
  readonly conflicts: readonly Conflict[] | null
  /** Applies the choices and triggers another submit. */
  resolve(choices: ConflictChoices): void
  /** Returns to the form; the next submit asks again. */
  cancel(): void
  /**
   * Fetches the newer version. Resubmits if it does not conflict, else asks. @throws if it cannot
   * be read
   */
  loadNewer(): Promise<void>
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
export function useConflictResolution<
  Saved,
  Values extends object,
  Name extends keyof Values & string,
>({
  opened,
  read,
  toValues,
  draft,
  fields,
}: ConflictResolutionOptions<Saved, Values, Name>): ConflictResolution & {
  readonly saved: Saved
  readonly newest: Saved
  accept(saved: Saved): void
} {
  const [saved, setSaved] = useState(opened)
  const [theirs, setTheirs] = useState<Saved | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [resends, setResends] = useState(0)
  const [isGone, setGone] = useState(false)
  const names = Object.keys(fields) as Name[]

  const compare = (other: Saved): readonly Conflict[] => {
    const [base, mine, now] = [toValues(saved), draft.values, toValues(other)]
    return names
      .filter((name) => !dequal(mine[name], now[name]))
      .map((name) => {
        const isMine = !dequal(base[name], mine[name])
        const { label, format } = fields[name]
        const sides = { mine: format(mine), theirs: format(now) }
        return {
          ...sides,
          id: name,
          field: label,
          suggested: isMine ? 'mine' : 'theirs',
          isContested: isMine && !dequal(base[name], now[name]),
        }
      })
  }
  function resend(other: Saved) {
    setSaved(other)
    setTheirs(null)
    setAsking(false)
    setResends((times) => times + 1)
  }

  return {
    saved,
    newest: theirs ?? saved,
    accept: setSaved,
    conflicts: isAsking && theirs !== null ? compare(theirs) : null,
    resendCount: resends,
    async loadNewer() {
      const other = await read()
      setGone(other === null)
      if (other === null) return
      if (compare(other).length === 0) return resend(other)
      setTheirs(other)
      setAsking(true)
    },
    isDeleted: isGone,
    resolve(choices) {
      if (theirs === null) return
      const now = toValues(theirs)
      const taken = Object.fromEntries(
        names.filter((name) => choices[name] === 'theirs').map((name) => [name, now[name]]),
      )
      draft.setValues((typed) => ({ ...typed, ...taken }))
      resend(theirs)
    },
    cancel: () => setAsking(false),
  }
}
