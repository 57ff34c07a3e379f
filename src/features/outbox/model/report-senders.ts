import type { QueryClient } from '@tanstack/react-query'
import { removeAttachment, uploadAttachment } from '@/entities/document'
import {
  createCargoReport,
  createSupplyReport,
  readCargoReport,
  readSupplyReport,
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

/** The calls of one kind of report, as its entity has them. */
interface ReportCalls<Report extends SavedReport, Write extends ReportPayload> {
  create(write: Write, key: string, id: string): Promise<Report>
  update(id: string, version: number, write: Write): Promise<Report>
  read(id: string): Promise<Report>
  submit(report: SavedReport, key: string): Promise<Report>
  toPayload(report: Report): Write
  cacheSaved(queryClient: QueryClient, report: Report): Promise<unknown>
}

/** Milliseconds after which a call is taken for lost; what comes of it all the same is met by the next attempt. */
const callTimeoutMs = 60_000

async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const lost = new Promise<never>(
    (_, reject) =>
      (timer = setTimeout(
        () => reject(new RetryLaterError('No answer in a minute')),
        callTimeoutMs,
      )),
  )
  return Promise.race([work, lost]).finally(() => clearTimeout(timer))
}

/** @param onSaved gets each report as the backend has it now */
function createSender<Report extends SavedReport, Write extends ReportPayload>(
  name: OutboxKind,
  kind: ReportCalls<Report, Write>,
  onSaved: (report: SavedReport) => Promise<unknown>,
): ReportSender {
  async function arrive(work: Promise<Report>): Promise<Delivered> {
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
    // Whoever put it there wrote it for this kind.
    create: (id, write) => arrive(kind.create(write as Write, id, id)),
    update: (id, version, write) => arrive(kind.update(id, version, write as Write)),
    async read(id) {
      const report = await withTimeout(kind.read(id))
      return { version: report.version, payload: kind.toPayload(report) }
    },
    submit: (id, version, key) => arrive(kind.submit({ id, version }, key)),
    async uploadPhoto(reportId, photoId, { bytes, name: fileName, type }) {
      const file = new File([bytes], fileName, { type })
      const how = { id: photoId, signal: AbortSignal.timeout(callTimeoutMs), onSent: () => {} }
      // Its own id tells that it is sent again, so each attempt is an act of its own: one that came damaged was taken back.
      const { id, sha256 } = await uploadAttachment(
        { kind: name, id: reportId },
        file,
        crypto.randomUUID(),
        how,
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

/** Puts a report that another tab has sent where its screens read it. */
export const cacheSavedReport = (
  queryClient: QueryClient,
  kind: OutboxKind,
  report: object,
): Promise<void> =>
  // The other tab had it of this kind's own calls.
  kind === 'supply_report'
    ? cacheSavedSupplyReport(queryClient, report as SupplyReport)
    : cacheSavedCargoReport(queryClient, report as CargoReport)

const submitRequest = { to: 'submitted', override: false } as const

/** How each kind of report is sent. @param arrived gets each report as the backend has it now */
export function createSenders(
  queryClient: QueryClient,
  arrived: (report: SavedReport) => void,
): Readonly<Record<OutboxKind, ReportSender>> {
  const by = <Report extends SavedReport, Write extends ReportPayload>(
    name: OutboxKind,
    kind: ReportCalls<Report, Write>,
  ) =>
    createSender(name, kind, async (report) => {
      // It came from this kind's own calls.
      await kind.cacheSaved(queryClient, report as Report)
      arrived(report)
    })
  return {
    supply_report: by('supply_report', {
      create: createSupplyReport,
      update: updateSupplyReport,
      read: readSupplyReport,
      submit: (report, key) => transitionSupplyReport(report, submitRequest, key),
      toPayload: toSupplyReportWrite,
      cacheSaved: cacheSavedSupplyReport,
    }),
    cargo_report: by('cargo_report', {
      create: createCargoReport,
      update: updateCargoReport,
      read: readCargoReport,
      submit: (report, key) => transitionCargoReport(report, submitRequest, key),
      toPayload: toCargoReportWrite,
      cacheSaved: cacheSavedCargoReport,
    }),
  }
}

/** What passes by itself: a server that is busy or away, a login that has ended. */
const transientStatuses: readonly number[] = [401, 408, 425, 429]

/** Why a report is not sent again by itself after this; null where it is. */
export function toHoldReason(error: unknown): HoldReason | null {
  if (error instanceof StaleVersionError) return { why: 'clash' }
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
