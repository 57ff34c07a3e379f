import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { cargoChoicesQuery } from '@/entities/cargo'
import { clientLists, clientQuery } from '@/entities/client'
import { findPeople, nameOfPerson } from '@/entities/person'
import { sawmillLists, sawmillQuery } from '@/entities/sawmill'
import { mayOpen, useAuth } from '@/entities/session'
import { listSuppliesSearch } from '@/shared/api/generated/searches'
import { useFormat, useTranslation } from '@/shared/i18n'
import { countryFilter, findRecords, type RecordFilter } from '@/widgets/record-list'
import type { BoardName } from './board'

/** The filters of each dashboard. */
const KNOWN: Readonly<Record<BoardName, readonly string[]>> = {
  deal: ['period', 'client_id', 'sale_manager_id', 'country', 'wood'],
  supply: ['period', 'sawmill_id', 'purchase_manager_id', 'country', 'wood'],
  cargo: ['period', 'client_id', 'sawmill_id', 'country', 'wood'],
}

/** The filters of a dashboard. Who sells sees the own deals alone, and chooses no seller. */
export function useBoardFilters(board: BoardName): readonly RecordFilter[] {
  const { t, i18n } = useTranslation(['pages/dashboard', 'entities/product'])
  const format = useFormat()
  const { role } = useAuth()
  const queryClient = useQueryClient()

  return useMemo(() => {
    const ofCargo = () => queryClient.query({ ...cargoChoicesQuery, staleTime: 60_000 })
    const has = (text: string, words: string) =>
      text.toLocaleLowerCase().includes(words.toLocaleLowerCase())
    // Who ships may not look through all clients, but sees those that cargo goes to.
    const readsClients = mayOpen(role, '/deals/new')
    const filters: readonly RecordFilter[] = [
      {
        kind: 'weeks',
        id: 'period',
        label: t('pages/dashboard:filter.period'),
        fromId: 'week_from',
        toId: 'week_to',
      },
      {
        kind: 'search',
        id: 'client_id',
        label: t('pages/dashboard:filter.client'),
        source: readsClients ? 'clients' : 'clients of cargo',
        find: async (text, signal) =>
          readsClients
            ? findRecords(clientLists.fetchPage, text, signal)
            : (await ofCargo()).clients
                .filter(({ name }) => has(name, text))
                .map(({ id, name }) => ({ value: id, label: name })),
        nameOf: async (id) =>
          readsClients
            ? (await queryClient.query({ ...clientQuery(id), staleTime: 'static' })).name
            : ((await ofCargo()).clients.find((client) => client.id === id)?.name ?? id),
      },
      {
        kind: 'search',
        id: 'sawmill_id',
        label: t('pages/dashboard:filter.sawmill'),
        source: 'sawmills',
        find: (text, signal) => findRecords(sawmillLists.fetchPage, text, signal),
        nameOf: async (id) =>
          (await queryClient.query({ ...sawmillQuery(id), staleTime: 'static' })).name,
      },
      ...(['sale_manager', 'purchase_manager'] as const).map((manager): RecordFilter => ({
        kind: 'search',
        id: `${manager}_id`,
        label: t(`pages/dashboard:filter.${manager}`),
        source: `${manager}s`,
        find: (text) => findPeople(queryClient, manager, text),
        nameOf: (id) => nameOfPerson(queryClient, id),
      })),
      countryFilter(t('pages/dashboard:filter.country'), format, i18n.language),
      {
        kind: 'choices',
        id: 'wood',
        label: t('pages/dashboard:filter.wood'),
        choices: listSuppliesSearch.wood.values.map((value) => ({
          value,
          label: t(`entities/product:wood.${value}`),
        })),
      },
    ]
    return filters.filter(
      ({ id }) =>
        KNOWN[board].includes(id) && !(id === 'sale_manager_id' && role === 'sale_manager'),
    )
  }, [t, i18n.language, format, queryClient, board, role])
}
