import { useEffect, useState } from 'react'
import { SearchField } from '@/shared/ui'
import styles from './toolbar.module.css'

/** Milliseconds of rest after a key before the list is searched. */
const debounceMs = 250

type Props = { readonly label: string; readonly text: string; onSearch(text: string): void }

/** Words to search for. The list follows once the typing rests, or at Enter. */
export function SearchBox({ label, text, onSearch }: Props) {
  const [typed, setTyped] = useState(text)
  const words = typed.trim()
  const [shown, setShown] = useState(text)
  // The words that were searched for come back through the address a moment later, when more may have been typed.
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
