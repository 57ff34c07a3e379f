import { safeParse, type GenericSchema, type InferOutput } from 'valibot'

/** A validator of the contract with known fields. */
type ObjectSchema = GenericSchema & { readonly entries: Readonly<Record<string, GenericSchema>> }

type NullableFields<Written> = {
  [Name in keyof Written as null extends Written[Name] ? Name : never]: null
}

/**
 * Returns every nullable field of a schema with null. Completes samples, and records that were
 * stored before the contract had the field.
 */
export function createEmptyFields<Schema extends ObjectSchema>({
  entries,
}: Schema): NullableFields<InferOutput<Schema>> {
  const names = Object.keys(entries).filter(
    (name) => entries[name] && safeParse(entries[name], null).success,
  )
  return Object.fromEntries(names.map((name) => [name, null])) as NullableFields<
    InferOutput<Schema>
  >
}
