import type { Row } from '../../db/tables'
import { createCell, type PaperDefinition } from '../../papers/paper'
import {
  createCargoParts,
  createForwarderParties,
  findNotice,
  forwarderPaper,
  loadCargoContent,
} from './cargo-content'

/** The shipper's declaration of the verified gross mass of a container (SOLAS VI/2). */
export const vgmDeclarationPaper: PaperDefinition<Row<'cargos'>> = {
  ...forwarderPaper,

  async compose(call, row, version, texts) {
    const { t, format } = texts
    const { cargo } = await loadCargoContent(call, row, version)
    const { number, details, unit, createTerm, voyage, departs } = createCargoParts(
      call,
      texts,
      cargo,
    )
    const { vgm_kg: kg, vgm_method: method, vgm_date: date } = cargo
    return {
      number,
      details,
      notice: findNotice(
        texts,
        cargo,
        'booking_number',
        'container_number',
        'vgm_kg',
        'vgm_method',
        'vgm_date',
      ),
      parties: await createForwarderParties(call, texts, cargo),
      terms: [
        createTerm('booking_number'),
        createTerm('carrier'),
        voyage,
        ...unit,
        createTerm('seal_number'),
        departs,
        { term: t('field.vgm_method'), value: method && t(`cargo.vgm.${method}`) },
        { term: t('field.vgm_date'), value: date && format.date(date) },
        { term: t('vgm_declaration.authorised'), value: call.person.name },
      ],
      tables: [
        {
          label: t('vgm_declaration.verified'),
          columns: [
            { title: t('field.container_number'), align: 'start' },
            { title: t('vgm_declaration.verified'), align: 'end' },
          ],
          rows: [
            {
              cells: [
                createCell(cargo.container_number ?? '–'),
                createCell(kg === null ? '–' : format.number(kg, 0)),
              ],
            },
          ],
          totals: null,
        },
      ],
      notes: [t('vgm_declaration.terms')],
      signatures: [t('vgm_declaration.authorised')],
    }
  },
}
