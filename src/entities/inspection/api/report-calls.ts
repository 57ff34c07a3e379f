import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { refreshRecordExtras } from '@/entities/document/@x/inspection'
import type { Schemas } from '@/shared/api'

interface SavedReport {
  readonly id: string
  readonly version: number
  readonly corrects: { readonly id: string } | null
}

/** API calls of one report kind. They throw ApiProblem. */
export interface ReportCalls<Report extends SavedReport, Write> {
  /**
   * Creates a report with a client-made `id`. A repeated call returns the existing report, however
   * long it waited on the device.
   */
  create(payload: Write, id: string): Promise<Report>
  /** Fetches a report without the query cache. */
  read(id: string): Promise<Report>
  /**
   * Saves a draft.
   * @throws ApiProblem with code `stale` if the report has changed since `version`
   */
  update(id: string, version: number, payload: Write): Promise<Report>
  /**
   * Moves a report to another status, idempotent per key.
   * @throws ApiProblem with code `needs_missing` or `stale`
   */
  transition(
    report: Pick<Report, 'id' | 'version'>,
    request: Schemas['ReportTransitionRequest'],
    idempotencyKey: string,
  ): Promise<Report>
  /**
   * Starts a correction of an approved report, once if repeated after a lost answer.
   * @throws ApiProblem with code `not_allowed_now` if a correction exists
   */
  correct(id: string): Promise<Report>
  /** Converts a saved report to its payload. */
  toPayload(report: Report): Write
  /** Caches a saved report and invalidates the data that depends on it. */
  cacheSaved(queryClient: QueryClient, report: Report): Promise<void>
}

/**
 * Caches a saved report and invalidates the lists, its history and the corrected report.
 * @param key parent key of the kind's queries
 * @param dependents keys of other data that depends on reports of this kind
 */
export async function cacheSavedReport(
  queryClient: QueryClient,
  kind: Extract<Schemas['RecordKind'], 'supply_report' | 'cargo_report'>,
  report: SavedReport,
  { key, dependents }: { readonly key: QueryKey; readonly dependents: readonly QueryKey[] },
): Promise<void> {
  queryClient.setQueryData([...key, 'one', report.id], report)
  const outdated = [
    [...key, 'list'],
    ...dependents,
    ...(report.corrects ? [[...key, 'one', report.corrects.id]] : []),
  ]
  await Promise.all([
    ...outdated.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    refreshRecordExtras(queryClient, { kind, id: report.id }),
  ])
}
