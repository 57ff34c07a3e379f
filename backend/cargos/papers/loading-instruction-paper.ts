import { getCountryLanguage, getPartnerLanguage } from '@domain/languages'
import { formatPort } from '@domain/ports'
import type { Schemas } from '../../call'
import { parseJson, toJson } from '../../db/rows'
import type { Db, Row } from '../../db/tables'
import { type PaperDefinition, toLines } from '../../papers/paper'
import type { PaperTexts } from '../../papers/texts'
import type { Cargo } from '../schema'
import { presentCargo } from '../present-cargo'
import { requireCargo } from '../queries'
import { cargoPaperAccess, createCargoParts, loadCargoContent } from './cargo-content'
import { createPackList } from './pack-list'
import { createLoadDrawings, createPackTable, formatPlace } from './pack-table'

/** The drawing and the packs in loading order, in the language of the first loading place. */
export const loadingInstructionPaper: PaperDefinition<Row<'cargos'>> = {
  ...cargoPaperAccess,

  /** The mill where the wood is loaded; nobody for packs in a yard. */
  async findPartner(db, { id }) {
    const sawmill = await findLoadingSawmill(db, id)
    return sawmill
      ? {
          kind: 'sawmill',
          id: sawmill.id,
          name: sawmill.name,
          contacts: parseJson(sawmill.contacts),
        }
      : null
  },

  async listVersions(call, { id, port_of_loading }) {
    const { lines } = await presentCargo(call, await requireCargo(call.db, id))
    const place = lines[0]?.loaded_at
    const sawmill = place?.yard === null ? await findLoadingSawmill(call.db, id) : undefined
    const language = sawmill
      ? getPartnerLanguage(sawmill)
      : getCountryLanguage(place?.country ?? port_of_loading?.slice(0, 2) ?? '')
    return [{ revision: null, issued_at: null, client: null, language }]
  },

  async compose(call, row, version, texts) {
    const { t } = texts
    const { cargo } = await loadCargoContent(call, row, version)
    const parts = createCargoParts(call, texts, cargo)
    const packList = createPackList(cargo)
    return {
      number: parts.number,
      details: parts.details,
      notice: parts.notice,
      parties: [
        ...listLoadingPlaces(texts, cargo),
        {
          role: t('cargo_paper.carrier'),
          name: cargo.carrier ?? '–',
          lines: toLines(cargo.forwarder),
        },
      ],
      terms: [
        ...parts.unit,
        parts.createTerm('seal_number'),
        parts.createTerm('booking_number'),
        parts.departs,
      ],
      drawings: createLoadDrawings(texts, packList),
      tables: [
        createPackTable(
          texts,
          packList.packs,
          packList.placed.length > 0 ? (pack) => formatPlace(texts, packList, pack) : undefined,
        ),
      ],
      notes: [t('loading_instruction.terms')],
      signatures: [t('loading_instruction.sign_loader')],
    }
  },
}

/** Lists the mills and yards where the wood is loaded, each once. */
function listLoadingPlaces({ t, format }: PaperTexts, { lines }: Cargo): Schemas['PaperParty'][] {
  const places = lines.map(({ supply, loaded_at: { yard, address, country } }) => ({
    role: t('cargo_paper.loaded_at'),
    name: yard === null ? supply.sawmill_name : formatPort(yard),
    lines: toLines(address, format.country(country)),
  }))
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()]
}

/** Returns the mill of the first load that comes from no yard; undefined if there is none. */
const findLoadingSawmill = (db: Db, cargoId: string) =>
  db
    .selectFrom('cargo_loads')
    .innerJoin('sawmills', 'sawmills.id', 'cargo_loads.sawmill_id')
    .select(['sawmills.id', 'name', 'country', 'language', 'contacts'])
    .where('cargo_id', '=', cargoId)
    .where('lot_ids', '=', toJson([]))
    .orderBy('position')
    .executeTakeFirst()
