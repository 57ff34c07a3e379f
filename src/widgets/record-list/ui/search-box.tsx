import { useEffect, useState } from 'react'
import { SearchField } from '@/shared/ui'
import styles from './toolbar.module.css'

/** Milliseconds of rest after a key before the list is searched. */
const rest = 250

type Props = { readonly label: string; readonly text: string; onSearch(text: string): void }

/** Words to search for. The list follows once the typing rests, or at Enter. */
export function SearchBox({ label, text, onSearch }: Props) {
  const [typed, setTyped] = useState(text)
  const [shown, setShown] = useState(text)
  // A saved view, Back or "clear all" changes the words from outside.
  if (shown !== text) {
    setShown(text)
    setTyped(text)
  }

  useEffect(() => {
    if (typed.trim() === text) return
    const timer = setTimeout(() => onSearch(typed.trim()), rest)
    return () => clearTimeout(timer)
  }, [typed, text, onSearch])

  return (
    <SearchField
      className={styles.search}
      label={label}
      value={typed}
      onChange={setTyped}
      onKeyDown={(event) => event.key === 'Enter' && onSearch(typed.trim())}
    />
  )
}
