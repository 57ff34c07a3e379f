import { formatPort } from '@/entities/cargo'
import { useFormat, useTranslation } from '@/shared/i18n'
import { sumVolumes } from '@domain/timber'
import { PaperParty, PaperSheet } from '@/widgets/document'
import { toLoadLine, computeLoadLineFigures, getLoadLots, formatLoadWood } from '../model/load-line'
import type { CargoPapers } from '../model/cargo-papers'
import styles from './paper-parts.module.css'
import { useCargoPaperParts } from './paper-parts'

/**
 * Consignment note of a truck for one client (CMR, articles 5 and 6). It does not name the mill.
 */
export function CmrPaper({ papers }: { papers: CargoPapers }) {
  const { t } = useTranslation(['pages/cargo', 'entities/cargo'])
  const format = useFormat()
  const { cargo, consignees } = papers
  const parts = useCargoPaperParts(papers)
  const deals = new Set(consignees.map(({ dealNumber }) => dealNumber))
  const loads = cargo.lines.filter(({ deal }) => deals.has(deal.number))
  const loadingPlaces = new Set(
    loads.map(({ loaded_at: { yard, country } }) =>
      yard === null ? format.country(country) : formatPort(yard),
    ),
  )
  const places = [
    ...new Set(consignees.flatMap(({ destination, incoterms }) => destination ?? incoterms)),
  ]
  return (
    <PaperSheet
      notice={parts.notice}
      title={`${t('pages/cargo:paper.cmr.title')} ${cargo.number}`}
      details={parts.details}
      parties={[
        <PaperParty
          key="from"
          role={t('pages/cargo:paper.shipper')}
          name="Timberdesk"
          lines={[]}
        />,
        parts.consignee,
      ]}
      terms={[
        parts.createTerm('carrier'),
        ...parts.unit,
        parts.createTerm('seal_number'),
        {
          term: t('pages/cargo:paper.loaded_at'),
          value: [...loadingPlaces, cargo.etd && format.date(cargo.etd)].filter(Boolean).join(', '),
        },
        { term: t('pages/cargo:paper.delivered_to'), value: places.join(', ') },
        {
          term: t('pages/cargo:field.documents'),
          value: cargo.documents
            .filter((document) => document !== 'cmr')
            .map((document) => t(`entities/cargo:document.${document}`))
            .join(', '),
        },
      ]}
      smallPrint={t('pages/cargo:paper.terms.cmr')}
      signatures={parts.sign(
        t('pages/cargo:paper.sign_shipper'),
        t('pages/cargo:paper.sign_carrier'),
        t('pages/cargo:paper.sign_consignee'),
      )}
    >
      <div
        role="region"
        aria-label={t('pages/cargo:paper.goods')}
        tabIndex={0}
        className={styles.scroll}
      >
        <table className={styles.packs}>
          <caption className="visually-hidden">{t('pages/cargo:paper.goods')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('pages/cargo:paper.deal')}</th>
              <th scope="col">{t('pages/cargo:paper.wood')}</th>
              <th scope="col" className={styles.figure}>
                {t('pages/cargo:paper.goods')}
              </th>
              <th scope="col" className={styles.figure}>
                {t('pages/cargo:paper.volume')}
              </th>
              <th scope="col" className={styles.figure}>
                {t('pages/cargo:paper.gross')}
              </th>
            </tr>
          </thead>
          <tbody>
            {loads.map((load) => {
              const line = toLoadLine(load)
              const { packs } = computeLoadLineFigures(line)
              return (
                <tr key={load.id}>
                  <th scope="row">{load.deal.number}</th>
                  <td>
                    {[
                      formatLoadWood(line.source),
                      ...getLoadLots(line).map(({ barcode }) => barcode),
                    ].join(', ')}
                  </td>
                  <td className={styles.figure}>
                    {packs === null ? t('pages/cargo:paper.unpacked') : format.number(packs)}
                  </td>
                  <td className={styles.figure}>{format.volume(load.m3)}</td>
                  <td className={styles.figure}>{format.number(load.counted_gross_kg, 0)}</td>
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {t('pages/cargo:paper.total')}
              </th>
              <td className={styles.figure}>
                {format.volume(sumVolumes(loads.map(({ m3 }) => m3)))}
              </td>
              <td className={styles.figure}>
                {format.number(
                  loads.reduce((sum, { counted_gross_kg }) => sum + counted_gross_kg, 0),
                  0,
                )}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </PaperSheet>
  )
}
