import { useState } from 'react'
import { formatWoodName } from '@/entities/product'
import type { Supply } from '@/entities/supply'
import {
  type OpenSheet,
  readWorkbook,
  type Sheet,
  type SheetQuestionStep,
  useSheetQuestions,
} from '@/features/read-sheet'
import { useFormat } from '@/shared/i18n'
import { type PackingColumn, packingListKind, prepareSheets } from './packing-list-kind'
import { createPackRow, type PackRow, toPieces } from './pack-row'
import type { RowsByLine } from './pack-edits'
import { type ParsedPackingList, readPackingList } from './read-packing-list'

/** Most packs of a supply, as in the contract. */
export const MAX_PACKS = 2000

export type PackImportState =
  | { readonly at: 'choose'; readonly failure?: 'unreadable' | 'empty' | 'imperial' | 'too_many' }
  | { readonly at: 'reading' | 'asking' }
  | { readonly at: 'preview'; readonly list: ParsedPackingList }

interface PackingListReader {
  readonly state: PackImportState
  readonly step: SheetQuestionStep<PackingColumn> | null
  readonly fileName: string
  choose(file: File): Promise<void>
  /** Reads pasted cells with their titles. */
  read(cells: Sheet['rows']): Promise<void>
  /** Asks for the columns again. */
  mapAgain(): void
  discard(): void
}

/** Reads a mill's packing list: choose, ask, check. */
export function usePackingList(personId: string, supply: Pick<Supply, 'lines'>): PackingListReader {
  const { step, readTable, drop } = useSheetQuestions<PackingColumn>(personId, 'packing-list')
  const [state, setState] = useState<PackImportState>({ at: 'choose' })
  const [open, setOpen] = useState<OpenSheet | null>(null)
  const format = useFormat()
  const lines = supply.lines.map((line, at) => ({
    id: line.id,
    name: `${format.number(at + 1)}. ${formatWoodName(line)}`,
    dimensions: line.specification,
  }))

  async function readSheet(sheet: OpenSheet, mustMap = false) {
    setOpen(sheet)
    setState({ at: 'asking' })
    const table = await readTable(
      sheet.sheets,
      packingListKind,
      (mapped, answers) => readPackingList(mapped.table, mapped.mapping, answers, lines),
      { mustMap },
    )
    if (table.kind !== 'read') return setState({ at: 'choose', failure: table.kind })
    const list = table.read
    if (list.packs.length + list.unread.length === 0)
      return setState({ at: 'choose', failure: 'empty' })
    if (list.packs.length > MAX_PACKS) return setState({ at: 'choose', failure: 'too_many' })
    setState({ at: 'preview', list })
  }

  return {
    state,
    step,
    fileName: open?.fileName ?? '',
    async choose(file) {
      setState({ at: 'reading' })
      try {
        const sheets = prepareSheets(await readWorkbook(file))
        await readSheet({ fileName: file.name, sheets, answers: {} })
      } catch {
        setState({ at: 'choose', failure: 'unreadable' })
      }
    },
    read: (cells) =>
      readSheet({
        fileName: '',
        sheets: prepareSheets([{ name: '', rows: cells, hiddenRows: new Set() }]),
        answers: {},
      }),
    mapAgain() {
      if (open) void readSheet({ ...open, answers: {} }, true)
    },
    discard() {
      drop()
      setOpen(null)
      setState({ at: 'choose' })
    },
  }
}

/** Converts the packs of a list to rows of the matrix, by line. */
export function toRowsByLine({ packs }: Pick<ParsedPackingList, 'packs'>): RowsByLine {
  const rows = new Map<string, PackRow[]>()
  for (const { number, barcode, mark, weight_kg, tally, lineId } of packs) {
    const line = rows.get(lineId) ?? []
    line.push(
      createPackRow({
        number,
        barcode: barcode ?? '',
        mark: mark ?? '',
        weight: weight_kg === null ? '' : String(weight_kg),
        pieces: toPieces(tally),
      }),
    )
    rows.set(lineId, line)
  }
  return rows
}
