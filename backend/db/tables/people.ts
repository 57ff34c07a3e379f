import type { Language } from '../../language'
import type { Schemas } from '../../call'
import type { Defaulted, JsonText } from './columns'

export type PeopleTables = {
  people: PeopleTable
  person_countries: PersonCountriesTable
  password_links: PasswordLinksTable
  mails: MailsTable
  session_families: SessionFamiliesTable
  access_tokens: AccessTokensTable
  refresh_tokens: RefreshTokensTable
  login_failures: LoginFailuresTable
  known_devices: KnownDevicesTable
  login_records: LoginRecordsTable
  draft_keys: DraftKeysTable
  erasures: ErasuresTable
}

type PeopleTable = {
  id: string
  version: Defaulted<number>
  /** First and last name, for display. */
  name: string
  name_key: string
  /** Lower case; unique. */
  email: string
  role: Schemas['Role']
  /** Encoded Argon2id hash; null until the person sets a password. */
  password_hash: string | null
  terms_agreed_at: Defaulted<string | null>
  is_active: Defaulted<number>
  /** When the personal data was erased. */
  erased_at: Defaulted<string | null>
  first_name: Defaulted<string>
  last_name: Defaulted<string>
  phone: Defaulted<string | null>
  country: Defaulted<string | null>
  language: Defaulted<Language>
  /** Company of a client; null for staff. */
  company_id: Defaulted<string | null>
  created_at: string
  /** Null for people who signed up, and for those added before this column existed. */
  created_by: Defaulted<string | null>
  updated_at: Defaulted<string | null>
  updated_by: Defaulted<string | null>
}

/** Key of a person's drafts on their devices, in hex; since their first session. */
type DraftKeysTable = { person_id: string; key: string }

/** Names and emails that are being erased from texts; a row is deleted after the last table. */
type ErasuresTable = {
  person_id: string
  /** Null if another person has the same name, which stays. */
  name: string | null
  email: string
  neutral_name: string
  neutral_email: string
  /** Last table that was searched, in alphabetical order. */
  last_table: Defaulted<string>
}

/** Browsers in which a person has logged in, by the hash of a cookie. */
type KnownDevicesTable = { hash: string; person_id: string; used_at: string }

/** Countries whose companies a country manager serves. */
type PersonCountriesTable = { person_id: string; country: string }

/** Link to set a password; deleted after use. */
type PasswordLinksTable = {
  hash: string
  person_id: string
  created_at: string
  expires_at: string
}

/** Reference to a paper that is drawn when its mail is sent. */
export type MailedPaper = {
  kind: Schemas['RecordKind']
  id: string
  paper: Schemas['PaperName']
  revision: number | null
  client_id: string | null
  file_name: string
  sender_id: string
  /** Address of the sender, who gets a copy; null for no copy. */
  copy_to: MailAddress | null
  /** Id of the stored paper; absent for a revision, which stores its own. */
  sent_id?: string
  /** Title of the notice that the sender saw; absent for a valid paper. */
  notice?: string
}

type MailAddress = Schemas['MailAddress']

/** A revision of a portal order's deal, by its number. */
export type ProposedChangeRef = { deal_id: string; revision: number }

/** A link to set a password in a mail. */
export type MailedPasswordLink = {
  expires_at: string
  /**
   * The user who sent it, notified if that fails, and the record that it was sent from. Null if its
   * reader asked for it.
   */
  sender: { id: string; record: Schemas['RecordLink'] } | null
}

type MailsTable = {
  id: string
  recipients: JsonText<MailAddress[]>
  language: Language
  subject: string
  /** Null once sent, because it may contain a login link. */
  body: string | null
  /** Path of the application that the mail links to. */
  link: Defaulted<string | null>
  /** Position of the link in the body; null for its end. */
  link_at: Defaulted<number | null>
  /** The attached paper. */
  paper: Defaulted<JsonText<MailedPaper> | null>
  /** The proposed change that the mail asks to answer. */
  order_change: Defaulted<JsonText<ProposedChangeRef> | null>
  /** The link to set a password. */
  password_link: Defaulted<JsonText<MailedPasswordLink> | null>
  /** Address for replies; null for the sender of all mails. */
  reply_to: Defaulted<JsonText<MailAddress> | null>
  created_at: string
  sent_at: Defaulted<string | null>
}

type SessionFamiliesTable = {
  id: string
  person_id: string
  created_at: string
  expires_at: string
  revoked_at: Defaulted<string | null>
  /** User-Agent of the browser; null if unknown. */
  user_agent: Defaulted<string | null>
  /** Network address of the login; null if unknown. */
  address: Defaulted<string | null>
}

type AccessTokensTable = { hash: string; family_id: string; expires_at: string }

type RefreshTokensTable = {
  hash: string
  family_id: string
  /** Hash of the token exchanged for it; null for the first of its family. */
  parent_hash: string | null
  issued_at: string
  used_at: Defaulted<string | null>
}

/** Rate-limited attempts: wrong passwords, requested links, sign-ups. */
type LoginFailuresTable = {
  id: string
  email: string
  address: string
  at: string
  act: Defaulted<'login' | 'password_link' | 'sign_up' | 'quotation'>
}

/** Attempts to log in, one row for each account, address and outcome within an hour. */
type LoginRecordsTable = {
  id: string
  /** Hour, account, address, outcome and device: equal attempts share a row. */
  bucket: string
  /** Null if the email is unknown. */
  person_id: string | null
  email_hint: string | null
  address: string | null
  browser: string | null
  system: string | null
  outcome: Schemas['LoginOutcome']
  count: number
  first_at: string
  at: string
}
