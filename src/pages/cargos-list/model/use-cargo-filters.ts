import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { cargoChoicesQuery, findPorts, sayPort } from '@/entities/cargo'
import { fetchSawmillPage, sawmillQuery } from '@/entities/sawmill'
import { listCargosSearch } from '@/shared/api/generated/searches'
import { useTranslation } from '@/shared/i18n'
import { findRecords, type RecordFilter } from '@/widgets/record-list'

/** The filters of the list of cargo. */
export function useCargoFilters(): readonly RecordFilter[] {
  const { t } = useTranslation(['pages/cargos-list', 'entities/cargo'])
  const queryClient = useQueryClient()

  return useMemo(() => {
    const { status, kind, documents, cut_off } = listCargosSearch
    const choices = () => queryClient.query({ ...cargoChoicesQuery, staleTime: 60_000 })
    const has = (text: string, words: string) => text.toLocaleLowerCase().includes(words.toLocaleLowerCase())
    return [
      {
        kind: 'choices',
        id: 'status',
        label: t('pages/cargos-list:columns.status'),
        choices: status.values.map((value) => ({ value, label: t(`entities/cargo:status.${value}`) })),
      },
      {
        kind: 'choices',
        id: 'kind',
        label: t('pages/cargos-list:columns.kind'),
        choices: kind.values.map((value) => ({ value, label: t(`entities/cargo:kind.${value}`) })),
      },
      { kind: 'toggle', id: 'cut_off', label: t('pages/cargos-list:filters.cut_off'), value: cut_off.values[0] },
      { kind: 'toggle', id: 'documents', label: t('pages/cargos-list:filters.documents'), value: documents.values[0] },
      { kind: 'weeks', id: 'etd', label: t('pages/cargos-list:columns.etd'), fromId: 'etd_from', toId: 'etd_to' },
      { kind: 'weeks', id: 'eta', label: t('pages/cargos-list:columns.eta'), fromId: 'eta_from', toId: 'eta_to' },
      {
        kind: 'search',
        id: 'client_id',
        label: t('pages/cargos-list:columns.clients'),
        source: 'clients of cargo',
        // Who ships may not look through all clients, but sees those that cargo goes to.
        find: async (text) => (await choices()).clients.filter(({ name }) => has(name, text)).map(({ id, name }) => ({ value: id, label: name })),
        nameOf: async (id) => (await choices()).clients.find((client) => client.id === id)?.name ?? id,
      },
      {
        kind: 'search',
        id: 'sawmill_id',
        label: t('pages/cargos-list:columns.sawmills'),
        source: 'sawmills',
        find: (text, signal) => findRecords(fetchSawmillPage, text, signal),
        nameOf: async (id) => (await queryClient.query({ ...sawmillQuery(id), staleTime: 'static' })).name,
      },
      {
        kind: 'search',
        id: 'carrier',
        label: t('pages/cargos-list:columns.carrier'),
        source: 'carriers',
        find: async (text) => (await choices()).carriers.filter((carrier) => has(carrier, text)).map((carrier) => ({ value: carrier, label: carrier })),
        nameOf: (carrier) => Promise.resolve(carrier),
      },
      {
        kind: 'search',
        id: 'port',
        label: t('pages/cargos-list:filters.port'),
        source: 'ports',
        find: async (text) => {
          const { ports } = await choices()
          const called = new Set(findPorts(text))
          return ports.filter((code) => called.has(code) || has(code, text)).map((code) => ({ value: code, label: sayPort(code) }))
        },
        nameOf: (code) => Promise.resolve(sayPort(code)),
      },
    ]
  }, [t, queryClient])
}
