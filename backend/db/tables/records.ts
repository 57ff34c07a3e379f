import type { Schemas } from '../../call'
import type { Defaulted, JsonText } from './columns'

export type RecordsTables = {
  notifications: NotificationsTable
  comments: CommentsTable
  sent_papers: SentPapersTable
  activity: ActivityTable
  attachments: AttachmentsTable
  attachment_contents: AttachmentContentsTable
  override_requests: OverrideRequestsTable
}

/** A paper without revisions, as it was sent. */
type SentPapersTable = {
  id: string
  record_kind: Schemas['RecordKind']
  record_id: string
  paper: Schemas['PaperName']
  /** The client or mill that got it, if the record has papers for several. */
  client_id: string | null
  client_name: string | null
  title: string
  /** Forwarder or carrier that got it; null for papers to others, and if it was not named. */
  forwarder: string | null
  /** Empty once it is older than mails are kept. */
  recipients: JsonText<Schemas['MailAddress'][]>
  /** Without the logo, which many papers share. */
  content: JsonText<Schemas['Paper']>
  /** SHA-256 of its logo; null without one. */
  logo: string | null
  sent_at: string
  sent_by: string
}

type CommentsTable = {
  id: string
  record_kind: Schemas['RecordKind']
  record_id: string
  /** Position under the document, from 1, because two can have the same time. */
  position: number
  text: string
  created_at: string
  created_by: string
  /** Packs whose numbers the text quotes. */
  packs: Defaulted<JsonText<Schemas['PackRef'][]>>
}

/** Request to override the missing needs of a transition. A record has at most one open request. */
type OverrideRequestsTable = {
  id: string
  record_kind: Schemas['RecordKind']
  record_id: string
  /** The document's number. */
  number: string
  /** Target status of the transition. */
  step: string
  reason: string
  created_at: string
  created_by: string
  status: Schemas['OverrideRequest']['status']
  answer: Defaulted<string | null>
  answered_at: Defaulted<string | null>
  /** Null while open, and if the system made the transition. */
  answered_by: Defaulted<string | null>
}

type ActivityTable = {
  id: string
  record_kind: Schemas['RecordKind']
  record_id: string
  /** Position under the document, from 1, because two can have the same time. */
  position: number
  at: string
  /** Null if the system did it. */
  person_id: string | null
  kind: Schemas['ActivityEntry']['kind']
  changes: JsonText<Schemas['FieldChange'][]>
  reason: string | null
  /** The document that a created one was copied from. */
  copied_from: Defaulted<JsonText<Schemas['CopySource']> | null>
}

type AttachmentsTable = {
  id: string
  kind: Defaulted<Schemas['AttachmentKind']>
  record_kind: Schemas['RecordKind']
  record_id: string
  name: string
  media_type: string
  size: number
  /** SHA-256 of the content in hex; null for files stored without it. */
  sha256: Defaulted<string | null>
  created_at: string
  created_by: string
}

/**
 * Separate from `attachments`, so that lists don't read file contents; in parts from 0, so that a
 * download has one part in memory.
 */
type AttachmentContentsTable = { attachment_id: string; part: number; content: Uint8Array }

type NotificationsTable = {
  id: string
  person_id: string
  key: string
  params: JsonText<Record<string, string>>
  record_kind: Schemas['NotificationLink']['kind'] | null
  record_id: string | null
  created_at: string
  is_read: Defaulted<number>
}
