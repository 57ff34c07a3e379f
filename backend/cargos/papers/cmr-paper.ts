import { omitIfPartnerNamed, toHiddenWords } from '@domain/papers'
import { findPortName, formatPort, isPort } from '@domain/ports'
import { fold } from '@domain/text/fold'
import { sumVolumes } from '@domain/money'
import { toLitres } from '@domain/timber'
import type { Schemas } from '../../call'
import type { Db, Row } from '../../db/tables'
import { type PrintedPacks, sumCountedWood, toPrintedPacks } from '../../packs/rules/printed-packs'
import { loadLetterhead } from '../../papers/letterhead'
import { dropLengths, formatPieces } from '../../papers/pack-texts'
import { createCell, type PaperDefinition, toLines } from '../../papers/paper'
import { formatIncoterms } from '../../papers/terms'
import type { PaperTexts } from '../../papers/texts'
import type { CargoLoad } from '../schema'
import {
  cargoPaperAccess,
  type CargoContent,
  createCargoParts,
  createConsigneeParties,
  findVersionPartner,
  findNotice,
  formatPaperWood,
  formatPackSum,
  getOwnLoads,
  listClientVersions,
  loadCargoContent,
  weighLoads,
} from './cargo-content'

/**
 * Consignment note of a truck for one client (CMR, articles 5 and 6), in four copies with 24 boxes.
 * It does not name the mill.
 */
export const cmrPaper: PaperDefinition<Row<'cargos'>> = {
  ...cargoPaperAccess,
  findPartner: findVersionPartner,
  listVersions: async (call, cargo) =>
    cargo.kind === 'truck' ? listClientVersions(call, cargo) : [],

  async compose(call, row, version, texts) {
    const { t } = texts
    const content = await loadCargoContent(call, row, version)
    const { number, details } = createCargoParts(call, texts, content.cargo)
    const lines = listBoxLines(
      texts,
      content,
      await findMillPlaces(call.db, content),
      await loadLetterhead(call.db, texts),
    )
    const box = (boxNumber: BoxNumber, min_height_mm: number): Schemas['PaperBox'] => ({
      number: boxNumber,
      title: t(`cmr.box.${boxNumber}`),
      lines: lines[boxNumber] ?? [],
      min_height_mm,
    })
    const toRow = (...columns: Schemas['PaperBox'][][]) => ({ columns, table: null })
    return {
      number,
      details,
      notice: findNotice(texts, content.cargo, 'carrier', 'truck_plate'),
      boxes: [
        toRow(
          [box(1, 22), box(2, 22), box(3, 12), box(4, 12), box(5, 12)],
          [box(16, 22), box(17, 16), box(18, 34)],
        ),
        { columns: [], table: createGoodsTable(texts, content) },
        toRow([box(13, 16), box(15, 10)], [box(19, 10), box(20, 8), box(14, 8)]),
        toRow([box(21, 8)]),
        toRow([box(22, 26)], [box(23, 26)], [box(24, 26)]),
      ],
      notes: [t('cmr.terms')],
      copies: ([1, 2, 3, 4] as const).map((copy) => t(`cmr.copy.${copy}`)),
    }
  },
}

type BoxNumber = 1 | 2 | 3 | 4 | 5 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24

/** Returns the printed lines of the boxes; the others are filled in by hand. */
function listBoxLines(
  texts: PaperTexts,
  content: CargoContent,
  millPlaces: ReadonlyMap<string, string>,
  { name, lines }: Schemas['Letterhead'],
): Partial<Record<BoxNumber, string[]>> {
  const { t, format } = texts
  const { cargo, consignees } = content
  const takenOverOn = cargo.atd ?? cargo.etd
  const joinDistinct = (parts: readonly (string | null)[]) =>
    [...new Set(parts)].filter(Boolean).join(', ')
  return {
    1: [name, ...lines.slice(0, 2).flatMap((line) => line.split(' · ').slice(0, 2))],
    2: createConsigneeParties(texts, consignees).flatMap((party) => [party.name, ...party.lines]),
    3: toLines(
      joinDistinct(consignees.map(({ destination, incoterms }) => destination ?? incoterms.place)),
    ),
    4: toLines(
      [...new Set(listTakingOverPlaces(texts, content, millPlaces))].join(' · '),
      takenOverOn && format.date(takenOverOn),
    ),
    5: toLines(
      joinDistinct(
        cargo.documents
          .filter((document) => document !== 'cmr')
          .map((document) => t(`cargo.document.${document}`)),
      ),
    ),
    13: toLines(cargo.seal_number && t('cmr.seal', { number: cargo.seal_number })),
    15: toLines(joinDistinct(consignees.map(({ incoterms }) => formatIncoterms(incoterms)))),
    16: toLines(
      cargo.carrier,
      joinDistinct([cargo.truck_plate, cargo.trailer_plate]),
      cargo.driver && format.labeled(t('field.driver'), cargo.driver),
    ),
  }
}

/**
 * Lists the places where the carrier takes over the wood: the yard of its packs, else the port or
 * terminal at which the mill hands it over, else the country.
 */
const listTakingOverPlaces = (
  { format }: PaperTexts,
  content: CargoContent,
  millPlaces: ReadonlyMap<string, string>,
): string[] =>
  getOwnLoads(content).map(({ supply, loaded_at: { yard, country } }) => {
    const place = yard ?? millPlaces.get(supply.id)
    if (place === undefined) return format.country(country)
    return yard !== null || isPortCode(place)
      ? `${formatPort(place)}, ${format.country(place.slice(0, 2).toUpperCase())}`
      : place
  })

/** Rules by which the mill hands the wood over at the named place. */
const HANDED_OVER_THERE = ['EXW', 'FCA', 'FAS', 'FOB'] as const

/** Finds the ports and terminals at which mills hand over the wood, by the ids of the supplies. */
async function findMillPlaces(db: Db, content: CargoContent): Promise<ReadonlyMap<string, string>> {
  const ids = getOwnLoads(content).map(({ supply }) => supply.id)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('supplies')
    .innerJoin('sawmills', 'sawmills.id', 'supplies.sawmill_id')
    .select([
      'supplies.id',
      'supplies.incoterms_place as place',
      'sawmills.name',
      'sawmills.address',
    ])
    .where('supplies.id', 'in', ids)
    .where('supplies.incoterms_rule', 'in', HANDED_OVER_THERE)
    .execute()
  return new Map(
    rows
      .filter((row) => isPortOrTerminal(row.place) && !isSawmillNamed(row))
      .map(({ id, place }) => [id, place]),
  )
}

const isPortCode = (place: string): boolean => findPortName(place) !== null

/** True for a port or terminal. A town is neither, because it can identify the mill. */
const isPortOrTerminal = (place: string): boolean =>
  place.split(',').some((part) => isPort(part)) || /\btermina/.test(fold(place))

type MillPlace = { place: string; name: string; address: string | null }

/** True if a place contains a word of the mill's name, or of its address. */
function isSawmillNamed({ place, name, address }: MillPlace): boolean {
  // The address of a mill in a port, or in a street named after it, does not hide the port.
  const names = [name, ...(address === null || isPortCode(place) ? [] : [address])]
  const port = formatPort(place)
  const [placeWords = [], nameWords = []] = [port, name].map((text) =>
    fold(text).split(/[^\p{L}\d]+/u),
  )
  const isShortWord = (word: string) =>
    word.length === 3 && placeWords.some((each) => each.startsWith(word))
  return (
    omitIfPartnerNamed(port, { hiddenWords: toHiddenWords(...names) }) === null ||
    nameWords.some(isShortWord)
  )
}

/** Boxes 6 to 12, one row per load. */
function createGoodsTable(texts: PaperTexts, content: CargoContent): Schemas['PaperTable'] {
  const { t, format } = texts
  const loads = getOwnLoads(content)
  const figures = [7, 11, 12]
  const { isGross, getWeight, totalKg } = weighLoads(loads)
  const weightCell = (value: number) =>
    createCell([format.number(value, 0), !isGross && t('cmr.net')].filter(Boolean).join('\u00a0'))
  return {
    label: t('cmr.goods'),
    columns: ([6, 7, 8, 9, 10, 11, 12] as const).map((number) => ({
      title: `${number}\u00a0${t(`cmr.box.${number}`)}`,
      align: figures.includes(number) ? 'end' : 'start',
    })),
    rows: loads.map((load) => {
      const { tally, pack_marks } = toPrintedLoad(load)
      const { specification } = load.wood
      const wood = formatPaperWood(texts, load)
      return {
        cells: [
          createCell(load.deal.number, pack_marks?.join(', ')),
          createCell(load.packs === null ? '–' : format.number(Math.ceil(Number(load.packs)))),
          createCell(t(load.packs === null ? 'cargo_paper.unpacked' : 'cmr.packs')),
          tally
            ? createCell(dropLengths(texts, wood, specification), formatPieces(texts, tally))
            : createCell(wood),
          createCell(specification.hs_code ?? '–'),
          weightCell(getWeight(load)),
          createCell(format.volume(load.m3)),
        ],
      }
    }),
    totals: {
      cells: [
        createCell(t('cargo_paper.total')),
        createCell(formatPackSum(texts, loads)),
        ...['', '', ''].map((text) => createCell(text)),
        weightCell(totalKg),
        createCell(format.volume(sumVolumes(loads.map(({ m3 }) => m3)))),
      ],
    },
  }
}

/** Returns the marks of a load's packs, and its pieces of mixed lengths if all are listed. */
function toPrintedLoad({ lots, lot_ids, mill_packs, pack_ids, wood }: CargoLoad): PrintedPacks {
  const packs = [
    ...lots
      .filter(({ id }) => lot_ids.includes(id))
      .map(({ barcode, pack, pcs, m3 }) => ({
        mark: barcode,
        tally: pack?.tally ?? null,
        pcs,
        litres: toLitres(m3),
      })),
    ...mill_packs
      .filter(({ id }) => pack_ids.includes(id))
      .map(({ number, tally, pcs, m3 }) => ({ mark: number, tally, pcs, litres: toLitres(m3) })),
  ]
  const tally = packs.length > 0 ? sumCountedWood(packs, wood.specification) : null
  return toPrintedPacks(packs, tally, wood.specification)
}
