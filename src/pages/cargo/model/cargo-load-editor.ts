import type { Cargo, CargoWrite } from '@/entities/cargo'
import type { LineEditor, LineEditorConfig, LineFormatter } from '@/features/edit-record'
import { formatFieldError, type Mistake } from '@/shared/forms'
import { i18n } from '@/shared/i18n'
import { isFractional } from '@domain/timber'
import {
  createCursor,
  createLinesStore,
  type Cursor,
  type LinesStore,
} from '@/shared/ui/lines-grid'
import type { CargoValues } from './cargo-form'
import { isSamePair, listMillPacks } from './edit-loads'
import {
  toLoadLine,
  parseLoadsDraft,
  mergeLoadPayload,
  formatLoadWood,
  hasOtherPackCount,
  toLoadPayload,
  type LoadLine,
  type LoadPayload,
} from './load-line'

/** Editor of the cargo's loads. */
export type CargoLoadEditor = LineEditor<Cargo> & {
  readonly lines: LinesStore<LoadLine>
  readonly cursor: Cursor
  /** Error about all loads together, such as overweight; null after the next change of a load. */
  problem(): string | null
  /** Notifies about changes of the loads and of their shared error. */
  subscribeProblem(listener: () => void): () => void
}

type LoadFormatter = LineFormatter<LoadPayload, CargoWrite>

/** Formatters of a load's fields in column order. */
const fieldFormatters: Record<Exclude<keyof LoadPayload, 'id'>, LoadFormatter> = {
  supply_line_id: ({ supply_line_id }, { getName }) => getName(supply_line_id),
  deal_line_id: ({ deal_line_id }, { getName }) => getName(deal_line_id),
  quantity: ({ quantity }, { format }) => format.number(quantity),
  unit: ({ unit }) => i18n.t(`entities/product:unit.${unit}`),
  lot_ids: ({ lot_ids }, { getName }) => lot_ids.map(getName).join(', ') || null,
  pack_ids: ({ pack_ids = [] }, { getName }) => pack_ids.map(getName).join(', ') || null,
  drop: ({ drop }, { format }) => format.number(drop, 0),
  net_kg: ({ net_kg }, { format }) => (net_kg === null ? null : format.number(net_kg, 0)),
  gross_kg: ({ gross_kg }, { format }) => (gross_kg === null ? null : format.number(gross_kg, 0)),
}

/** Returns the column that shows a field of a load. */
const getColumnId = (field: string) =>
  field === 'lot_ids'
    ? 'quantity'
    : field === 'pack_ids'
      ? 'packs'
      : field in fieldFormatters && !field.endsWith('_line_id')
        ? field
        : 'wood'

/** Throws: the user adds a load by choosing ready wood. */
function refuseNewLine(): LoadLine {
  throw new Error('A load is made of wood that is ready')
}

export const cargoLoadEditorConfig: LineEditorConfig<
  Cargo,
  CargoWrite,
  CargoValues,
  CargoLoadEditor
> = {
  field: 'lines',
  fields: fieldFormatters,
  formatLine: (load: LoadPayload, context, payload) =>
    [fieldFormatters.quantity, fieldFormatters.unit, fieldFormatters.supply_line_id]
      .map((formatPart) => formatPart(load, context, payload))
      .join(' '),
  isDraft: (value) => parseLoadsDraft(value) !== null,
  open(cargo, draft) {
    const lines = createLinesStore<LoadLine>({
      lines: parseLoadsDraft(draft) ?? cargo?.lines.map(toLoadLine) ?? [],
      newLine: refuseNewLine,
      copyLine: (line) => ({ ...line, id: crypto.randomUUID() }),
    })
    return createCargoLoadEditor(lines)
  },
}

function createCargoLoadEditor(lines: LinesStore<LoadLine>): CargoLoadEditor {
  const cursor = createCursor()
  const listeners = new Set<() => void>()
  let notified: { readonly message: string; readonly lines: readonly LoadLine[] } | null = null

  /** Returns the cell of a load's field; null if the load does not exist. */
  function findCell(name: string) {
    const [, at = '', field = ''] = name.split('.')
    const line = at === '' ? undefined : lines.lines()[Number(at)]
    return line ? { lineId: line.id, columnId: getColumnId(field) } : null
  }
  /** Returns the number of the pack that a field names; null for other fields. */
  function findPackNumber(name: string): string | null {
    const [, at, field, place] = name.split('.')
    const line = field === 'pack_ids' ? lines.lines()[Number(at)] : undefined
    const id = line?.pack_ids[Number(place)]
    return line?.source.mill_packs.find((pack) => pack.id === id)?.number ?? null
  }
  const mergeLoad = (
    payload: LoadPayload,
    candidates: readonly LoadLine[],
  ): readonly LoadLine[] => {
    const loads = candidates.filter((each) => isSamePair(each, payload))
    const isYardLoad = payload.lot_ids.length > 0
    const line = loads.find(({ source }) => source.lots.length > 0 === isYardLoad) ?? loads[0]
    if (!line) return []
    // The other version may name packs that this one does not know.
    const source = { ...line.source, mill_packs: listMillPacks(line, candidates) }
    return [mergeLoadPayload({ ...line, id: payload.id, source }, payload)]
  }

  return {
    lines,
    cursor,
    toDraft: lines.lines,
    toPayload: () => lines.lines().map(toLoadPayload),
    subscribe: lines.subscribe,
    hasOpenCell: () => cursor.openCell() !== null,
    commit() {
      if (cursor.openCell()) cursor.close()
    },
    resolveLookups: () => Promise.resolve(),
    check: () =>
      lines.lines().flatMap((line, at): Mistake[] => {
        const code = isFractional(line.quantity, line.unit)
          ? 'not_whole'
          : hasOtherPackCount(line)
            ? 'packs_differ'
            : null
        return code ? [{ name: `lines.${at}.quantity`, message: formatFieldError({ code }) }] : []
      }),
    showMistakes(mistakes) {
      const cells = new Map<string, Record<string, string>>()
      for (const { name, message } of mistakes) {
        const cell = findCell(name)
        if (!cell) continue
        const number = findPackNumber(name)
        const before = number === null ? undefined : cells.get(cell.lineId)?.[cell.columnId]
        const text = number === null ? message : `${number}: ${message}`
        cells.set(cell.lineId, {
          ...cells.get(cell.lineId),
          [cell.columnId]: before === undefined ? text : `${before} ${text}`,
        })
      }
      const generalMistake = mistakes.find(({ name }) => findCell(name) === null)
      notified = generalMistake ? { message: generalMistake.message, lines: lines.lines() } : null
      lines.setErrors(cells)
      for (const listener of listeners) listener()
    },
    subscribeProblem(listener) {
      listeners.add(listener)
      const stop = lines.subscribe(listener)
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
    problem: () =>
      notified !== null && notified.lines === lines.lines() ? notified.message : null,
    goTo(name) {
      const cell = findCell(name)
      const [first] = lines.order()
      if (cell) cursor.moveTo(cell)
      // Without a load, focus the list of ready wood.
      else if (first === undefined) document.getElementById(LOADABLE_WOOD_ELEMENT_ID)?.focus()
      else cursor.moveTo({ lineId: first, columnId: 'quantity' })
    },
    markSaved({ lines: saved }) {
      const now = new Set(lines.lines())
      lines.applyToHistory((line) => {
        const found = now.has(line) ? saved.find(({ id }) => id === line.id) : undefined
        return found ? toLoadLine(found) : line
      })
    },
    load: (saved) => lines.load(saved.lines.map(toLoadLine)),
    merge: (rows: readonly LoadPayload[], saved) =>
      lines.replace(
        rows.flatMap((row) => mergeLoad(row, [...lines.lines(), ...saved.lines.map(toLoadLine)])),
      ),
    lock: () => lines.load(lines.lines()),
    getLineNumber: (at) => at + 1,
    findName(id) {
      const line = lines
        .lines()
        .find(({ supply_line_id, deal_line_id }) => supply_line_id === id || deal_line_id === id)
      if (!line) {
        const sources = lines.lines().map(({ source }) => source)
        const lot = sources.flatMap(({ lots }) => lots).find((each) => each.id === id)
        const pack = sources.flatMap(({ mill_packs }) => mill_packs).find((each) => each.id === id)
        return lot?.barcode ?? pack?.number
      }
      return line.supply_line_id === id
        ? `${formatLoadWood(line.source)}, ${line.source.supply.number}`
        : line.source.deal.number
    },
  }
}

/** Element that lists ready wood, focused when the cargo has no load. */
export const LOADABLE_WOOD_ELEMENT_ID = 'loadable-wood'
