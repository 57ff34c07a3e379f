import type { Schemas } from '../call'

type Head = Schemas['RecordHead']
type StoredHead<By extends string | null> = Pick<
  Head,
  'id' | 'version' | 'created_at' | 'updated_at'
> & { created_by: By; updated_by: By }
/** Same as the result of `findPersonRefs`. */
type PersonLookup<By extends string | null> = (
  id: By,
) => By extends null ? Schemas['PersonRef'] | null : Schemas['PersonRef']

export const presentRecordHead = <By extends string | null>(
  { id, version, created_at, created_by, updated_at, updated_by }: StoredHead<By>,
  toPersonRef: PersonLookup<By>,
) => ({
  id,
  version,
  created_at,
  created_by: toPersonRef(created_by),
  updated_at,
  updated_by: toPersonRef(updated_by),
})

export const presentDocumentHead = <By extends string | null>(
  stored: StoredHead<By> & { number: string },
  toPersonRef: PersonLookup<By>,
) => ({
  ...presentRecordHead(stored, toPersonRef),
  number: stored.number,
})
