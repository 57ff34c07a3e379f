import { formatPort } from '@domain/ports'
import { sumVolumes, toLitres } from '@domain/timber'
import type { Schemas } from '../../call'
import type { Row } from '../../db/tables'
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
  findClientPartner,
  findNotice,
  formatLoadWood,
  getOwnLoads,
  listClientVersions,
  loadCargoContent,
} from './cargo-content'

/**
 * Consignment note of a truck for one client (CMR, articles 5 and 6), in four copies with 24 boxes.
 * It does not name the mill.
 */
export const cmrPaper: PaperDefinition<Row<'cargos'>> = {
  ...cargoPaperAccess,
  findPartner: findClientPartner,
  listVersions: async (call, cargo) =>
    cargo.kind === 'truck' ? listClientVersions(call, cargo) : [],

  async compose(call, row, version, texts) {
    const { t } = texts
    const content = await loadCargoContent(call, row, version)
    const { number, details } = createCargoParts(call, texts, content.cargo)
    const lines = listBoxLines(texts, content, await loadLetterhead(call.db, texts))
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
  { name, lines }: Schemas['Letterhead'],
): Partial<Record<BoxNumber, string[]>> {
  const { t, format } = texts
  const { cargo, consignees } = content
  const loadingPlaces = getOwnLoads(content).map(({ loaded_at: { yard, country } }) =>
    yard === null ? format.country(country) : formatPort(yard),
  )
  const join = (parts: readonly (string | null)[]) => [...new Set(parts)].filter(Boolean).join(', ')
  return {
    1: [name, ...lines.slice(0, 2).flatMap((line) => line.split(' · ').slice(0, 2))],
    2: createConsigneeParties(texts, consignees).flatMap((party) => [party.name, ...party.lines]),
    3: toLines(
      join(consignees.map(({ destination, incoterms }) => destination ?? incoterms.place)),
    ),
    4: toLines(join([...loadingPlaces, cargo.etd && format.date(cargo.etd)])),
    5: toLines(
      join(
        cargo.documents
          .filter((document) => document !== 'cmr')
          .map((document) => t(`cargo.document.${document}`)),
      ),
    ),
    13: toLines(cargo.seal_number && t('cmr.seal', { number: cargo.seal_number })),
    15: toLines(join(consignees.map(({ incoterms }) => formatIncoterms(incoterms)))),
    16: toLines(
      cargo.carrier,
      join([cargo.truck_plate, cargo.trailer_plate]),
      cargo.driver && format.labeled(t('field.driver'), cargo.driver),
    ),
  }
}

/** Boxes 6 to 12, one row per load. */
function createGoodsTable(texts: PaperTexts, content: CargoContent): Schemas['PaperTable'] {
  const { t, format } = texts
  const loads = getOwnLoads(content)
  const figures = [7, 11, 12]
  const totalKg = loads.reduce((sum, { counted_gross_kg }) => sum + counted_gross_kg, 0)
  return {
    label: t('cmr.goods'),
    columns: ([6, 7, 8, 9, 10, 11, 12] as const).map((number) => ({
      title: `${number} ${t(`cmr.box.${number}`)}`,
      align: figures.includes(number) ? 'end' : 'start',
    })),
    rows: loads.map((load) => {
      const { tally, pack_marks } = toPrintedLoad(load)
      const { specification } = load.wood
      const wood = formatLoadWood(texts, load)
      return {
        cells: [
          createCell(load.deal.number, pack_marks?.join(', ')),
          createCell(load.packs === null ? '–' : format.number(Math.ceil(Number(load.packs)))),
          createCell(t(load.packs === null ? 'cargo_paper.unpacked' : 'cmr.packs')),
          tally
            ? createCell(dropLengths(texts, wood, specification), formatPieces(texts, tally))
            : createCell(wood),
          createCell(specification.hs_code ?? '–'),
          createCell(format.number(load.counted_gross_kg, 0)),
          createCell(format.volume(load.m3)),
        ],
      }
    }),
    totals: {
      cells: [
        createCell(t('cargo_paper.total')),
        ...['', '', '', ''].map((text) => createCell(text)),
        createCell(format.number(totalKg, 0)),
        createCell(format.volume(sumVolumes(loads.map(({ m3 }) => m3)))),
      ],
    },
  }
}

/** Returns the marks of a load's packs, and the pieces of mixed lengths if all of them are listed. */
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
