import { useEffect } from 'react'

const product = 'Timberdesk'

/** The page's title in the tab and the history; undefined while it isn't known yet. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${product}`
  }, [title])
}
