import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  cargoReportsQueryOptions,
  inspectableCargosQueryOptions,
  type InspectableCargo,
} from '@/entities/inspection'
import { useFormat, useTranslation } from '@/shared/i18n'
import { ArrowRightIcon } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import { OpenReports } from '@/widgets/inspection'
import { findPortName } from '@domain/ports'
import styles from './inspector-start.module.css'

const openReportsQueryOptions = cargoReportsQueryOptions({
  status: ['draft', 'returned', 'submitted'],
})

/** Start screen of an inspector: unfinished reports, and containers that wait for an inspection. */
export function InspectorStart() {
  const { t } = useTranslation('pages/cargo-report')
  const format = useFormat()
  const { data: reports } = useQuery(openReportsQueryOptions)
  const { data: cargos } = useQuery(inspectableCargosQueryOptions)
  const startedIds = new Set(reports?.items.map(({ cargo }) => cargo.id))
  const waitingCargos = cargos?.items.filter(({ id }) => !startedIds.has(id)) ?? []
  const listFacts = ({ carrier, port_of_discharge: port, cut_off }: InspectableCargo) => [
    carrier,
    port && (findPortName(port) ?? port),
    cut_off && t('cut_off', { day: format.date(cut_off) }),
  ]
  return (
    <>
      <OpenReports
        reports={reports?.items}
        formatSubject={({ cargo, container_number }) => [cargo.number, container_number ?? '']}
      />
      {waitingCargos.length > 0 && (
        <div className={styles.start}>
          <DocumentSection title={t('waiting.title')} aside={waitingCargos.length} layout="whole">
            <ul className={styles.list}>
              {waitingCargos.map((cargo) => (
                <li key={cargo.id}>
                  <Link
                    to="/cargo-inspection-report/new"
                    search={{ cargo: cargo.id }}
                    className={styles.row}
                  >
                    <span>
                      <span className={styles.number}>
                        {cargo.container_number ?? cargo.number}
                      </span>
                      <span className={styles.detail}>
                        {[cargo.container_number && cargo.number, ...listFacts(cargo)]
                          .filter(Boolean)
                          .join(', ')}
                      </span>
                    </span>
                    <ArrowRightIcon />
                  </Link>
                </li>
              ))}
            </ul>
          </DocumentSection>
        </div>
      )}
    </>
  )
}
