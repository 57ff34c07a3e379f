import { useEffect, useState } from 'react'
import { SearchField } from '@/shared/ui'
import styles from './toolbar.module.css'

/** Delay in milliseconds between a key press and the search. */
const debounceMs = 250

type Props = { readonly label: string; readonly text: string; onSearch(text: string): void }

/** Search box. The list is searched after a pause or on Enter. */
export function SearchBox({ label, text, onSearch }: Props) {
  const [input, setInput] = useState(text)
  const search = input.trim()
  const [shown, setShown] = useState(text)
  // The searched words return through the URL later, when the user may have typed more.
  const [requested, setRequested] = useState<string>()
  // A saved view, Back or "clear all" changes the words from outside.
  if (shown !== text) {
    setShown(text)
    setRequested(undefined)
    if (text !== requested) setInput(text)
  }

  useEffect(() => {
    if (search === text) return
    const timer = setTimeout(() => {
      setRequested(search)
      onSearch(search)
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [search, text, onSearch])

  return (
    <SearchField
      className={styles.search}
      label={label}
      value={input}
      onChange={setInput}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Enter') return
        const entered = currentTarget.value.trim()
        setRequested(entered)
        onSearch(entered)
      }}
    />
  )
}
