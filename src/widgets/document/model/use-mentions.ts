import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { commentReadersQueryOptions, type RecordRef } from '@/entities/document'

/** The part of a text from an `@` to the caret. */
interface TypedMention {
  readonly start: number
  /** The typed part of the name. */
  readonly query: string
}

/**
 * Returns the mention at the caret: an `@` at the start of a word and at most two words of a name.
 * Null if there is none.
 */
export function findMentionAtCaret(text: string, caret: number): TypedMention | null {
  const match = /(?:^|[^\p{L}\p{N}])@(\p{L}[\p{L}'’-]*(?: [\p{L}'’-]*)?)?$/u.exec(
    text.slice(0, caret),
  )
  if (!match) return null
  const query = match[1] ?? ''
  return { start: caret - query.length - 1, query }
}

/** Returns the text with the mention completed, and the new caret position. */
export function completeMention(
  text: string,
  { start, query }: TypedMention,
  name: string,
): { readonly text: string; readonly caret: number } {
  const textBefore = `${text.slice(0, start)}@${name} `
  return {
    text: textBefore + text.slice(start + 1 + query.length).replace(/^ /, ''),
    caret: textBefore.length,
  }
}

/** Suggests people while `@` and a name are typed. Arrow keys move, Enter and Tab choose, Escape closes. */
export function useMentions(record: RecordRef, text: string, setText: (text: string) => void) {
  const listId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [mention, setMention] = useState<TypedMention | null>(null)
  /** Start of a mention whose suggestions were closed. */
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const [active, setActive] = useState(0)
  const isSuggesting = mention !== null && mention.start !== closedAt
  const { data: people = [] } = useQuery({
    ...commentReadersQueryOptions(record, mention?.query ?? ''),
    enabled: isSuggesting,
  })
  const isOpen = isSuggesting && people.length > 0
  const at = Math.min(active, people.length - 1)
  const getOptionId = (id: string) => `${listId}-${id}`
  const activePerson = isOpen ? people[at] : undefined

  function updateMention() {
    const { current } = area
    if (!current) return
    const next =
      current.selectionStart === current.selectionEnd
        ? findMentionAtCaret(current.value, current.selectionEnd)
        : null
    if (next?.start !== mention?.start) setClosedAt(null)
    if (next?.query !== mention?.query) setActive(0)
    setMention(next)
  }

  function choose(name: string) {
    if (!mention) return
    const completed = completeMention(text, mention, name)
    flushSync(() => {
      setText(completed.text)
      setMention(null)
    })
    area.current?.focus()
    area.current?.setSelectionRange(completed.caret, completed.caret)
  }

  /** Returns true if the key was meant for the suggestions. */
  function onKeyDown(event: KeyboardEvent): boolean {
    if (!isOpen || event.ctrlKey || event.metaKey || event.altKey) return false
    if (event.key === 'ArrowDown') setActive((at + 1) % people.length)
    else if (event.key === 'ArrowUp') setActive((at + people.length - 1) % people.length)
    else if (event.key === 'Escape') setClosedAt(mention.start)
    else if ((event.key === 'Enter' || event.key === 'Tab') && activePerson)
      choose(activePerson.name)
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  return {
    area,
    people: isOpen ? people : [],
    activeId: activePerson?.id,
    listId,
    getOptionId: getOptionId,
    follow: updateMention,
    choose,
    onKeyDown,
    suggestions: isOpen ? { listId, activeId: activePerson && getOptionId(activePerson.id) } : null,
  }
}
