import type { ReactNode } from 'react'

let importNotices: ReactNode = null
let createNotice = () => {}

/** Notices above every page, loaded after the first page to keep them out of the main chunk. */
export const lazyNotices = {
  read: () => importNotices,
  subscribe: (listener: () => void) => {
    createNotice = listener
    return () => {}
  },
  show: (notices: ReactNode) => {
    importNotices = notices
    createNotice()
  },
}
