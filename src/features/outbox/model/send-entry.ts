import { dequal } from 'dequal/lite'
import {
  findRemovedPhotos,
  findUnsentPhotos,
  toTargetPayload,
  isCompletelySent,
  isPayloadDelivered,
  type ReportPayload,
  type OutboxEntry,
  type ReportLock,
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

/** Server state of a report. */
export interface ReportState<Write extends ReportPayload = ReportPayload> extends Delivered<Write> {
  /** Null if the user can change the report. */
  readonly lock: ReportLock | null
}

/** API of one report kind. Every call is idempotent, because the device makes the ids. */
export interface ReportSender<Write extends ReportPayload = ReportPayload> {
  create(id: string, payload: Write): Promise<Delivered<Write>>
  update(id: string, version: number, payload: Write): Promise<Delivered<Write>>
  /**
   * Reads a report from the server.
   * @param isDelivered true if an earlier request led to this state; it is then cached
   */
  read(id: string, isDelivered?: (now: ReportState) => boolean): Promise<ReportState<Write>>
  /**
   * Uploads a photo of a report.
   * @returns the id of the stored file, and the hash of the received bytes
   */
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
   * @returns the entry with the payload written meanwhile
   */
  storeChange(change: Partial<OutboxEntry>): Promise<OutboxEntry>
  readPhoto(id: string): Promise<DevicePhoto | undefined>
  hash(bytes: ArrayBuffer): Promise<string>
  /** Returns the entry with the payload written meanwhile. */
  getLatestEntry(): OutboxEntry
  /** True if the payload of another report waits to be sent, which comes before photos. */
  mustPhotosWait(): boolean
  /** Returns why an error holds this report back; null for a temporary error, which is rethrown. */
  toHoldReason(error: unknown): HoldReason | null
}

/**
 * Sends a report step by step and stores progress before each step, so that it can resume anywhere.
 * Sends the report, then each photo, then the report with the photos' file ids. It is done when the
 * server acknowledged every photo by hash and has no removed photo. Then it is submitted, if
 * requested.
 * @returns the entry as stored: done (`isDone`), held, or to continue after another report
 * @throws temporary errors: no network, no session
 */
export async function sendEntry(
  started: OutboxEntry,
  context: SendContext,
): Promise<{ readonly entry: OutboxEntry; readonly isDone: boolean }> {
  let entry = started
  const storeProgress = async (next: Partial<OutboxEntry>) => {
    entry = await context.storeChange(next)
  }
  try {
    for (;;) {
      entry = context.getLatestEntry()
      if (entry.inFlight) {
        const { version } = await deliver(entry, entry.inFlight, context.sender)
        await storeProgress({ version, remote: entry.inFlight, inFlight: null })
        continue
      }
      const target = toTargetPayload(entry)
      const [photo] = findUnsentPhotos(entry)
      const [removed] = findRemovedPhotos(entry)
      if (!isPayloadDelivered(entry, target)) await storeProgress({ inFlight: target })
      else if (photo) {
        if (context.mustPhotosWait()) return { entry, isDone: false }
        const acknowledged = await deliverPhoto(entry, photo.id, context)
        if (acknowledged === null) {
          await storeProgress({ hold: { why: 'photo_gone', photoId: photo.id } })
          return { entry, isDone: false }
        }
        await storeProgress({ acknowledged: { ...entry.acknowledged, [photo.id]: acknowledged } })
      } else if (!isCompletelySent(entry)) await storeProgress({ inFlight: target })
      else if (removed !== undefined) {
        const { [removed]: attachmentId = '', ...acknowledged } = entry.acknowledged
        await context.sender.removePhoto(entry.id, attachmentId)
        await storeProgress({ acknowledged })
      } else if (entry.submitKey !== undefined && entry.version !== null) {
        const { version } = await submit(entry, entry.version, entry.submitKey, context)
        await storeProgress({ version, submitKey: undefined })
      } else return { entry, isDone: true }
    }
  } catch (error) {
    const hold = context.toHoldReason(error)
    if (!hold) throw error
    const lock = entry.version === null ? null : await readLock(entry.id, context)
    // The refused request is not in flight any more: the next attempt may have other content.
    await storeProgress({ hold: lock ? { why: 'locked', ...lock } : hold, inFlight: null })
    return { entry, isDone: false }
  }
}

/**
 * Returns the lock of a report that refused a change; null if the user can still change it.
 * @throws temporary errors: no network, no session
 */
async function readLock(
  id: string,
  { sender, toHoldReason }: SendContext,
): Promise<ReportLock | null> {
  try {
    return (await sender.read(id)).lock
  } catch (error) {
    const hold = toHoldReason(error)
    if (!hold) throw error
    const isGone = hold.why === 'refused' && GONE_CODES.includes(hold.code)
    return isGone ? { status: null, by: null } : null
  }
}

/**
 * Problem codes of a request for a report that was removed, or that belongs to another user now.
 */
const GONE_CODES: readonly string[] = ['not_found', 'forbidden']

/** A failure that a later attempt may overcome. */
export class RetryLaterError extends Error {
  override name = 'RetryLaterError'
}

export class StaleVersionError extends Error {
  override name = 'StaleVersionError'
}

async function deliver(
  { id, version }: OutboxEntry,
  payload: ReportPayload,
  sender: ReportSender,
): Promise<Delivered> {
  if (version === null) return sender.create(id, payload)
  try {
    return await sender.update(id, version, payload)
  } catch (error) {
    if (!(error instanceof StaleVersionError)) throw error
    return readDelivered(id, error, sender, (now) => dequal(now.payload, payload))
  }
}

const SUBMITTED_STATUSES: readonly (ReportLock['status'] | undefined)[] = ['submitted', 'approved']

async function submit(
  entry: OutboxEntry,
  version: number,
  key: string,
  { sender, toHoldReason }: SendContext,
): Promise<Delivered> {
  try {
    return await sender.submit(entry.id, version, key)
  } catch (error) {
    if (!toHoldReason(error)) throw error
    return readDelivered(
      entry.id,
      error,
      sender,
      ({ lock, payload }) =>
        SUBMITTED_STATUSES.includes(lock?.status) && dequal(payload, entry.remote),
    )
  }
}

/**
 * Reads a report that refused a request: an earlier attempt may have succeeded although its
 * response was lost.
 * @throws the refusal if it did not
 */
async function readDelivered(
  id: string,
  refusal: unknown,
  sender: ReportSender,
  isDelivered: (now: ReportState) => boolean,
): Promise<Delivered> {
  const now = await sender.read(id, isDelivered)
  if (isDelivered(now)) return now
  throw refusal
}

async function deliverPhoto(
  { id }: OutboxEntry,
  photoId: string,
  context: SendContext,
): Promise<string | null> {
  const photo = await context.readPhoto(photoId)
  if (!photo) return null
  const [{ attachmentId, sha256 }, localHash] = await Promise.all([
    context.sender.uploadPhoto(id, photoId, photo),
    context.hash(photo.bytes),
  ])
  if (sha256 === localHash) return attachmentId
  // The received bytes differ from the sent ones. The next attempt uploads again.
  await context.sender.removePhoto(id, attachmentId)
  throw new RetryLaterError(`Photo ${photoId} came as ${sha256}`)
}
