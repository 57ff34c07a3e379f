import { useId } from 'react'
import { spanClass, useField, type Span } from '@/shared/forms'
import { TextField } from '@/shared/ui'

interface SuggestedTextFieldProps {
  name: 'carrier' | 'forwarder'
  span: Span
  /** What other cargo has here, offered while it is typed. */
  suggestions: readonly string[]
}

/** Words that may be new, with those offered that were written before: one carrier has one name then. */
export function SuggestedTextField({ name, span, suggestions }: SuggestedTextFieldProps) {
  const field = useField(name)
  const listId = useId()
  return (
    <div className={spanClass(span)}>
      <TextField {...field} suggestionsId={listId} />
      <datalist id={listId}>
        {suggestions.map((words) => (
          <option key={words} value={words} />
        ))}
      </datalist>
    </div>
  )
}
