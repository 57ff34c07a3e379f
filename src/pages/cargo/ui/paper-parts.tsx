import { type Cargo, formatPort } from '@/entities/cargo'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { Description } from '@/shared/ui'
import { PaperParty } from '@/widgets/document'
import { fromLitres } from '@domain/timber'
import type { ListedPack } from '../model/cargo-pack-list'
import type { CargoPapers } from '../model/cargo-papers'
import styles from './paper-parts.module.css'

/** Returns the shared parts of a cargo's papers in the current language. */
export function useCargoPaperParts({ cargo, consignees }: CargoPapers) {
  const { t } = useTranslation(['pages/cargo', 'entities/cargo', 'widgets/document'])
  const format = useFormat()
  const notice = cargo.status === 'planned' || cargo.status === 'canceled' ? cargo.status : null
  const loadingPlaces = new Map(
    cargo.lines.map(({ supply, loaded_at: { yard, address, country } }) => {
      const name = yard === null ? supply.sawmill_name : formatPort(yard)
      return [`${name} ${address ?? ''}`, { name, address, country }] as const
    }),
  )
  const createTerm = (
    name:
      | 'container_number'
      | 'seal_number'
      | 'bill_of_lading'
      | 'truck_plate'
      | 'trailer_plate'
      | 'driver'
      | 'booking_number'
      | 'carrier',
  ): Description => ({
    term: t(`pages/cargo:field.${name}`),
    value: cargo[name],
  })
  const route = [cargo.port_of_loading, cargo.port_of_discharge]
    .flatMap((code) => (code === null ? [] : [formatPort(code)]))
    .join(' – ')
  const unit: readonly Description[] =
    cargo.kind === 'truck'
      ? [createTerm('truck_plate'), createTerm('trailer_plate'), createTerm('driver')]
      : [
          {
            term: t('pages/cargo:field.container_type'),
            value: cargo.container_type && t(`entities/cargo:type.${cargo.container_type}`),
          },
          createTerm('container_number'),
        ]
  return {
    notice: notice && {
      title: t(`pages/cargo:paper.invalid.${notice}.title`),
      text: t(`pages/cargo:paper.invalid.${notice}.text`),
    },
    details: t('pages/cargo:paper.as_of', { date: format.date(cargo.updated_at) }),
    loadingPlaces: [...loadingPlaces].map(([key, { name, address, country }]) => (
      <PaperParty
        key={key}
        role={t('pages/cargo:paper.loaded_at')}
        name={name}
        address={address}
        lines={[format.country(country)]}
      />
    )),
    createTerm: createTerm,
    sign: (...parties: string[]) =>
      parties.map((party) => ({ party, line: t('widgets/document:paper.sign_line') })),
    unit,
    way: { term: t('pages/cargo:paper.way'), value: route },
    voyage: { term: t('pages/cargo:field.vessel'), value: formatVoyage(cargo) },
    departs: { term: t('pages/cargo:field.etd'), value: cargo.etd && format.date(cargo.etd) },
    consignee: consignees.map(({ dealNumber, name, address, country, reference, incoterms }) => (
      <PaperParty
        key={dealNumber}
        role={t('pages/cargo:paper.consignee')}
        name={name}
        address={address}
        lines={[
          format.country(country),
          dealNumber,
          incoterms,
          reference && format.labeled(t('pages/cargo:paper.number'), reference),
        ]}
      />
    )),
  }
}

const formatVoyage = ({ vessel, voyage }: Cargo) => [vessel, voyage].filter(Boolean).join(', ')

interface PackTableProps {
  packs: readonly ListedPack[]
  /** Formats the position of a pack. Without it, the column is hidden. */
  formatPlace?: ((pack: ListedPack) => string) | undefined
}

/** Packs and their totals. On a phone the table scrolls horizontally. */
export function PackTable({ packs, formatPlace }: PackTableProps) {
  const { t } = useTranslation('pages/cargo')
  const format = useFormat()
  const litres = packs.reduce((sum, pack) => sum + pack.litres, 0)
  const kg = packs.reduce((sum, pack) => sum + pack.kg, 0)
  return (
    <div role="region" aria-label={t('paper.goods')} tabIndex={0} className={styles.scroll}>
      <table className={styles.packs}>
        <caption className="visually-hidden">{t('paper.goods')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('paper.pack')}</th>
            <th scope="col">{t('paper.wood')}</th>
            <th scope="col">{t('paper.deal')}</th>
            <th scope="col">{t('paper.size')}</th>
            {formatPlace ? (
              <th scope="col">{t('paper.place')}</th>
            ) : (
              <th scope="col" className={styles.figure}>
                {t('paper.pcs')}
              </th>
            )}
            <th scope="col" className={styles.figure}>
              {t('paper.volume')}
            </th>
            <th scope="col" className={styles.figure}>
              {t('paper.gross')}
            </th>
          </tr>
        </thead>
        <tbody>
          {packs.map((item) => (
            <tr key={item.id}>
              <th scope="row">
                {item.number} {item.letter}
              </th>
              <td>{item.barcode === null ? item.wood : `${item.wood}, ${item.barcode}`}</td>
              <td>{item.deal}</td>
              <td>
                {item.pack
                  ? `${item.pack.length} × ${item.pack.width} × ${item.pack.height}`
                  : t('paper.unpacked')}
              </td>
              {formatPlace ? (
                <td>{formatPlace(item)}</td>
              ) : (
                <td className={styles.figure}>
                  {item.pcs === null ? '' : format.number(item.pcs, 0)}
                </td>
              )}
              <td className={styles.figure}>{format.volume(fromLitres(item.litres))}</td>
              <td className={styles.figure}>{format.number(item.kg, 0)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={5}>
              {t('paper.total')}
            </th>
            <td className={styles.figure}>{format.volume(fromLitres(litres))}</td>
            <td className={styles.figure}>{format.number(kg, 0)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
