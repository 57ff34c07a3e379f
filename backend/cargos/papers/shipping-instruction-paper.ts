import { formatPort } from '@domain/ports'
import { sumVolumes } from '@domain/money'
import type { Schemas } from '../../call'
import type { Row } from '../../db/tables'
import { createCell, type PaperDefinition, toLines } from '../../papers/paper'
import type { PaperTexts } from '../../papers/texts'
import type { Cargo, CargoLoad } from '../schema'
import {
  createCargoParts,
  createConsigneeParties,
  createForwarderParties,
  findNotice,
  formatPaperWood,
  formatPackSum,
  forwarderPaper,
  loadCargoContent,
  weighLoads,
} from './cargo-content'

/** Data for the forwarder, from which the bill of lading of a container is issued. */
export const shippingInstructionPaper: PaperDefinition<Row<'cargos'>> = {
  ...forwarderPaper,

  async compose(call, row, version, texts) {
    const { t, format } = texts
    const { cargo, consignees } = await loadCargoContent(call, row, version)
    const { number, details, unit, createTerm, voyage, departs } = createCargoParts(
      call,
      texts,
      cargo,
    )
    const formatPortOrNull = (code: string | null) => code && formatPort(code)
    return {
      number,
      details,
      notice: findNotice(
        texts,
        cargo,
        'carrier',
        'booking_number',
        'vessel',
        'port_of_loading',
        'port_of_discharge',
        'container_number',
        'seal_number',
      ),
      parties: [
        ...(await createForwarderParties(call, texts, cargo)),
        ...createConsigneeParties(texts, consignees),
        {
          role: t('shipping_instruction.notify'),
          name: t('shipping_instruction.same'),
          lines: [],
        },
      ],
      terms: [
        createTerm('booking_number'),
        createTerm('carrier'),
        voyage,
        { term: t('field.port_of_loading'), value: formatPortOrNull(cargo.port_of_loading) },
        { term: t('field.port_of_discharge'), value: formatPortOrNull(cargo.port_of_discharge) },
        departs,
        { term: t('field.cut_off'), value: cargo.cut_off && format.date(cargo.cut_off) },
        ...unit,
        createTerm('seal_number'),
      ],
      tables: [createShippedTable(texts, cargo)],
      notes: toLines(
        t('shipping_instruction.terms'),
        weighLoads(cargo.lines).isGross && t('cargo_paper.gross_note'),
      ),
      signatures: [t('cargo_paper.sign_shipper')],
    }
  },
}

/** Packages, HS code, volume and weight of each wood of a deal, whichever mills it comes from. */
function createShippedTable(texts: PaperTexts, { lines }: Cargo): Schemas['PaperTable'] {
  const { t, format } = texts
  const { isGross, getWeight, totalKg } = weighLoads(lines)
  return {
    label: t('goods.label'),
    columns: [
      { title: t('cargo_paper.wood'), align: 'start' },
      { title: t('shipping_instruction.hs_code'), align: 'start' },
      { title: t('shipping_instruction.packs'), align: 'end' },
      { title: t('cargo_paper.volume'), align: 'end' },
      { title: t(isGross ? 'cargo_paper.gross' : 'cargo_paper.net'), align: 'end' },
    ],
    rows: groupByWood(texts, lines).map((loads) => ({
      cells: [
        createCell(formatPaperWood(texts, loads[0]), loads[0].deal.number),
        createCell(loads[0].wood.specification.hs_code ?? '–'),
        createCell(formatPackSum(texts, loads) || t('cargo_paper.unpacked')),
        createCell(format.volume(sumVolumes(loads.map(({ m3 }) => m3)))),
        createCell(
          format.number(
            loads.reduce((sum, load) => sum + getWeight(load), 0),
            0,
          ),
        ),
      ],
    })),
    totals: {
      cells: [
        createCell(t('cargo_paper.total')),
        createCell(''),
        createCell(formatPackSum(texts, lines)),
        createCell(format.volume(sumVolumes(lines.map(({ m3 }) => m3)))),
        createCell(format.number(totalKg, 0)),
      ],
    },
  }
}

/** Groups the loads of one deal and wood; loose wood stays apart from packs. */
function groupByWood(
  texts: PaperTexts,
  loads: readonly CargoLoad[],
): [first: CargoLoad, ...others: CargoLoad[]][] {
  const groups = new Map<string, [first: CargoLoad, ...others: CargoLoad[]]>()
  for (const load of loads) {
    const { deal, wood, packs } = load
    const name = formatPaperWood(texts, load)
    const key = JSON.stringify([deal.id, name, wood.specification.hs_code, packs === null])
    const group = groups.get(key)
    if (group) group.push(load)
    else groups.set(key, [load])
  }
  return [...groups.values()]
}
