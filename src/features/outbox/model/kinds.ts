import type { QueryClient } from '@tanstack/react-query'
import { removeAttachment, uploadAttachment } from '@/entities/document'
import {
  createCargoReport,
  createSupplyReport,
  readCargoReport,
  readSupplyReport,
  rememberCargoReport,
  rememberSupplyReport,
  transitionCargoReport,
  transitionSupplyReport,
  updateCargoReport,
  updateSupplyReport,
  cargoReportWriteOf,
  supplyReportWriteOf,
  type CargoReport,
  type SupplyReport,
} from '@/entities/inspection'
import { ApiProblem } from '@/shared/api'
import type { Answers, Hold, KindName } from './entry'
import { CutOff, Stale, type Arrived, type Send } from './send-entry'

interface Saved {
  readonly id: string
  readonly version: number
}

/** The calls of one kind of report, as its entity has them. */
interface Kind<Report extends Saved, Write extends Answers> {
  create(write: Write, key: string, id: string): Promise<Report>
  update(id: string, version: number, write: Write): Promise<Report>
  read(id: string): Promise<Report>
  submit(report: Saved, key: string): Promise<Report>
  written(report: Report): Write
  remember(queryClient: QueryClient, report: Report): Promise<unknown>
}

/** Milliseconds after which a call is taken for lost; what comes of it all the same is met by the next attempt. */
const patience = 60_000

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const lost = new Promise<never>(
    (_, reject) =>
      (timer = setTimeout(() => reject(new CutOff('No answer in a minute')), patience)),
  )
  return Promise.race([work, lost]).finally(() => clearTimeout(timer))
}

/** @param onSaved gets each report as the backend has it now */
function sendBy<Report extends Saved, Write extends Answers>(
  name: KindName,
  kind: Kind<Report, Write>,
  onSaved: (report: Saved) => Promise<unknown>,
): Send {
  async function arrive(work: Promise<Report>): Promise<Arrived> {
    try {
      const report = await inTime(work)
      await onSaved(report)
      return { version: report.version, written: kind.written(report) }
    } catch (error) {
      if (error instanceof ApiProblem && error.problem.code === 'stale')
        throw new Stale('Changed since', { cause: error })
      throw error
    }
  }
  return {
    // Whoever put it there wrote it for this kind.
    create: (id, write) => arrive(kind.create(write as Write, id, id)),
    update: (id, version, write) => arrive(kind.update(id, version, write as Write)),
    async read(id) {
      const report = await inTime(kind.read(id))
      return { version: report.version, written: kind.written(report) }
    },
    submit: (id, version, key) => arrive(kind.submit({ id, version }, key)),
    async photo(reportId, photoId, { bytes, name: fileName, type }) {
      const file = new File([bytes], fileName, { type })
      const how = { id: photoId, signal: AbortSignal.timeout(patience), onSent: () => {} }
      // Its own id tells that it is sent again, so each attempt is an act of its own: one that came damaged was taken back.
      const { id, sha256 } = await uploadAttachment(
        { kind: name, id: reportId },
        file,
        crypto.randomUUID(),
        how,
      )
      return { attachmentId: id, sha256 }
    },
    async takeBack(reportId, attachmentId) {
      try {
        await inTime(removeAttachment({ kind: name, id: reportId }, attachmentId))
      } catch (error) {
        if (!(error instanceof ApiProblem && error.problem.code === 'not_found')) throw error
      }
    },
  }
}

/** Puts a report that another tab has sent where its screens read it. */
export const rememberReport = (
  queryClient: QueryClient,
  kind: KindName,
  report: object,
): Promise<void> =>
  // The other tab had it of this kind's own calls.
  kind === 'supply_report'
    ? rememberSupplyReport(queryClient, report as SupplyReport)
    : rememberCargoReport(queryClient, report as CargoReport)

const submitted = { to: 'submitted', override: false } as const

/** How each kind of report is sent. @param arrived gets each report as the backend has it now */
export function sendsOf(
  queryClient: QueryClient,
  arrived: (report: Saved) => void,
): Readonly<Record<KindName, Send>> {
  const by = <Report extends Saved, Write extends Answers>(
    name: KindName,
    kind: Kind<Report, Write>,
  ) =>
    sendBy(name, kind, async (report) => {
      // It came from this kind's own calls.
      await kind.remember(queryClient, report as Report)
      arrived(report)
    })
  return {
    supply_report: by('supply_report', {
      create: createSupplyReport,
      update: updateSupplyReport,
      read: readSupplyReport,
      submit: (report, key) => transitionSupplyReport(report, submitted, key),
      written: supplyReportWriteOf,
      remember: rememberSupplyReport,
    }),
    cargo_report: by('cargo_report', {
      create: createCargoReport,
      update: updateCargoReport,
      read: readCargoReport,
      submit: (report, key) => transitionCargoReport(report, submitted, key),
      written: cargoReportWriteOf,
      remember: rememberCargoReport,
    }),
  }
}

/** What passes by itself: a server that is busy or away, a login that has ended. */
const passing: readonly number[] = [401, 408, 425, 429]

/** Why a report is not sent again by itself after this; null where it is. */
export function holdFor(error: unknown): Hold | null {
  if (error instanceof Stale) return { why: 'clash' }
  if (
    !(error instanceof ApiProblem) ||
    error.problem.status >= 500 ||
    passing.includes(error.problem.status)
  )
    return null
  return { why: 'refused', code: error.problem.code }
}

export const isLoginLost = (error: unknown): boolean =>
  error instanceof ApiProblem && error.problem.status === 401
