import type { ReactNode } from 'react'
import { PageState } from './page-state'

interface EmptyStateProps {
  /** What goes here, or what was looked for. */
  title: string
  children?: ReactNode
  /** The first step: usually the button that makes the first one. */
  action?: ReactNode
  icon?: ReactNode
  size?: 'page' | 'part' | undefined
}

/** Nothing is here yet, or nothing fits the filter: says which, and offers the step that changes it. */
export function EmptyState(props: EmptyStateProps) {
  return <PageState {...props} />
}
