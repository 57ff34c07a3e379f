import { useEffect, useState } from 'react'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { IconButton, SearchIcon } from '@/shared/ui'

const loadDialog = async () => (await import('./finder-dialog')).FinderDialog
// Loaded on demand: the page does not need it at first.
const FinderDialog = lazyComponent(loadDialog)

interface FinderProps {
  label: string
}

/** Opens the finder by button or Ctrl+K. Text typed while it loads becomes the search. */
export function Finder({ label }: FinderProps) {
  const [status, setStatus] = useState<'closed' | 'loading' | 'open'>('closed')
  const [typed, setTyped] = useState('')

  function close() {
    setStatus('closed')
    setTyped('')
  }

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
      setStatus((before) => (before === 'closed' ? 'loading' : before))
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])

  useEffect(() => {
    if (status !== 'loading') return
    let isCanceled = false
    const unlessCanceled = (action: () => void) => () => {
      if (!isCanceled) action()
    }
    // If its chunk fails to load, the finder cannot open, and keys reach the page again.
    loadDialog().then(
      unlessCanceled(() => setStatus('open')),
      unlessCanceled(close),
    )
    function keepKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (event.key === 'Escape') close()
      else if (event.key === 'Backspace') setTyped((before) => before.slice(0, -1))
      else if (event.key.length === 1) setTyped((before) => before + event.key)
      // Enter would press what has the focus on the page.
      else if (event.key !== 'Enter') return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', keepKey, { capture: true })
    return () => {
      isCanceled = true
      document.removeEventListener('keydown', keepKey, { capture: true })
    }
  }, [status])

  return (
    <>
      <IconButton
        label={label}
        aria-keyshortcuts="Control+K"
        icon={<SearchIcon />}
        onClick={() => setStatus('loading')}
      />
      {status === 'open' && <FinderDialog initialSearch={typed} onClose={close} />}
    </>
  )
}
