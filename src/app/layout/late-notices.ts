import type { ReactNode } from 'react'

let notices: ReactNode = null
let tell = () => {}

/** What stands above every page once the first is at rest; it is no part of the shell's script. */
export const lateNotices = {
  read: () => notices,
  subscribe: (listener: () => void) => {
    tell = listener
    return () => {}
  },
  show: (these: ReactNode) => {
    notices = these
    tell()
  },
}
