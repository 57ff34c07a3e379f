import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Schemas } from '@/shared/api'

export type StageFigures = Schemas['StageFigures']

/** A kind of pending work. */
export interface PendingWorkRow {
  readonly code: string
  readonly label: string
  readonly count: number
  /** True if the work is already late or wrong. */
  readonly isUrgent: boolean
  /** Link to exactly these records; null if the user may not open the list. */
  readonly list: LinkProps | null
  /** Active filters that don't apply to this work. */
  readonly ignoredFilters: readonly Schemas['DashboardFilter'][]
  readonly worst: {
    readonly number: string
    readonly partner: string | null
    /** Its delay or fault, as a text. */
    readonly detail: string | null
    /** Null if the user may not open the record. */
    readonly record: LinkProps | null
  } | null
}

/** Records in one status. */
export interface StageRow {
  readonly status: string
  readonly badge: ReactNode
  readonly figures: StageFigures
  /** Link to exactly these records; null if the user may not open the list. */
  readonly list: LinkProps | null
}

/** Pending work and status counts. */
export interface DashboardView {
  readonly open: StageFigures & { readonly link: LinkProps | null }
  readonly work: readonly PendingWorkRow[]
  readonly stages: readonly StageRow[]
}

export type DashboardName = 'deal' | 'supply' | 'cargo'

/** A request that failed, at first or on refetch. */
export interface FailedCall {
  readonly error: Error | null
  refetch(): void
}

export const DASHBOARD_PATHS = {
  deal: '/deal-dashboard',
  supply: '/supply-dashboard',
  cargo: '/cargo-dashboard',
} as const
