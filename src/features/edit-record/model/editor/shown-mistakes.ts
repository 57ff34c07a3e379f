import type { UseFormReturn } from 'react-hook-form'
import { type Mistake, scrollToFocus } from '@/shared/forms'
import { toast } from '@/shared/ui'
import type { LineEditor, RecordFormConfig, SavedRecord } from '../record-form-config'
import type { Snapshots } from './snapshots'

/** Source of mistakes: the form's own check, or the backend. */
type MistakeSource = 'form' | 'backend'

/** The mistakes that an open record shows at its fields. */
export interface ShownMistakes {
  /** Focuses a field or a cell. */
  goTo(name: string): void
  /**
   * Replaces the shown mistakes and focuses the first one. Mistakes found by the form disappear
   * once they are fixed.
   */
  showMistakes(mistakes: readonly Mistake[], source: MistakeSource): void
  /** Focuses the first mistake again, after a dialog that kept the focus has closed. */
  goToMistake(): void
  /**
   * Clears fixed mistakes, including those fixed through another field: two weeks in the wrong
   * order can be fixed in either field.
   */
  clearFixedMistakes(): void
}

interface MistakeFields {
  readonly config: RecordFormConfig
  readonly form: UseFormReturn
  readonly lines: LineEditor<SavedRecord> | undefined
  readonly snapshots: Snapshots
}

export function createShownMistakes({
  config,
  form,
  lines,
  snapshots,
}: MistakeFields): ShownMistakes {
  /** Names of the shown mistakes that the form found. */
  let formMistakes: readonly string[] = []
  let first: Mistake | undefined

  const isLineField = (name: string) =>
    config.lines !== undefined && name.split('.')[0] === config.lines.field

  function goTo(name: string) {
    if (lines && isLineField(name)) lines.goTo(name)
    else focusField(form, name)
  }

  function goToMistake() {
    if (!first) return
    goTo(first.name)
    scrollToFocus()
  }

  return {
    goTo,
    goToMistake,
    showMistakes(mistakes, source) {
      form.clearErrors()
      lines?.showMistakes(mistakes.filter(({ name }) => isLineField(name)))
      for (const { name, message } of mistakes)
        if (!isLineField(name)) form.setError(name, { type: source, message })
      formMistakes = source === 'form' ? mistakes.map(({ name }) => name) : []
      first = mistakes[0]
      toast.formValidationError()
      goToMistake()
    },
    clearFixedMistakes() {
      if (formMistakes.length === 0 || snapshots.isTyping()) return
      const remaining = new Set(snapshots.current().mistakes.map(({ name }) => name))
      for (const name of formMistakes) if (!remaining.has(name)) form.clearErrors(name)
      formMistakes = formMistakes.filter((name) => remaining.has(name))
    },
  }
}

/** Focuses a field, or the first part of a composite one: `incoterms.rule` for `incoterms`. */
function focusField(form: UseFormReturn, name: string) {
  const value: unknown = form.getValues(name)
  const [part] = typeof value === 'object' && value !== null ? Object.keys(value) : []
  if (part === undefined) form.setFocus(name)
  else focusField(form, `${name}.${part}`)
}
