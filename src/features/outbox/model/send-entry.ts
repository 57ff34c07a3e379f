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

/** A stored photo. */
export interface DevicePhoto {
  readonly name: string
  readonly type: string
  /** Bytes, not a blob: phones lose blobs with the page that made them. */
  readonly bytes: ArrayBuffer
}

/** Server state after a call. */
export interface Delivered<Write extends ReportPayload = ReportPayload> {
  readonly version: number
  readonly payload: Write
}

/** API of one report kind. Every call is idempotent, because the device makes the ids. */
export interface ReportSender<Write extends ReportPayload = ReportPayload> {
  create(id: string, write: Write): Promise<Delivered<Write>>
  update(id: string, version: number, write: Write): Promise<Delivered<Write>>
  read(id: string): Promise<Delivered<Write>>
  /** @returns the id of the stored file, and the hash of the received bytes */
  uploadPhoto(
    reportId: string,
    photoId: string,
    photo: DevicePhoto,
  ): Promise<{ readonly attachmentId: string; readonly sha256: string | null }>
  /** Submits `version` of the report, with `key` as idempotency key. */
  submit(id: string, version: number, key: string): Promise<Delivered<Write>>
  /**
   * Deletes an uploaded file that was damaged or whose photo was removed. A missing file is no
   * error.
   */
  removePhoto(reportId: string, attachmentId: string): Promise<void>
}

export interface SendContext {
  readonly sender: ReportSender
  /**
   * Stores progress before the next call.
   * @returns the entry with answers written meanwhile
   */
  storeChange(change: Partial<OutboxEntry>): Promise<OutboxEntry>
  readPhoto(id: string): Promise<DevicePhoto | undefined>
  hash(bytes: ArrayBuffer): Promise<string>
  /** Returns the entry with answers written meanwhile. */
  latest(): OutboxEntry
  /** Returns why an error holds this report back; null for a temporary error, which is rethrown. */
  toHoldReason(error: unknown): HoldReason | null
}

/**
 * Sends a report step by step and stores progress before each step, so that it can resume anywhere.
 * Sends the report, then each photo, then the report with the photos' file ids. It is done when the
 * server acknowledged every photo by hash and has no removed photo. Then it is submitted, if
 * requested.
 * @returns the entry as stored: done (`isDone`) or held
 * @throws temporary errors: no network, no session
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
    // The refused request is not in flight any more: the next attempt may have other content.
    await keep({ hold, flight: null })
    return { entry, isDone: false }
  }
}

/** A failure that a later attempt may overcome. */
export class RetryLaterError extends Error {
  override name = 'CutOff'
}

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
    // An earlier attempt may have succeeded although its response was lost.
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
  // The received bytes differ from the sent ones. The next attempt uploads again.
  await to.sender.removePhoto(id, attachmentId)
  throw new RetryLaterError(`Photo ${photoId} came as ${sha256}`)
}
