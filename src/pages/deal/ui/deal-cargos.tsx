import { Link } from '@tanstack/react-router'
import { CargoStatusBadge } from '@/entities/cargo'
import type { Deal } from '@/entities/deal'
import { LateMark } from '@/entities/document'
import { canOpenRoute, useAuth } from '@/entities/session'
import { type Format, useFormat, useTranslation } from '@/shared/i18n'
import { getButtonClass } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import styles from './deal-cargos.module.css'

type DealCargo = NonNullable<Deal['cargos']>[number]

/** The cargo that carries the deal's wood. Renders nothing for users who may not see cargo. */
export function DealCargos({ deal: { cargos, status } }: { deal: Deal }) {
  const { t } = useTranslation('pages/deal')
  const isEmpty = cargos?.length === 0
  if (cargos === null || (isEmpty && (status === 'draft' || status === 'canceled'))) return null
  return (
    <DocumentSection title={t('section.cargos')} layout="whole">
      {isEmpty ? (
        <p className={styles.none}>{t('cargos.none')}</p>
      ) : (
        <ul>
          {cargos.map((cargo) => (
            <CargoRow key={cargo.id} cargo={cargo} />
          ))}
        </ul>
      )}
    </DocumentSection>
  )
}

function CargoRow({ cargo }: { cargo: DealCargo }) {
  const { t } = useTranslation('pages/deal')
  const format = useFormat()
  const { role } = useAuth()
  return (
    <li className={styles.row}>
      {canOpenRoute(role, '/cargo/$id') ? (
        <Link to="/cargo/$id" params={{ id: cargo.id }} className="reach">
          {cargo.number}
        </Link>
      ) : (
        <span>{cargo.number}</span>
      )}
      <span className={styles.status}>
        <CargoStatusBadge status={cargo.status} />{' '}
        <LateMark days={cargo.late_days} arrivesLateDays={cargo.arrives_late_days} />
      </span>
      <span>{cargo.container_number ?? cargo.truck_plate}</span>
      <span className={styles.days}>
        {[formatDay(cargo, 'etd', 'atd', format), formatDay(cargo, 'eta', 'ata', format)].map(
          (day) => day && <span key={day}>{day}</span>,
        )}
      </span>
      <span className={styles.figure}>{t('cargos.volume', { m3: format.volume(cargo.m3) })}</span>
    </li>
  )
}

/** Formats the actual day with its name, else the planned one: `ETD 1 Dec 2026`. */
function formatDay(
  cargo: DealCargo,
  planned: 'etd' | 'eta',
  actual: 'atd' | 'ata',
  format: Format,
): string | null {
  const name = cargo[actual] === null ? planned : actual
  const day = cargo[name]
  return day && `${name.toUpperCase()} ${format.date(day)}`
}

/** Link to the work that the deal waits for, if the user may do it. */
export function DealNextLink({ deal: { id, next_action } }: { deal: Deal }) {
  const { t } = useTranslation('pages/deal')
  const className = getButtonClass({ variant: 'primary' })
  switch (next_action?.code) {
    case 'buy':
      return (
        <Link to="/supply_from_deal/$deal_id" params={{ deal_id: id }} className={className}>
          {t('action.buy')}
        </Link>
      )
    case 'plan_cargo':
      return (
        <Link to="/cargo/new" search={{ deal: id }} className={className}>
          {t('action.plan_cargo')}
        </Link>
      )
    case 'open_cargo':
      return (
        <Link to="/cargo/$id" params={{ id: next_action.cargo_id ?? '' }} className={className}>
          {t('action.open_cargo')}
        </Link>
      )
    case undefined:
      return null
  }
}
