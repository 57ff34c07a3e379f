import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Schemas } from '@/shared/api'

export type StageFigures = Schemas['StageFigures']

/** A kind of work that waits, in words. */
export interface PendingWorkRow {
  readonly code: string
  readonly label: string
  readonly count: number
  /** It is late or amiss already, and stands out. */
  readonly isUrgent: boolean
  /** The list that holds exactly these; null where this person may not open it. */
  readonly list: LinkProps | null
  /** Filters that are set and do not narrow it. */
  readonly ignoredFilters: readonly Schemas['BoardFilter'][]
  readonly worst: {
    readonly number: string
    readonly partner: string | null
    /** How bad it is. */
    readonly how: string | null
    /** Null where this person may not open it. */
    readonly record: LinkProps | null
  } | null
}

/** What is in one status. */
export interface StageRow {
  readonly status: string
  readonly badge: ReactNode
  readonly figures: StageFigures
  /** The list that holds exactly these; null where this person may not open it. */
  readonly list: LinkProps | null
}

/** What waits, and where everything stands. */
export interface Board {
  readonly open: StageFigures & { readonly link: LinkProps | null }
  readonly work: readonly PendingWorkRow[]
  readonly stages: readonly StageRow[]
}

export type BoardName = 'deal' | 'supply' | 'cargo'

/** A call that did not come, or not anew. */
export interface FailedCall {
  readonly error: Error | null
  refetch(): void
}
