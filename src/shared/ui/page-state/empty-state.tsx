import type { ReactNode } from 'react'
import { PageState } from './page-state'

interface EmptyStateProps {
  /** What the list will contain, or what was searched. */
  title: string
  children?: ReactNode
  /** Usually the button that creates the first item. */
  action?: ReactNode
  icon?: ReactNode
  size?: 'page' | 'part' | undefined
}

/** Empty list or no match for the filter, with a step that changes it. */
export function EmptyState(props: EmptyStateProps) {
  return <PageState {...props} />
}
