import type { QueryClient } from '@tanstack/react-query'
import { removeAttachment, uploadAttachment } from '@/entities/document'
import {
  cargoReportCalls,
  supplyReportCalls,
  type CargoReport,
  type ReportCalls,
  type SupplyReport,
} from '@/entities/inspection'
import { ApiProblem } from '@/shared/api'
import type { ReportPayload, HoldReason, OutboxKind } from './entry'
import {
  RetryLaterError,
  StaleVersionError,
  type Delivered,
  type ReportSender,
  type ReportState,
} from './send-entry'

type Report = SupplyReport | CargoReport

/** A report as the server stored it. */
export type SavedReport = Pick<Report, 'id' | 'version'>

/** API calls by kind. The queue passes each entry to the calls of its kind only. */
const reportCalls: Readonly<Record<OutboxKind, ReportCalls<Report, ReportPayload>>> = {
  supply_report: supplyReportCalls,
  cargo_report: cargoReportCalls,
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

/**
 * Creates the sender of one report kind.
 * @param onSaved receives each saved report once it is cached
 */
export function createReportSender(
  kind: OutboxKind,
  queryClient: QueryClient,
  onSaved: (report: SavedReport) => void,
): ReportSender {
  const calls = reportCalls[kind]

  async function cache(report: Report) {
    await calls.cacheSaved(queryClient, report)
    onSaved(report)
  }

  async function deliver(request: Promise<Report>): Promise<Delivered> {
    try {
      const report = await withTimeout(request)
      await cache(report)
      return { version: report.version, payload: calls.toPayload(report) }
    } catch (error) {
      if (error instanceof ApiProblem && error.problem.code === 'stale')
        throw new StaleVersionError('Changed since', { cause: error })
      throw error
    }
  }

  return {
    create: (id, payload) => deliver(calls.create(payload, id)),
    update: (id, version, payload) => deliver(calls.update(id, version, payload)),
    submit: (id, version, key) =>
      deliver(calls.transition({ id, version }, { to: 'submitted', override: false }, key)),
    async read(id, isDelivered) {
      const report = await withTimeout(calls.read(id))
      const now: ReportState = {
        version: report.version,
        payload: calls.toPayload(report),
        lock:
          report.editable_fields.length > 0
            ? null
            : { status: report.status, by: report.updated_by?.name ?? null },
      }
      if (isDelivered?.(now)) await cache(report)
      return now
    },
    async uploadPhoto(reportId, photoId, { bytes, name, type }) {
      const file = new File([bytes], name, { type })
      // A slow upload may take minutes; it only ends after a minute without progress.
      const options = { id: photoId, onSent: () => {} }
      // The photo's id identifies a repeat, so each attempt has a new key: a damaged upload was
      // deleted.
      const { id, sha256 } = await uploadAttachment(
        { kind, id: reportId },
        file,
        crypto.randomUUID(),
        options,
      )
      return { attachmentId: id, sha256 }
    },
    async removePhoto(reportId, attachmentId) {
      try {
        await withTimeout(removeAttachment({ kind, id: reportId }, attachmentId))
      } catch (error) {
        if (!(error instanceof ApiProblem && error.problem.code === 'not_found')) throw error
      }
    },
  }
}

/** Caches a report that another tab sent. */
export const cacheSentReport = (
  queryClient: QueryClient,
  kind: OutboxKind,
  report: SavedReport,
): Promise<void> =>
  // The other tab received it from this kind's API calls.
  reportCalls[kind].cacheSaved(queryClient, report as Report)

/** HTTP statuses of temporary failures: no session, timeout, too early, too many requests. */
const TRANSIENT_STATUSES: readonly number[] = [401, 408, 425, 429]

/** Returns why a report is not retried automatically after this error; null if it is. */
export function toHoldReason(error: unknown): HoldReason | null {
  if (error instanceof StaleVersionError) return { why: 'conflict' }
  if (
    !(error instanceof ApiProblem) ||
    error.problem.status >= 500 ||
    TRANSIENT_STATUSES.includes(error.problem.status)
  )
    return null
  // The key was used too long ago to be answered: the report must be compared.
  if (error.problem.code === 'idempotency_key_reused') return { why: 'conflict' }
  return { why: 'refused', code: error.problem.code }
}

/** True if the server answered, with an error. */
export const isAnswered = (error: unknown): boolean => error instanceof ApiProblem

export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof ApiProblem && error.problem.status === 401
