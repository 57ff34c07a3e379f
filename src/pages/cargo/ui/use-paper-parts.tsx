import { formatPort, type Cargo } from '@/entities/cargo'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { Description } from '@/shared/ui'
import { PaperParty } from '@/widgets/document'
import type { CargoPapers } from '../model/cargo-papers'

/** Returns the shared parts of a cargo's papers in the current language. */
export function useCargoPaperParts({ cargo, consignees }: CargoPapers) {
  const { t } = useTranslation(['pages/cargo', 'entities/cargo'])
  const format = useFormat()
  const notice = cargo.status === 'planned' || cargo.status === 'canceled' ? cargo.status : null
  const mills = [...new Set(cargo.lines.map(({ supply }) => supply.sawmill_name))]
  const term = (
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
      ? [term('truck_plate'), term('trailer_plate'), term('driver')]
      : [
          {
            term: t('pages/cargo:field.container_type'),
            value: cargo.container_type && t(`entities/cargo:type.${cargo.container_type}`),
          },
          term('container_number'),
        ]
  return {
    notice: notice && {
      title: t(`pages/cargo:paper.invalid.${notice}.title`),
      text: t(`pages/cargo:paper.invalid.${notice}.text`),
    },
    details: t('pages/cargo:paper.as_of', { date: format.date(cargo.updated_at) }),
    mills,
    term,
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
          reference && `${t('pages/cargo:paper.number')}: ${reference}`,
        ]}
      />
    )),
  }
}

const formatVoyage = ({ vessel, voyage }: Cargo) => [vessel, voyage].filter(Boolean).join(', ')
