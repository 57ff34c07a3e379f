import type { Schemas } from '../call'

type Head = Schemas['RecordHead']
type Stored<By extends string | null> = Pick<
  Head,
  'id' | 'version' | 'created_at' | 'updated_at'
> & { created_by: By; updated_by: By }
/** Who is who, as `peopleNamed` has it. */
type Named<By extends string | null> = (
  id: By,
) => By extends null ? Schemas['PersonRef'] | null : Schemas['PersonRef']

/** What any record says of itself first. */
export const recordHead = <By extends string | null>(
  { id, version, created_at, created_by, updated_at, updated_by }: Stored<By>,
  named: Named<By>,
) => ({
  id,
  version,
  created_at,
  created_by: named(created_by),
  updated_at,
  updated_by: named(updated_by),
})

/** What any document says of itself first: that, and its number. */
export const documentHead = <By extends string | null>(
  stored: Stored<By> & { number: string },
  named: Named<By>,
) => ({
  ...recordHead(stored, named),
  number: stored.number,
})
