import type { Language } from '../../language'
import type { Defaulted, Schemas } from './columns'

/** Who works here and in the portal, how they get in, and what is mailed to them. */
export type PeopleTables = {
  people: PeopleTable
  person_countries: PersonCountriesTable
  password_links: PasswordLinksTable
  mails: MailsTable
  session_families: SessionFamiliesTable
  access_tokens: AccessTokensTable
  refresh_tokens: RefreshTokensTable
  login_failures: LoginFailuresTable
}

type PeopleTable = {
  id: string
  version: Defaulted<number>
  /** First and last name, as they are shown together. */
  name: string
  name_key: string
  /** Lower case; unique. */
  email: string
  role: Schemas['Role']
  /** Argon2id in its encoded form; null for who can't log in yet. */
  password_hash: string | null
  terms_agreed_at: Defaulted<string | null>
  is_active: Defaulted<number>
  first_name: Defaulted<string>
  last_name: Defaulted<string>
  phone: Defaulted<string | null>
  country: Defaulted<string | null>
  language: Defaulted<Language>
  /** Of a client of the portal; null for everybody else. */
  company_id: Defaulted<string | null>
  created_at: string
  /** Null of people who signed up by themselves, and of those added before this was kept. */
  created_by: Defaulted<string | null>
  updated_at: Defaulted<string | null>
  updated_by: Defaulted<string | null>
}

/** The countries whose companies a country manager serves. */
type PersonCountriesTable = { person_id: string; country: string }

/** A way to set a password, gone as soon as it was used. */
type PasswordLinksTable = {
  hash: string
  person_id: string
  created_at: string
  expires_at: string
}

type MailsTable = {
  id: string
  to_email: string
  to_name: string
  language: Language
  subject: string
  /** Null once it has left the house: it may hold a link that lets somebody in. */
  body: string | null
  created_at: string
  sent_at: Defaulted<string | null>
}

type SessionFamiliesTable = {
  id: string
  person_id: string
  created_at: string
  expires_at: string
  revoked_at: Defaulted<string | null>
  /** What the browser says of itself; null where nobody asked. */
  user_agent: Defaulted<string | null>
}

type AccessTokensTable = { hash: string; family_id: string; expires_at: string }

type RefreshTokensTable = {
  hash: string
  family_id: string
  /** The token that was traded for it; null for the first of its family. */
  parent_hash: string | null
  issued_at: string
  used_at: Defaulted<string | null>
}

/** Attempts that are counted because each is allowed a few times only: wrong passwords, links asked for, sign-ups. */
type LoginFailuresTable = {
  id: string
  email: string
  address: string
  at: string
  act: Defaulted<'login' | 'password_link' | 'sign_up'>
}
