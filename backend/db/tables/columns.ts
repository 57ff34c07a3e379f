import type { ColumnType } from 'kysely'
import type { Schemas } from '../../call'

/** A column that an insert may leave out. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>

/** Text and number fields of the contract, each stored unchanged in a column of its name. */
export type AsWritten<Part> = {
  [Name in keyof Part as Part[Name] extends string | number | null ? Name : never]: Part[Name]
}

/** JSON kept as text: `JSON.stringify` on the way in, `parseJson` on the way out. */
export type JsonText<T> = string & { readonly __json?: T }

/**
 * Columns of every record.
 * @typeParam By author; optional if unknown or if the record was created automatically
 */
export type HeadColumns<By = Defaulted<string | null>> = {
  id: string
  version: Defaulted<number>
  created_at: string
  created_by: By
  updated_at: string
  updated_by: By
}

/** Columns of every document. */
export type DocumentColumns = HeadColumns<string> & {
  number: string
  /** year x 10,000,000 + number in the year, because `D-2026-10000` comes after `D-2026-9999`. */
  number_key: number
}

/** Columns of payment terms (`toPaymentColumns`). */
export type PaymentColumns = {
  payment_kind: Schemas['PaymentTerms']['kind']
  payment_net_days: number | null
  /** Null unless the kind is `parts`. */
  payment_parts: Defaulted<JsonText<Schemas['PaymentPart'][]> | null>
}

/** Columns to sort and search companies by (`createPartnerSearchConditions`). */
export type PartnerColumns = {
  name: string
  name_key: string
  country: string
  search_text: string
}

/** Columns of deal and supply lines by which agreed prices are compared. */
export type TradedColumns = {
  /** Day of the agreement; null for the lines of drafts and canceled documents. */
  traded_on: Defaulted<string | null>
  /** Agreed volume: of supplies the confirmed one, else the ordered one. */
  traded_l: Defaulted<number | null>
  /** Amount of the wood in euro; null without a price or an exchange rate. */
  traded_eur_cents: Defaulted<number | null>
  /** Price in cents of a euro per m3; null without a price, a rate or a volume. */
  traded_eur_m3: Defaulted<number | null>
}

/**
 * The terms and lines of a revision; each line has its resolved wood.
 * @typeParam Body the submitted revision
 */
export type RevisedTerms<Body extends { lines: readonly object[] }> = Omit<Body, 'lines'> & {
  lines: (Body['lines'][number] & {
    specification: Schemas['Specification']
    product_name: string | null
  })[]
}

/**
 * Columns of a table of revisions (`documents/revisions.ts`).
 * @typeParam Payload the revised terms and lines
 */
export type RevisionColumns<Payload> = HeadColumns<string> & {
  document_id: string
  /** Number on the paper. */
  revision: number
  status: Exclude<Schemas['RevisionStatus'], 'issued'>
  reason: string
  payload: JsonText<Payload>
  /** The document's own terms and lines when the payload was last written. */
  base: JsonText<Payload>
  /** Differences to the terms that it replaced; null until it is agreed or withdrawn. */
  differences: Defaulted<JsonText<Schemas['FieldChange'][]> | null>
  sent_at: Defaulted<string | null>
  sent_by: Defaulted<string | null>
  /** Last day on which the buyers of a portal order can answer it; null for others. */
  answer_until: Defaulted<string | null>
  /** When it was agreed or withdrawn. */
  closed_at: Defaulted<string | null>
  closed_by: Defaulted<string | null>
  close_reason: Defaulted<string | null>
  /** The other party's own answer that it records. */
  answer: Defaulted<JsonText<Schemas['RevisionAnswer']> | null>
}
