import { findYardByLine } from '../allocations/queries'
import type { Db } from '../db/tables'
import { toLitres } from '../db/decimal-columns'
import { parseJson, pick } from '../db/rows'
import type { StoredSupplyOrder } from '../db/tables/supplies'
import { createTermsReader } from '../documents/revised-document'
import type { Revised } from '../documents/revision-kind'
import type { RevisionSubject } from '../documents/revisions'
import { findLineLoads } from '../wood-lines/line-loads'
import type { LoadedLine } from '../wood-lines/loaded-lines'
import { PRINTED_TERM_NAMES } from './order-document'
import type { LoggedSupply } from './policy'
import type { PreparedSupply } from './prepare-supply'
import type { StoredSupply } from './queries'
import {
  findLoadErrors,
  reviseAnswer,
  type SupplyRevisionSubject,
} from './rules/supply-revision-rules'
import type { SupplyLineAmounts } from './supply-figures'
import type { Schemas } from '../call'
import type { FieldError } from '../problems/problem'
import {
  type SupplyField,
  type SupplyFigures,
  type SupplyLine,
  type SupplyLineWrite,
  type SupplyWarning,
  type SupplyWrite,
  toSupplyWrite,
} from './schema'

export type SupplyRevisionTypes = {
  table: 'supply_revisions'
  record: StoredSupply
  write: SupplyWrite
  amounts: SupplyLineAmounts
  figures: SupplyFigures
  prepared: PreparedSupply
  logged: LoggedSupply
  paper: StoredSupplyOrder
  need: Schemas['SupplyRevisionNeed']
  subject: Omit<SupplyRevisionSubject, keyof RevisionSubject | 'hasDifferences'>
  field: SupplyField
  warning: SupplyWarning
  shownFigures: { figures: SupplyFigures }
  shown: { supply_id: string; lines: SupplyLine[] }
}

export type RevisedSupply = Revised<SupplyRevisionTypes>

/** Terms of a supply that a revision can change, beside its lines. */
export const REVISED_TERM_NAMES = [...PRINTED_TERM_NAMES, 'exchange_rate'] as const

export const REVISED_LINE_NAMES = [
  'id',
  'product_id',
  'specification',
  'quantity',
  'unit',
  'price',
  'price_unit',
  'certification',
  'remark',
] as const satisfies readonly (keyof Schemas['SupplyRevisionLineWrite'])[]

export const toRevisedSupplyTerms = createTermsReader(REVISED_TERM_NAMES, REVISED_LINE_NAMES)

export const toRevisedSupplyLine = (
  { supply }: StoredSupply,
  before: SupplyLineWrite | undefined,
  line: Schemas['SupplyRevisionLineWrite'],
): SupplyLineWrite => ({
  ...pick(line, REVISED_LINE_NAMES),
  ...reviseAnswer(supply.status, before, line),
})

/** Returns the lines of a supply with their ready, loaded and planned wood. */
export async function findLoadedLines(db: Db, record: StoredSupply): Promise<LoadedLine[]> {
  const findLoads = await findLineLoads(db, 'supply_id', record.supply.id)
  const findYard = await findYardByLine(
    db,
    record.lines.map(({ id, specification }) => ({ id, specification: parseJson(specification) })),
  )
  return toSupplyWrite(record).lines.map((line, i) => {
    const row = record.lines[i]
    const { stocked, sold } = findYard(line.id)
    return {
      ...line,
      volume_l: row?.volume_l ?? 0,
      loaded_l: row?.loaded_l ?? 0,
      ...findLoads(line.id),
      isReady:
        Number(line.ready_quantity ?? 0) > 0 ||
        (row?.usable_l ?? null) !== null ||
        stocked.litres > 0 ||
        sold.size > 0,
    }
  })
}

/** Returns an error for each change of wood in production or in cargo. */
export const findLoadErrorsOfSupply = async (
  db: Db,
  record: StoredSupply,
  { write, lines }: Pick<RevisedSupply, 'write' | 'lines'>,
): Promise<FieldError[]> =>
  findLoadErrors(
    { ...toSupplyWrite(record), lines: await findLoadedLines(db, record) },
    {
      ...write,
      lines: lines.map((line) => ({ ...line.write, volume_l: toLitres(line.figures.volume_m3) })),
    },
  )
