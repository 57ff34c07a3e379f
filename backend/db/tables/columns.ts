import type { ColumnType } from 'kysely'
import type { components } from '@/shared/api/generated/schema'

export type Schemas = components['schemas']

/** A column that an insert may leave out. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>

/** Fields of the contract that are texts and numbers: each has a column of its name, and stands there as it is written. */
export type AsWritten<Part> = {
  [Name in keyof Part as Part[Name] extends string | number | null ? Name : never]: Part[Name]
}

/** JSON kept as text: `JSON.stringify` on the way in, `parseJson` on the way out. */
export type JsonText<T> = string & { readonly __json?: T }

/**
 * What every record has.
 * @typeParam By who it was; left out where nobody may know that any more, or a record may have come by itself
 */
export type HeadColumns<By = Defaulted<string | null>> = {
  id: string
  version: Defaulted<number>
  created_at: string
  created_by: By
  updated_at: string
  updated_by: By
}

/** What every document has. */
export type DocumentColumns = HeadColumns<string> & {
  number: string
  /** year x 10,000,000 + place in the year, because `D-2026-10000` comes after `D-2026-9999`. */
  number_key: number
}

/** What a company is sorted and searched by (`createPartnerSearchConditions`). */
export type PartnerColumns = {
  name: string
  name_key: string
  country: string
  search_text: string
}
