import { isEqual } from '@/shared/lib/is-equal'
import {
  findRemovedPhotos,
  findUnsentPhotos,
  toTargetPayload,
  withoutFiles,
  type ReportPayload,
  type OutboxEntry,
  type HoldReason,
} from './entry'

/** A photo as it lies on the device. */
export interface DevicePhoto {
  readonly name: string
  readonly type: string
  /** Bytes, not a blob: phones lose those with the page that made them. */
  readonly bytes: ArrayBuffer
}

/** What the backend has after a call. */
export interface Delivered<Write extends ReportPayload = ReportPayload> {
  readonly version: number
  readonly payload: Write
}

/** How reports of one kind are sent. Every call may be repeated: the ids are the device's own, and the backend gives its first answer again. */
export interface ReportSender<Write extends ReportPayload = ReportPayload> {
  create(id: string, write: Write): Promise<Delivered<Write>>
  update(id: string, version: number, write: Write): Promise<Delivered<Write>>
  read(id: string): Promise<Delivered<Write>>
  /** @returns the file that the backend has made of it, and the hash of what came */
  uploadPhoto(
    reportId: string,
    photoId: string,
    photo: DevicePhoto,
  ): Promise<{ readonly attachmentId: string; readonly sha256: string | null }>
  /** Submits it as it was in `version`, once for each `key`. */
  submit(id: string, version: number, key: string): Promise<Delivered<Write>>
  /** Takes back a file that came damaged, or whose photo was removed; one that is gone already is as good. */
  removePhoto(reportId: string, attachmentId: string): Promise<void>
}

export interface SendContext {
  readonly sender: ReportSender
  /** Lays down what has been done, before anything else is. @returns the report with it, and with what was written meanwhile */
  storeChange(change: Partial<OutboxEntry>): Promise<OutboxEntry>
  readPhoto(id: string): Promise<DevicePhoto | undefined>
  hash(bytes: ArrayBuffer): Promise<string>
  /** The report with what was written meanwhile. */
  latest(): OutboxEntry
  /** Why an error holds this report back; null for what passes, such as a network that is gone: it is thrown on. */
  toHoldReason(error: unknown): HoldReason | null
}

/**
 * Takes a report to the backend, step by step, each kept before the next: it may be cut off anywhere and goes on from there. First the report, then its photos one
 * by one, then the report once more, which now names them. It is done when the backend has acknowledged every photo by its hash, and has none
 * that was removed meanwhile; then it is submitted, where that is wanted.
 *
 * @returns the report as it stands on the device then: done (`isDone`), or held
 * @throws what passes by itself: no network, no login
 */
export async function sendEntry(
  begun: OutboxEntry,
  to: SendContext,
): Promise<{ readonly entry: OutboxEntry; readonly isDone: boolean }> {
  let entry = begun
  const keep = async (next: Partial<OutboxEntry>) => {
    entry = await to.storeChange(next)
  }
  try {
    for (;;) {
      entry = to.latest()
      if (entry.flight) {
        const { version } = await deliver(entry, entry.flight, to.sender)
        await keep({ version, there: entry.flight, flight: null })
        continue
      }
      const wanted = toTargetPayload(entry)
      const [photo] = findUnsentPhotos(entry)
      const [removed] = findRemovedPhotos(entry)
      const isThere =
        entry.there !== null && isEqual(withoutFiles(entry.there), withoutFiles(wanted))
      if (!isThere) await keep({ flight: wanted })
      else if (photo) {
        const acknowledged = await deliverPhoto(entry, photo.id, to)
        if (acknowledged === null) {
          await keep({ hold: { why: 'photo_gone', photoId: photo.id } })
          return { entry, isDone: false }
        }
        await keep({ acknowledged: { ...entry.acknowledged, [photo.id]: acknowledged } })
      } else if (!isEqual(entry.there, wanted)) await keep({ flight: wanted })
      else if (removed !== undefined) {
        const { [removed]: attachmentId = '', ...acknowledged } = entry.acknowledged
        await to.sender.removePhoto(entry.id, attachmentId)
        await keep({ acknowledged })
      } else if (entry.submitKey !== undefined && entry.version !== null) {
        const { version } = await to.sender.submit(entry.id, entry.version, entry.submitKey)
        await keep({ version, submitKey: undefined })
      } else return { entry, isDone: true }
    }
  } catch (error) {
    const hold = to.toHoldReason(error)
    if (!hold) throw error
    // What was refused is not under way any more: the next attempt may say something else.
    await keep({ hold, flight: null })
    return { entry, isDone: false }
  }
}

/** Nothing stands against another attempt, later. */
export class RetryLaterError extends Error {
  override name = 'CutOff'
}

/** Another version is there. */
export class StaleVersionError extends Error {
  override name = 'Stale'
}

async function deliver(
  { id, version }: OutboxEntry,
  write: ReportPayload,
  send: ReportSender,
): Promise<Delivered> {
  if (version === null) return send.create(id, write)
  try {
    return await send.update(id, version, write)
  } catch (error) {
    if (!(error instanceof StaleVersionError)) throw error
    // An earlier attempt may have come through, and its answer not.
    const now = await send.read(id)
    if (isEqual(now.payload, write)) return now
    throw error
  }
}

async function deliverPhoto(
  { id }: OutboxEntry,
  photoId: string,
  to: SendContext,
): Promise<string | null> {
  const photo = await to.readPhoto(photoId)
  if (!photo) return null
  const [{ attachmentId, sha256 }, own] = await Promise.all([
    to.sender.uploadPhoto(id, photoId, photo),
    to.hash(photo.bytes),
  ])
  if (sha256 === own) return attachmentId
  // Other bytes came than were sent. It goes once more with the next attempt.
  await to.sender.removePhoto(id, attachmentId)
  throw new RetryLaterError(`Photo ${photoId} came as ${sha256}`)
}
