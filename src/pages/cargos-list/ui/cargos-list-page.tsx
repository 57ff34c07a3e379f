import { noop } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactElement, useCallback } from 'react'
import { canOpenRoute, useAuth, useMe } from '@/entities/session'
import {
  cargoListQueries,
  type CargoSearch,
  CargoStatusBadge,
  type CargoSummary,
  formatRoute,
} from '@/entities/cargo'
import { LIST_PAGE_SIZE } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import {
  type FetchExportPage,
  ListPage,
  type ListSearch,
  RecordCard,
  type RecordSource,
  useRecordPages,
} from '@/widgets/record-list'
import { LateMark } from '@/entities/document'
import { toCargoSearch } from '../model/cargos-search'
import { useCargoFilters } from '../model/use-cargo-filters'
import { useCargoColumns } from './cargo-columns'

/** A cargo on a phone. */
function CargoCard({ cargo }: { cargo: CargoSummary }) {
  const format = useFormat()
  const { clients, container_number, truck_plate, etd } = cargo
  return (
    <RecordCard
      title={clients.map(({ name }) => name).join(', ') || formatRoute(cargo) || cargo.number}
      figure={`${format.volume(cargo.m3)} m³`}
      detail={[cargo.number, container_number ?? truck_plate].filter(Boolean).join(', ')}
      note={etd && format.date(etd)}
      status={
        <>
          <CargoStatusBadge status={cargo.status} />{' '}
          <LateMark
            days={cargo.late_days}
            arrivesLateDays={cargo.late_days === null ? cargo.arrives_late_days : null}
          />
        </>
      }
    />
  )
}

const renderCargoCard = (cargo: CargoSummary) => <CargoCard cargo={cargo} />
const toCargoPath = (cargo: CargoSummary) => `/cargo/${cargo.id}`

export const loader = ({ context, deps }: LoaderArgs<CargoSearch>): void => {
  context.queryClient.infiniteQuery(cargoListQueries.options(deps)).catch(noop)
}

export function CargosListPage(): ReactElement {
  const { t } = useTranslation('pages/cargos-list')
  const search = useSearch({ from: '/general-cargo' })
  const navigate = useNavigate()
  const { role } = useAuth()
  const me = useMe()
  const source: RecordSource<CargoSummary> = useRecordPages(
    cargoListQueries.options(search),
    LIST_PAGE_SIZE,
  )
  const onSearch = useCallback(
    (next: ListSearch) =>
      void navigate({ to: '/general-cargo', search: toCargoSearch(next), replace: true }),
    [navigate],
  )
  const fetchExportPage = useCallback<FetchExportPage<CargoSummary>>(
    (page, signal) => cargoListQueries.fetchPage(search, page, signal),
    [search],
  )

  return (
    <ListPage
      listId="cargos"
      owner={me?.id ?? ''}
      title={t('title')}
      newRecord={canOpenRoute(role, '/cargo/new') ? { to: '/cargo/new', text: t('new') } : null}
      columns={useCargoColumns()}
      card={renderCargoCard}
      filters={useCargoFilters(search)}
      search={search}
      onSearch={onSearch}
      defaultSort="-number"
      source={source}
      getPath={toCargoPath}
      countText={(count) => t('count', { count })}
      emptyTitle={t('empty.title')}
      emptyText={t('empty.text')}
      fetchExportPage={fetchExportPage}
      fileName={t('file_name')}
    />
  )
}
