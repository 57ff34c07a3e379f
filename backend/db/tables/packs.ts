import type { Tally } from '@domain/timber'
import type { Schemas } from '../../call'
import type { Defaulted, JsonText } from './columns'

export type PacksTables = {
  packs: PacksTable
  pack_events: PackEventsTable
}

type PacksTable = {
  id: string
  version: Defaulted<number>
  supply_id: string
  supply_line_id: string
  sawmill_id: string
  /** The mill's number. */
  number: string
  /** In small letters: unique within the supply. */
  number_key: string
  /** Sort key, in which `A-2` comes before `A-10`. */
  number_sort: string
  /** Letters and digits of the number, and the same backwards, to search by the last ones. */
  number_start: string
  number_end: string
  barcode: string | null
  /** In capitals: unique in all packs. */
  barcode_key: string | null
  barcode_start: string | null
  barcode_end: string | null
  mark: string | null
  tally: JsonText<Tally>
  pcs: number
  /** Length of all pieces in mm. */
  length_mm: number
  litres: number
  /** Exact volume of all pieces in mm³. */
  volume_mm3: number
  /** Weighed; null if the weight is computed. */
  kg: number | null
  status: Schemas['PackStatus']
  /** Result of the last approved report; null without one. */
  verdict: Defaulted<'accepted' | 'rejected' | null>
  /** The pack in a yard. */
  lot_id: Defaulted<string | null>
  /** The load of a cargo that is not canceled. */
  load_id: Defaulted<string | null>
  /** Packs that it was split or merged from. */
  parents: Defaulted<JsonText<string[]>>
  received_at: string
  updated_at: string
}

/** The life of a pack, in order of the position. */
type PackEventsTable = {
  id: string
  pack_id: string
  position: number
  at: string
  person_id: string | null
  kind: Schemas['PackEventKind']
  record: JsonText<Schemas['PackEventRecord']> | null
  packs: JsonText<Schemas['PackRef'][]>
  changes: JsonText<Schemas['FieldChange'][]>
  /** The comment or remarks that quote the pack; null for other events. */
  text: Defaulted<string | null>
}
