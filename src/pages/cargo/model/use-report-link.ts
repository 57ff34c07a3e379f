import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Cargo } from '@/entities/cargo'
import { cargoReportsQueryOptions } from '@/entities/inspection'
import { canOpenRoute, useAuth } from '@/entities/session'
import type { Need } from '@/features/change-status'

const openReportsSearch = ['draft', 'submitted', 'returned']

/**
 * The way from a need to the container's report: to the one that is under way, or to a new one of this container.
 * @returns undefined for other needs, and for who may open no report
 */
export function useReportLink(cargo: Cargo | null): (need: Need) => (() => void) | undefined {
  const navigate = useNavigate()
  const { role } = useAuth()
  const mayInspect =
    cargo !== null &&
    cargo.kind === 'container' &&
    canOpenRoute(role, '/cargo-inspection-report/new')
  const { data } = useQuery({
    ...cargoReportsQueryOptions({ cargo_id: cargo?.id ?? '' }),
    enabled: mayInspect,
  })
  return ({ code }) => {
    if (!mayInspect || (code !== 'container_report' && code !== 'report_open')) return undefined
    const underWay = data?.items.find(({ status }) => openReportsSearch.includes(status))
    return () =>
      void (underWay
        ? navigate({ to: '/cargo-inspection-report/$id', params: { id: underWay.id } })
        : navigate({ to: '/cargo-inspection-report/new', search: { cargo: cargo.id } }))
  }
}
