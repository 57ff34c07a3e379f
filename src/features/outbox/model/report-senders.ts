import type { QueryClient } from '@tanstack/react-query'
import { removeAttachment, uploadAttachment } from '@/entities/document'
import {
  createCargoReport,
  createSupplyReport,
  fetchCargoReport,
  fetchSupplyReport,
  cacheSavedCargoReport,
  cacheSavedSupplyReport,
  transitionCargoReport,
  transitionSupplyReport,
  updateCargoReport,
  updateSupplyReport,
  toCargoReportWrite,
  toSupplyReportWrite,
  type CargoReport,
  type SupplyReport,
} from '@/entities/inspection'
import { ApiProblem } from '@/shared/api'
import type { ReportPayload, HoldReason, OutboxKind } from './entry'
import { RetryLaterError, StaleVersionError, type Delivered, type ReportSender } from './send-entry'

interface SavedReport {
  readonly id: string
  readonly version: number
}

type StoredReport = Pick<
  SupplyReport | CargoReport,
  'id' | 'version' | 'status' | 'updated_by' | 'editable_fields'
>

/** API calls of one report kind. */
interface ReportCalls<Report extends StoredReport, Write extends ReportPayload> {
  create(payload: Write, key: string, id: string): Promise<Report>
  update(id: string, version: number, payload: Write): Promise<Report>
  read(id: string): Promise<Report>
  submit(report: SavedReport, key: string): Promise<Report>
  toPayload(report: Report): Write
  cacheSaved(queryClient: QueryClient, report: Report): Promise<unknown>
}

/**
 * Request timeout, in milliseconds. If the request succeeded after all, the next attempt detects
 * it.
 */
const REQUEST_TIMEOUT_MS = 60_000

async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>(
    (_, reject) =>
      (timer = setTimeout(
        () => reject(new RetryLaterError('No answer in a minute')),
        REQUEST_TIMEOUT_MS,
      )),
  )
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}

/** @param onSaved receives each report as the server stored it */
function createSender<Report extends StoredReport, Write extends ReportPayload>(
  name: OutboxKind,
  kind: ReportCalls<Report, Write>,
  onSaved: (report: SavedReport) => Promise<unknown>,
): ReportSender {
  async function toDelivered(work: Promise<Report>): Promise<Delivered> {
    try {
      const report = await withTimeout(work)
      await onSaved(report)
      return { version: report.version, payload: kind.toPayload(report) }
    } catch (error) {
      if (error instanceof ApiProblem && error.problem.code === 'stale')
        throw new StaleVersionError('Changed since', { cause: error })
      throw error
    }
  }
  return {
    // The entry was queued as a report of this kind.
    create: (id, payload) => toDelivered(kind.create(payload as Write, id, id)),
    update: (id, version, payload) => toDelivered(kind.update(id, version, payload as Write)),
    async read(id) {
      const report = await withTimeout(kind.read(id))
      return {
        version: report.version,
        payload: kind.toPayload(report),
        lock:
          report.editable_fields.length > 0
            ? null
            : { status: report.status, by: report.updated_by?.name ?? null },
      }
    },
    submit: (id, version, key) => toDelivered(kind.submit({ id, version }, key)),
    async uploadPhoto(reportId, photoId, { bytes, name: fileName, type }) {
      const file = new File([bytes], fileName, { type })
      // A slow upload may take minutes; it only ends after a minute without progress.
      const options = { id: photoId, onSent: () => {} }
      // The photo's id identifies a repeat, so each attempt has a new key: a damaged upload was
      // deleted.
      const { id, sha256 } = await uploadAttachment(
        { kind: name, id: reportId },
        file,
        crypto.randomUUID(),
        options,
      )
      return { attachmentId: id, sha256 }
    },
    async removePhoto(reportId, attachmentId) {
      try {
        await withTimeout(removeAttachment({ kind: name, id: reportId }, attachmentId))
      } catch (error) {
        if (!(error instanceof ApiProblem && error.problem.code === 'not_found')) throw error
      }
    },
  }
}

/** Writes a report that another tab sent into the query cache. */
export const cacheSavedReport = (
  queryClient: QueryClient,
  kind: OutboxKind,
  report: object,
): Promise<void> =>
  // The other tab received it from this kind's API calls.
  kind === 'supply_report'
    ? cacheSavedSupplyReport(queryClient, report as SupplyReport)
    : cacheSavedCargoReport(queryClient, report as CargoReport)

const submitRequest = { to: 'submitted', override: false } as const

/**
 * Returns the sender of each report kind.
 * @param onSaved receives each report as the server stored it
 */
export function createSenders(
  queryClient: QueryClient,
  onSaved: (report: SavedReport) => void,
): Readonly<Record<OutboxKind, ReportSender>> {
  const createCachingSender = <Report extends StoredReport, Write extends ReportPayload>(
    name: OutboxKind,
    kind: ReportCalls<Report, Write>,
  ) =>
    createSender(name, kind, async (report) => {
      // It came from this kind's API calls.
      await kind.cacheSaved(queryClient, report as Report)
      onSaved(report)
    })
  return {
    supply_report: createCachingSender('supply_report', {
      create: createSupplyReport,
      update: updateSupplyReport,
      read: fetchSupplyReport,
      submit: (report, key) => transitionSupplyReport(report, submitRequest, key),
      toPayload: toSupplyReportWrite,
      cacheSaved: cacheSavedSupplyReport,
    }),
    cargo_report: createCachingSender('cargo_report', {
      create: createCargoReport,
      update: updateCargoReport,
      read: fetchCargoReport,
      submit: (report, key) => transitionCargoReport(report, submitRequest, key),
      toPayload: toCargoReportWrite,
      cacheSaved: cacheSavedCargoReport,
    }),
  }
}

/** True for temporary failures: an overloaded or unreachable server, an expired session. */
const transientStatuses: readonly number[] = [401, 408, 425, 429]

/** Returns why a report is not retried automatically after this error; null if it is. */
export function toHoldReason(error: unknown): HoldReason | null {
  if (error instanceof StaleVersionError) return { why: 'conflict' }
  if (
    !(error instanceof ApiProblem) ||
    error.problem.status >= 500 ||
    transientStatuses.includes(error.problem.status)
  )
    return null
  return { why: 'refused', code: error.problem.code }
}

export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof ApiProblem && error.problem.status === 401
