import { useState } from 'react'
import { isEqual } from '@/shared/lib/is-equal'
import type { ConflictChoices, Conflict } from './conflict'
import type { FormDraft } from './use-form-draft'

/** A field of a short form as its conflicts show it. */
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
  /** The saved record when the form was opened. */
  readonly opened: Saved
  /** Reads the record as it is saved now; null if it is gone. */
  read(): Promise<Saved | null>
  /** Form values of a saved record. */
  toValues(saved: Saved): Pick<Values, Name>
  readonly draft: Pick<FormDraft<Values>, 'values' | 'setValues'>
  /** Fields that a conflict may be about, in the order of the form. */
  readonly fields: Readonly<Record<Name, ComparedField<Pick<Values, Name>>>>
}

/** The saved versions of a record that a short form changes. */
export interface ConflictResolution {
  /** Two versions to choose from; null while there is no conflict. */
  readonly conflicts: readonly Conflict[] | null
  /** Takes the chosen side of each field and has the form sent again. */
  resolve(choices: ConflictChoices): void
  /** Back to the form as it was typed; the next attempt asks again. */
  cancel(): void
  /** Meets a version that was saved after the form was opened. @throws if it cannot be read */
  loadNewer(): Promise<void>
  /** True if the record is no longer there. */
  readonly isDeleted: boolean
  /** Grows each time the form is to be sent again. */
  readonly resendCount: number
}

/**
 * Follows the saved record under a short form. If a change is refused as stale, the record is read again, and the person chooses field by field, as in a
 * document; what is sent then is a change of the newer version.
 *
 * @returns `saved`, the version that the form changes, and `newest`, the version to show beside the form; `accept` takes one that was just saved
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
      .filter((name) => !isEqual(mine[name], now[name]))
      .map((name) => {
        const isMine = !isEqual(base[name], mine[name])
        const { label, format } = fields[name]
        const sides = { mine: format(mine), theirs: format(now) }
        return {
          ...sides,
          id: name,
          field: label,
          suggested: isMine ? 'mine' : 'theirs',
          isContested: isMine && !isEqual(base[name], now[name]),
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
