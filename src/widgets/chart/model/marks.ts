import { createContext } from 'react'

/** Which mark of a chart has the one Tab stop, and what was said of the one that is looked at. */
export interface Marks {
  /** Null until somebody has been in the chart: then the first has it. */
  readonly current: string | null
  onFocus(id: string, label: string): void
}

export const MarksContext = createContext<Marks>({ current: null, onFocus: () => {} })
