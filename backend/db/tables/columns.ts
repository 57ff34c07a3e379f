import type { ColumnType } from 'kysely'
import type { components } from '@/shared/api/generated/schema'

export type Schemas = components['schemas']

/** A column that an insert may leave out. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>

/** Fields of the contract that are texts and numbers: each has a column of its name, and stands there as it is written. */
export type AsWritten<Part> = { [Name in keyof Part as Part[Name] extends string | number | null ? Name : never]: Part[Name] }

/** JSON kept as text: `JSON.stringify` on the way in, `parseJson` on the way out. */
export type JsonText<T> = string & { readonly __json?: T }
