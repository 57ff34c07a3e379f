import { dequal } from 'dequal/lite'
import type { Schemas } from '@/shared/api'

/** Photo reference in a report. */
export interface PhotoRef {
  readonly id: string
  readonly attachment_id: string | null
}

/** Payload of a report of any kind. */
export interface ReportPayload {
  readonly photos: readonly PhotoRef[]
}

export type OutboxKind = 'supply_report' | 'cargo_report'

/** Saved state of a report that its author can no longer change. */
export interface ReportLock {
  /** Null if the author can't read the report any more. */
  readonly status: Schemas['ReportStatus'] | null
  /** Name of the user who locked it; null if unknown. */
  readonly by: string | null
}

/**
 * Reason that a report is not retried automatically: a conflict, a lock, a refusal, or a photo that
 * is missing on the device.
 */
export type HoldReason =
  | { readonly why: 'conflict' }
  | ({ readonly why: 'locked' } & ReportLock)
  | { readonly why: 'refused'; readonly code: string }
  | { readonly why: 'photo_gone'; readonly photoId: string }

/** A report on this device that the server does not have completely. */
export interface OutboxEntry<Write extends ReportPayload = ReportPayload> {
  /** Report id, made by the device. */
  readonly id: string
  readonly kind: OutboxKind
  /** Author; no other user can send the report. */
  readonly person: { readonly id: string; readonly name: string }
  /** Title for the user: its number, its supply. */
  readonly title: string
  /** Time of queuing, ISO 8601; defines the order of sending. */
  readonly since: string
  /** Latest payload of the user. */
  readonly payload: Write
  /** Id of that payload. */
  readonly payloadId?: string | undefined
  /** Time of that edit, ISO 8601. */
  readonly at?: string | undefined
  /**
   * Server version that the next change is based on; null if the server does not have the report.
   */
  readonly version: number | null
  /** Saved payload that the queued one is based on; null for a new report. */
  readonly base: Write | null
  /** Request in flight. It is repeated unchanged until it is answered. */
  readonly inFlight: Write | null
  readonly inFlightPayloadId?: string | undefined
  /** Payload on the server; null if unknown. */
  readonly remote: Write | null
  /** Server file ids by acknowledged photo. */
  readonly acknowledged: Readonly<Record<string, string>>
  readonly hold: HoldReason | null
  /** Idempotency key of the submission after sending; absent if the report stays a draft. */
  readonly submitKey?: string | undefined
}

/** A sent report, for the list. */
export interface SentReport {
  readonly id: string
  readonly kind: OutboxKind
  readonly personId: string
  readonly title: string
  readonly photos: number
  /** Time of queuing, ISO 8601. */
  readonly since: string
  /** ISO 8601. */
  readonly at: string
}

const mapPhotos = <Write extends ReportPayload>(
  payload: Write,
  change: (photo: Write['photos'][number]) => PhotoRef,
): Write => ({ ...payload, photos: payload.photos.map(change) })

/** Returns the payload with the file ids of all photos uploaded so far. */
export const toTargetPayload = <Write extends ReportPayload>({
  payload,
  acknowledged,
}: OutboxEntry<Write>): Write =>
  mapPhotos(payload, (photo) => ({
    ...photo,
    attachment_id: photo.attachment_id ?? acknowledged[photo.id] ?? null,
  }))

/** Returns the payload without the upload state of photos. */
const omitFiles = <Write extends ReportPayload>(payload: Write): Write =>
  mapPhotos(payload, (photo) => ({ ...photo, attachment_id: null }))

/** Photos without acknowledgement, in their order. */
export const findUnsentPhotos = (entry: OutboxEntry): readonly PhotoRef[] =>
  toTargetPayload(entry).photos.filter(({ attachment_id }) => attachment_id === null)

/** True if the server has this payload; photos may still be missing. */
export const isPayloadDelivered = ({ remote }: OutboxEntry, payload: ReportPayload): boolean =>
  remote !== null && dequal(omitFiles(remote), omitFiles(payload))

/** True if the server has the payload and all photos, so that only the submission is left. */
export const isCompletelySent = (entry: OutboxEntry): boolean =>
  entry.remote !== null && dequal(entry.remote, toTargetPayload(entry))

/** Uploaded photos that were removed from the report since. */
export const findRemovedPhotos = ({ payload, acknowledged }: OutboxEntry): readonly string[] =>
  Object.keys(acknowledged).filter((id) => payload.photos.every((photo) => photo.id !== id))

/** True if a report of the user waits to be sent and nothing holds it. */
export const hasReportToSend = (
  entries: readonly OutboxEntry[],
  personId: string | undefined,
): boolean => entries.some(({ person, hold }) => person.id === personId && hold === null)
