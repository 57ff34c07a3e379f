import { safeParse, type GenericSchema, type InferOutput } from 'valibot'

/** A validator of the contract whose fields are known. */
type ObjectSchema = GenericSchema & { readonly entries: Readonly<Record<string, GenericSchema>> }

type NullableFields<Written> = {
  [Name in keyof Written as null extends Written[Name] ? Name : never]: null
}

/**
 * Every field that may have nothing in it, with nothing in it: what was stored before the contract had such a field says that much of it, and so
 * does a sample that is about something else.
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
