import type { ReactNode } from 'react'
import type { Schemas } from '@/shared/api'
import type { DashboardView } from './dashboard'
import { useListLink, useRecordLink } from './use-list-link'

interface Dashboard<Code extends string, Status extends string> {
  readonly open: Schemas['StageListed']
  readonly work: readonly (Schemas['WorkFigures'] & { readonly code: Code })[]
  readonly stages: readonly (Schemas['StageListed'] & { readonly status: Status })[]
}

interface BoardView<Code extends string, Status extends string> {
  formatLabel(code: Code, count: number): string
  /** Formats the delay or fault of the worst record; null if it has none. */
  formatDetail(code: Code, worst: Schemas['WorstCase']): string | null
  /** Work that is already late or wrong. */
  readonly urgentCodes: readonly NoInfer<Code>[]
  renderBadge(status: Status): ReactNode
}

/** Returns the rows of a dashboard with their texts and links; undefined while it is loading. */
export function useDashboard<Code extends string, Status extends string>(
  dashboard: Dashboard<Code, Status> | undefined,
  { formatLabel, formatDetail, urgentCodes, renderBadge }: BoardView<Code, Status>,
): DashboardView | undefined {
  const linkTo = useListLink()
  const linkToRecord = useRecordLink()
  return (
    dashboard && {
      open: { ...dashboard.open, link: linkTo(dashboard.open.list) },
      work: dashboard.work.map(({ code, count, list, worst, ignored_filters: ignoredFilters }) => ({
        code,
        count,
        ignoredFilters,
        label: formatLabel(code, count),
        isUrgent: urgentCodes.includes(code),
        list: linkTo(list),
        worst: worst && {
          ...worst,
          detail: formatDetail(code, worst),
          record: linkToRecord(list, worst.id),
        },
      })),
      stages: dashboard.stages.map(({ status, list, ...figures }) => ({
        status,
        figures,
        badge: renderBadge(status),
        list: linkTo(list),
      })),
    }
  )
}
