import type { Row } from '../../db/tables'
import { loadLetterhead } from '../../papers/letterhead'
import { type PaperDefinition, toLines } from '../../papers/paper'
import {
  cargoPaperAccess,
  createCargoParts,
  createConsigneeParties,
  findVersionPartner,
  formatPortRoute,
  listClientVersions,
  loadCargoContent,
} from './cargo-content'
import { createPackList } from './pack-list'
import { createPackTable } from './pack-table'

/**
 * Packing list of one client, numbered as in the loading instruction. It does not name the mill.
 */
export const packingListPaper: PaperDefinition<Row<'cargos'>> = {
  ...cargoPaperAccess,
  findPartner: findVersionPartner,
  listVersions: listClientVersions,

  async compose(call, row, version, texts) {
    const { t } = texts
    const { cargo, consignees } = await loadCargoContent(call, row, version)
    const { number, details, notice, unit, createTerm, voyage, departs } = createCargoParts(
      call,
      texts,
      cargo,
    )
    const isTruck = cargo.kind === 'truck'
    const isOwn = (dealId: string) => consignees.some(({ deal_id }) => deal_id === dealId)
    const packs = createPackList(cargo).packs.filter(({ load }) => isOwn(load.deal.id))
    const { name, lines } = await loadLetterhead(call.db, texts)
    return {
      number,
      details,
      notice,
      parties: [
        ...createConsigneeParties(texts, consignees),
        { role: t('cargo_paper.shipper'), name, lines: lines.slice(0, 1) },
      ],
      terms: [
        ...unit,
        createTerm('seal_number'),
        ...(isTruck
          ? []
          : [voyage, { term: t('cargo_paper.route'), value: formatPortRoute(cargo) }]),
        departs,
        ...(isTruck ? [] : [createTerm('bill_of_lading')]),
      ],
      tables: [createPackTable(texts, packs)],
      notes: [
        toLines(
          t('packing_list.terms'),
          packs.some(({ load }) => load.net_kg === null) && t('packing_list.computed'),
          packs.some(({ grossKg }) => grossKg !== null) && t('cargo_paper.gross_note'),
        ).join(' '),
      ],
      signatures: [t('cargo_paper.sign_shipper')],
    }
  },
}
