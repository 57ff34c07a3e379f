import type { Defaulted, JsonText, Schemas } from './columns'

/** What every record has beside it, and who is told of it. */
export type RecordsTables = {
  notifications: NotificationsTable
  comments: CommentsTable
  activity: ActivityTable
  attachments: AttachmentsTable
  attachment_contents: AttachmentContentsTable
  override_requests: OverrideRequestsTable
}

type CommentsTable = {
  id: string
  record_kind: Schemas['RecordKind']
  record_id: string
  /** Its place under the document, from 1, because two can share a moment. */
  position: number
  text: string
  created_at: string
  created_by: string
}

/** A request to take a step in spite of what it lacks. A record has one open request at most. */
type OverrideRequestsTable = {
  id: string
  record_kind: Schemas['RecordKind']
  record_id: string
  /** The document's number. */
  number: string
  /** The status that the step leads to. */
  step: string
  reason: string
  created_at: string
  created_by: string
  status: Schemas['OverrideRequest']['status']
  answer: Defaulted<string | null>
  answered_at: Defaulted<string | null>
  /** Null while it is open, and if the system took the step. */
  answered_by: Defaulted<string | null>
}

type ActivityTable = {
  id: string
  record_kind: Schemas['RecordKind']
  record_id: string
  /** Its place under the document, from 1. */
  position: number
  at: string
  /** Null when the system did it. */
  person_id: string | null
  kind: Schemas['ActivityEntry']['kind']
  changes: JsonText<Schemas['FieldChange'][]>
  reason: string | null
}

type AttachmentsTable = {
  id: string
  record_kind: Schemas['RecordKind']
  record_id: string
  name: string
  media_type: string
  size: number
  /** Of its bytes, in hex; null of one that was kept before this was. */
  sha256: Defaulted<string | null>
  created_at: string
  created_by: string
}

/** Apart from `attachments`, so that a list reads no file. */
type AttachmentContentsTable = { attachment_id: string; content: Uint8Array }

type NotificationsTable = {
  id: string
  person_id: string
  key: string
  params: JsonText<Record<string, string>>
  record_kind: Schemas['RecordKind'] | null
  record_id: string | null
  created_at: string
  is_read: Defaulted<number>
}
