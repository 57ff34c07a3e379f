import { createContext } from 'react'

/** The mark that has the chart's only Tab stop, and the handler that announces a focused mark. */
export interface Marks {
  /** Null until the chart is first focused; the first mark then has the Tab stop. */
  readonly current: string | null
  onFocus(id: string, label: string): void
}

export const MarksContext = createContext<Marks>({ current: null, onFocus: () => {} })
