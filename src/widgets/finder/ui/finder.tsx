import { useEffect, useState } from 'react'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { IconButton, SearchIcon } from '@/shared/ui'

// Loaded on demand: the page does not need it at first.
const FinderDialog = lazyComponent(async () => (await import('./finder-dialog')).FinderDialog)

interface FinderProps {
  readonly label: string
}

/** Opens the finder by button or Ctrl+K. */
export function Finder({ label }: FinderProps) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      )
        return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
  return (
    <>
      <IconButton
        label={label}
        aria-keyshortcuts="Control+K"
        icon={<SearchIcon />}
        onClick={() => setOpen(true)}
      />
      {isOpen && <FinderDialog onClose={() => setOpen(false)} />}
    </>
  )
}
