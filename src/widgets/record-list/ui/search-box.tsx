import { useEffect, useState } from 'react'
import { SearchField } from '@/shared/ui'
import styles from './toolbar.module.css'

/** Delay in milliseconds between a key press and the search. */
const debounceMs = 250

type Props = { readonly label: string; readonly text: string; onSearch(text: string): void }

/** Search box. The list is searched after a pause or on Enter. */
export function SearchBox({ label, text, onSearch }: Props) {
  const [typed, setTyped] = useState(text)
  const words = typed.trim()
  const [shown, setShown] = useState(text)
  // The searched words return through the URL later, when the user may have typed more.
  const [asked, setAsked] = useState<string>()
  // A saved view, Back or "clear all" changes the words from outside.
  if (shown !== text) {
    setShown(text)
    setAsked(undefined)
    if (text !== asked) setTyped(text)
  }

  useEffect(() => {
    if (words === text) return
    const timer = setTimeout(() => {
      setAsked(words)
      onSearch(words)
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [words, text, onSearch])

  return (
    <SearchField
      className={styles.search}
      label={label}
      value={typed}
      onChange={setTyped}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Enter') return
        const entered = currentTarget.value.trim()
        setAsked(entered)
        onSearch(entered)
      }}
    />
  )
}
