import { useEffect } from 'react'

const product = 'Timberdesk'

/** Sets the page's title; undefined while it is loading. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${product}`
  }, [title])
}
