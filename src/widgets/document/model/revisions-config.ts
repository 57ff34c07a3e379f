import type { QueryClient, QueryFunction, UseQueryOptions } from '@tanstack/react-query'
import type { Schemas } from '@/shared/api'
import type { ActivityTextsConfig } from './activity-texts'

export type RevisionSummary = Schemas['RevisionSummary']

interface Query<Answer> {
  readonly queryKey: readonly unknown[]
  readonly queryFn?: QueryFunction<Answer, never> | symbol
}

/** Numbers of two revisions to compare. */
export interface ComparedRevisions {
  readonly from: number
  readonly to: number
}

/** Calls and texts of the revisions of a kind of document. */
export interface RevisionsConfig {
  readonly kind: 'deal' | 'supply'
  /** The paper that each issued revision has. */
  readonly paper: 'order_confirmation' | 'supply_order'
  /** Formats names and values of the fields that differ. */
  readonly activityTexts: ActivityTextsConfig
  formatReasonDialog(): { readonly title: string; readonly text: string; readonly confirm: string }
  list(id: string): Query<Schemas['RevisionList']>
  compare(id: string, compared: ComparedRevisions): Query<Schemas['RevisionComparison']>
  open(id: string, body: Schemas['RevisionOpen']): Promise<{ readonly revision: number }>
  /** Invalidates everything that a transition of a revision changes. */
  refresh(queryClient: QueryClient, id: string): Promise<void>
}

export const revisionsQueryOptions = (config: RevisionsConfig, id: string) =>
  config.list(id) as UseQueryOptions<Schemas['RevisionList']>

export const comparisonQueryOptions = (
  config: RevisionsConfig,
  id: string,
  compared: ComparedRevisions,
) => config.compare(id, compared) as UseQueryOptions<Schemas['RevisionComparison']>
