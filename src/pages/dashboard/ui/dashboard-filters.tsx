import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { cargoChoicesQueryOptions } from '@/entities/cargo'
import { clientListQueries, clientQueryOptions } from '@/entities/client'
import { findPeople, findPersonName } from '@/entities/person'
import { sawmillListQueries, sawmillQueryOptions } from '@/entities/sawmill'
import { canOpenRoute, useAuth, useMe } from '@/entities/session'
import { listSuppliesSearch } from '@contract/searches'
import { useFormat, useTranslation } from '@/shared/i18n'
import { matchesAllWords } from '@domain/text/fold'
import {
  ChosenFilters,
  createCountryFilter,
  FilterBar,
  findRecordChoices,
  type ListSearch,
  type RecordFilter,
  ViewsMenu,
} from '@/widgets/record-list'
import { DASHBOARD_PATHS, type DashboardName } from '../model/dashboard'
import { toDashboardSearch } from '../model/dashboard-search'
import type { DashboardSearch } from '../model/dashboard-queries'
import styles from './dashboard-page.module.css'

/** Filters of a dashboard, with saved filters. They load together with the figures. */
export function DashboardFilters({
  name,
  search,
}: {
  name: DashboardName
  search: DashboardSearch
}) {
  const filters = useDashboardFilters(name)
  const me = useMe()
  const navigate = useNavigate()
  const onSearch = useCallback(
    (next: ListSearch) =>
      void navigate({
        to: DASHBOARD_PATHS[name],
        search: toDashboardSearch(next),
        replace: true,
        resetScroll: false,
      }),
    [navigate, name],
  )
  return (
    <>
      <FilterBar filters={filters} search={search} onSearch={onSearch} />
      <div className={styles.printed}>
        <ChosenFilters filters={filters} search={search} />
      </div>
      {/* All dashboards have the same filters, so they share the saved views. */}
      {me && <ViewsMenu storageKey={`dashboards:${me.id}`} search={search} onSearch={onSearch} />}
    </>
  )
}

const DASHBOARD_FILTERS: Readonly<Record<DashboardName, readonly string[]>> = {
  deal: ['period', 'client_id', 'sale_manager_id', 'country', 'wood'],
  supply: ['period', 'sawmill_id', 'purchase_manager_id', 'country', 'wood'],
  cargo: ['period', 'client_id', 'sawmill_id', 'country', 'wood'],
}

/**
 * Returns a dashboard's filters. Sale managers see only their own deals, so they have no sale
 * manager filter.
 */
function useDashboardFilters(dashboard: DashboardName): readonly RecordFilter[] {
  const { t, i18n } = useTranslation(['pages/dashboard', 'entities/product'])
  const format = useFormat()
  const { role } = useAuth()
  const queryClient = useQueryClient()

  return useMemo(() => {
    const fetchCargoChoices = () =>
      queryClient.query({ ...cargoChoicesQueryOptions, staleTime: 60_000 })
    // Roles that write deals search all clients; others only the clients of cargo.
    const canReadClients = canOpenRoute(role, '/deals/new')
    const filters: readonly RecordFilter[] = [
      {
        kind: 'weeks',
        id: 'period',
        label: t('filter.period'),
        fromId: 'week_from',
        toId: 'week_to',
      },
      {
        kind: 'search',
        id: 'client_id',
        label: t('filter.client'),
        source: canReadClients ? 'clients' : 'clients of cargo',
        find: async (text, signal) =>
          canReadClients
            ? findRecordChoices(clientListQueries.fetchPage, text, signal)
            : (await fetchCargoChoices()).clients
                .filter(({ name }) => matchesAllWords(name, text))
                .map(({ id, name }) => ({ value: id, label: name })),
        findName: async (id) =>
          canReadClients
            ? (await queryClient.query({ ...clientQueryOptions(id), staleTime: 'static' })).name
            : ((await fetchCargoChoices()).clients.find((client) => client.id === id)?.name ?? id),
      },
      {
        kind: 'search',
        id: 'sawmill_id',
        label: t('filter.sawmill'),
        source: 'sawmills',
        find: (text, signal) => findRecordChoices(sawmillListQueries.fetchPage, text, signal),
        findName: async (id) =>
          (await queryClient.query({ ...sawmillQueryOptions(id), staleTime: 'static' })).name,
      },
      ...(['sale_manager', 'purchase_manager'] as const).map((manager): RecordFilter => ({
        kind: 'search',
        id: `${manager}_id`,
        label: t(`filter.${manager}`),
        source: `${manager}s`,
        find: (text) => findPeople(queryClient, manager, text),
        findName: (id) => findPersonName(queryClient, id),
      })),
      createCountryFilter(t('filter.country'), format, i18n.language),
      {
        kind: 'choices',
        id: 'wood',
        label: t('filter.wood'),
        choices: listSuppliesSearch.wood.values.map((value) => ({
          value,
          label: t(`entities/product:wood.${value}`),
        })),
      },
    ]
    return filters.filter(
      ({ id }) =>
        DASHBOARD_FILTERS[dashboard].includes(id) &&
        !(id === 'sale_manager_id' && role === 'sale_manager'),
    )
  }, [t, i18n.language, format, queryClient, dashboard, role])
}
