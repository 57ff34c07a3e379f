import type { Schemas } from '../call'

type Stored = Pick<Schemas['DocumentHead'], 'id' | 'number' | 'version' | 'created_at' | 'updated_at'> & { created_by: string; updated_by: string }

/** What any document says of itself first. @param named who is who, as `peopleNamed` has it */
export const headOf = ({ id, number, version, created_at, created_by, updated_at, updated_by }: Stored, named: (id: string) => Schemas['PersonRef']) => ({
  id,
  number,
  version,
  created_at,
  created_by: named(created_by),
  updated_at,
  updated_by: named(updated_by),
})
