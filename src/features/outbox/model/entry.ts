/** A photo as a report names it. */
export interface PhotoRef {
  readonly id: string
  readonly attachment_id: string | null
}

/** What is written in a report, of whatever kind. */
export interface ReportPayload {
  readonly photos: readonly PhotoRef[]
}

export type OutboxKind = 'supply_report' | 'cargo_report'

/** Why a report is not sent again by itself: somebody else changed it, the backend won't have it, or a photo of it is gone from the device. */
export type HoldReason =
  | { readonly why: 'clash' }
  | { readonly why: 'refused'; readonly code: string }
  | { readonly why: 'photo_gone'; readonly photoId: string }

/** A report that waits on this device until all of it has come to the backend. */
export interface OutboxEntry<Write extends ReportPayload = ReportPayload> {
  /** The report's own, made by the device. */
  readonly id: string
  readonly kind: OutboxKind
  /** Who wrote it: nobody else can send it. */
  readonly person: { readonly id: string; readonly name: string }
  /** By what the person knows it: its number, its supply. */
  readonly title: string
  /** When it began to wait, ISO 8601; entries go in this order. */
  readonly since: string
  /** As the person left it. */
  readonly write: Write
  /** Id of that revision, and when it was queued, ISO 8601; absent of what was queued by an earlier version of the application. */
  readonly revision?: string | undefined
  readonly at?: string | undefined
  /** The backend's version that the next change is made on; null while it doesn't know the report. */
  readonly version: number | null
  /** What the person's answers were a change of when they were laid down; null for a new report. */
  readonly base: Write | null
  /** Under way: until it is answered it is sent again just so, whatever is written meanwhile. */
  readonly flight: Write | null
  readonly flightRevision?: string | undefined
  /** What the backend has; null while that isn't known. */
  readonly there: Write | null
  /** The backend's files by the photos that it has acknowledged. */
  readonly acknowledged: Readonly<Record<string, string>>
  readonly hold: HoldReason | null
  /** Key of the step that submits it once all of it is there; absent where it stays a draft. */
  readonly submitKey?: string | undefined
}

/** What has gone, to be told. */
export interface SentReport {
  readonly id: string
  readonly kind: OutboxKind
  readonly personId: string
  readonly title: string
  readonly photos: number
  /** When it was laid down, ISO 8601. */
  readonly since: string
  /** ISO 8601. */
  readonly at: string
}

const mapPhotos = <Write extends ReportPayload>(
  write: Write,
  change: (photo: Write['photos'][number]) => PhotoRef,
): Write => ({ ...write, photos: write.photos.map(change) })

/** What is to be there in the end, as far as its photos have come. */
export const toTargetPayload = <Write extends ReportPayload>({
  write,
  acknowledged,
}: OutboxEntry<Write>): Write =>
  mapPhotos(write, (photo) => ({
    ...photo,
    attachment_id: photo.attachment_id ?? acknowledged[photo.id] ?? null,
  }))

/** The same without word of which photos have come. */
export const withoutFiles = <Write extends ReportPayload>(write: Write): Write =>
  mapPhotos(write, (photo) => ({ ...photo, attachment_id: null }))

/** Photos that the backend has not acknowledged, in their order. */
export const findUnsentPhotos = (entry: OutboxEntry): readonly PhotoRef[] =>
  toTargetPayload(entry).photos.filter(({ attachment_id }) => attachment_id === null)

/** Photos that the backend has, and that were removed from the report since. */
export const findRemovedPhotos = ({ write, acknowledged }: OutboxEntry): readonly string[] =>
  Object.keys(acknowledged).filter((id) => write.photos.every((photo) => photo.id !== id))
