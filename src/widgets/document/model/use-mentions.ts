import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as v from 'valibot'
import {
  commentReadersQueryOptions,
  quotableNumbersQueryOptions,
  type RecordRef,
} from '@/entities/document'
import { vListCommentReadersQuery, vListQuotableNumbersQuery } from '@contract/validators'
import { useTranslation } from '@/shared/i18n'

/** The part of a text from an `@` or `#` to the caret. */
interface TypedMention {
  readonly mark: '@' | '#'
  readonly start: number
  /** The typed part of the name or number. */
  readonly query: string
}

/** An `@` at the start of a word and at most two words of a name. */
const NAME_MENTION = /(?:^|[^\p{L}\p{N}])(@)(\p{L}[\p{L}'’-]*(?: [\p{L}'’-]*)?)?$/u
/** A `#` at the start of a word and a number without spaces. */
const NUMBER_MENTION = /(?:^|[^\p{L}\p{N}])(#)([\p{L}\p{N}][\p{L}\p{N}./_+-]*)?$/u
/** Search for the people or numbers of each mark, with the maximum length of its text. */
const queries = { '@': vListCommentReadersQuery, '#': vListQuotableNumbersQuery } as const

/** Returns the mention of a person, pack or document at the caret; null if there is none. */
export function findMentionAtCaret(text: string, caret: number): TypedMention | null {
  const textBefore = text.slice(0, caret)
  const match = NAME_MENTION.exec(textBefore) ?? NUMBER_MENTION.exec(textBefore)
  if (!match) return null
  const query = match[2] ?? ''
  const mark = match[1] === '@' ? '@' : '#'
  return v.is(queries[mark], { q: query }) ? { mark, start: caret - query.length - 1, query } : null
}

/** Returns the text with the mention completed, and the new caret position. */
export function completeMention(
  text: string,
  { mark, start, query }: TypedMention,
  name: string,
): { readonly text: string; readonly caret: number } {
  const rest = text.slice(start + 1 + query.length).replace(/^ /, '')
  const gap = /^[,.;:!?)]/.test(rest) ? '' : ' '
  const textBefore = `${text.slice(0, start)}${mark}${name}${gap}`
  return { text: textBefore + rest, caret: textBefore.length }
}

/**
 * True if comments on the record quote packs and documents, which the portal's users do not see.
 */
export const canQuoteNumbers = ({ kind }: RecordRef): boolean =>
  kind !== 'order' && kind !== 'company' && kind !== 'product'

/** A person to mention, or a number to quote. */
export interface Suggestion {
  readonly id: string
  /** Name or number, as it is inserted. */
  readonly name: string
  readonly detail: string
}

/** Returns the suggestions for a mention; none for null. */
function useSuggestions(record: RecordRef, mention: TypedMention | null): readonly Suggestion[] {
  const { t } = useTranslation(['entities/session', 'entities/document'])
  const query = mention?.query ?? ''
  const { data: people = [] } = useQuery({
    ...commentReadersQueryOptions(record, query),
    enabled: mention?.mark === '@',
  })
  const { data: numbers = [] } = useQuery({
    ...quotableNumbersQueryOptions(record, query),
    enabled: mention?.mark === '#' && canQuoteNumbers(record),
  })
  if (mention?.mark === '@')
    return people.map(({ id, name, role }) => ({
      id,
      name,
      detail: t(`role.${role}`),
    }))
  if (mention?.mark === '#')
    return numbers.map(({ kind, id, number, about }) => ({
      id,
      name: number,
      detail: [t(`entities/document:kind.${kind}`), about].filter(Boolean).join(', '),
    }))
  return []
}

/**
 * Suggests people while `@` and a name are typed, and packs and documents while `#` and a number
 * are. Arrow keys move, Enter and Tab choose, Escape closes.
 */
export function useMentions(record: RecordRef, text: string, setText: (text: string) => void) {
  const listId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [mention, setMention] = useState<TypedMention | null>(null)
  /** Start of a mention whose suggestions were closed. */
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const [chosenIndex, setChosenIndex] = useState(0)
  const isSuggesting = mention !== null && mention.start !== closedAt
  const suggestions = useSuggestions(record, isSuggesting ? mention : null)
  const isOpen = isSuggesting && suggestions.length > 0
  const activeIndex = Math.min(chosenIndex, suggestions.length - 1)
  const getOptionId = (id: string) => `${listId}-${id}`
  const activeSuggestion = isOpen ? suggestions[activeIndex] : undefined

  function updateMention() {
    const { current } = area
    if (!current) return
    const next =
      current.selectionStart === current.selectionEnd
        ? findMentionAtCaret(current.value, current.selectionEnd)
        : null
    if (next?.start !== mention?.start) setClosedAt(null)
    if (next?.query !== mention?.query) setChosenIndex(0)
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
    if (event.key === 'ArrowDown') setChosenIndex((activeIndex + 1) % suggestions.length)
    else if (event.key === 'ArrowUp')
      setChosenIndex((activeIndex + suggestions.length - 1) % suggestions.length)
    else if (event.key === 'Escape') setClosedAt(mention.start)
    else if ((event.key === 'Enter' || event.key === 'Tab') && activeSuggestion)
      choose(activeSuggestion.name)
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  return {
    area,
    /** Mark of the suggested people or numbers; null while the list is closed. */
    mark: isOpen ? mention.mark : null,
    options: isOpen ? suggestions : [],
    activeId: activeSuggestion?.id,
    listId,
    getOptionId,
    updateMention,
    choose,
    onKeyDown,
    suggestions: isOpen
      ? { listId, activeId: activeSuggestion && getOptionId(activeSuggestion.id) }
      : null,
  }
}
