import type { ReactNode } from 'react'

let importNotices: ReactNode = null
let createNotice = () => {}

/** What stands above every page once the first is at rest; it is no part of the shell's script. */
export const lazyNotices = {
  read: () => importNotices,
  subscribe: (listener: () => void) => {
    createNotice = listener
    return () => {}
  },
  show: (these: ReactNode) => {
    importNotices = these
    createNotice()
  },
}
