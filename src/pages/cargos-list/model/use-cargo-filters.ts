import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { cargoChoicesQueryOptions, type CargoSearch } from '@/entities/cargo'
import { sawmillListQueries, sawmillQueryOptions } from '@/entities/sawmill'
import { listCargosSearch } from '@contract/searches'
import { matchesAllWords } from '@domain/text/fold'
import { useFormat, useTranslation } from '@/shared/i18n'
import { createCountryFilter, findRecordChoices, type RecordFilter } from '@/widgets/record-list'
import { searchPortCodes, formatPort } from '@domain/ports'

/**
 * Returns the list's filters. Rare filters that only dashboard links set are shown while they are
 * set.
 */
export function useCargoFilters(search: CargoSearch): readonly RecordFilter[] {
  const { t, i18n } = useTranslation(['pages/cargos-list', 'entities/cargo', 'entities/product'])
  const format = useFormat()
  const activeRareFilters = RARE_FILTERS.filter((id) => search[id] !== undefined).join(' ')
  const queryClient = useQueryClient()

  return useMemo(() => {
    const { status, kind, late, documents, cut_off, wood } = listCargosSearch
    const fetchChoices = () => queryClient.query({ ...cargoChoicesQueryOptions, staleTime: 60_000 })
    const findPort = async (text: string) => {
      const { ports } = await fetchChoices()
      const called = new Set(searchPortCodes(text))
      return ports
        .filter((code) => called.has(code) || matchesAllWords(code, text))
        .map((code) => ({ value: code, label: formatPort(code) }))
    }
    const basicFilters: readonly RecordFilter[] = [
      {
        kind: 'choices',
        id: 'status',
        label: t('columns.status'),
        choices: status.values.map((value) => ({
          value,
          label: t(`entities/cargo:status.${value}`),
        })),
      },
      {
        kind: 'choices',
        id: 'kind',
        label: t('columns.kind'),
        choices: kind.values.map((value) => ({ value, label: t(`entities/cargo:kind.${value}`) })),
      },
      {
        kind: 'toggle',
        id: 'late',
        label: t('filters.late'),
        value: late.values[0],
      },
      {
        kind: 'toggle',
        id: 'cut_off',
        label: t('filters.cut_off'),
        value: cut_off.values[0],
      },
      {
        kind: 'toggle',
        id: 'documents',
        label: t('filters.documents'),
        value: documents.values[0],
      },
      {
        kind: 'weeks',
        id: 'etd',
        label: t('columns.etd'),
        fromId: 'etd_from',
        toId: 'etd_to',
      },
      {
        kind: 'weeks',
        id: 'eta',
        label: t('columns.eta'),
        fromId: 'eta_from',
        toId: 'eta_to',
      },
      {
        kind: 'search',
        id: 'client_id',
        label: t('columns.clients'),
        source: 'clients of cargo',
        // Cargo managers may not read all clients, only those with cargo.
        find: async (text) =>
          (await fetchChoices()).clients
            .filter(({ name }) => matchesAllWords(name, text))
            .map(({ id, name }) => ({ value: id, label: name })),
        findName: async (id) =>
          (await fetchChoices()).clients.find((client) => client.id === id)?.name ?? id,
      },
      {
        kind: 'search',
        id: 'sawmill_id',
        label: t('columns.sawmills'),
        source: 'sawmills',
        find: (text, signal) => findRecordChoices(sawmillListQueries.fetchPage, text, signal),
        findName: async (id) =>
          (await queryClient.query({ ...sawmillQueryOptions(id), staleTime: 'static' })).name,
      },
      {
        kind: 'search',
        id: 'carrier',
        label: t('columns.carrier'),
        source: 'carriers',
        find: async (text) =>
          (await fetchChoices()).carriers
            .filter((carrier) => matchesAllWords(carrier, text))
            .map((carrier) => ({ value: carrier, label: carrier })),
        findName: (carrier) => Promise.resolve(carrier),
      },
      {
        kind: 'search',
        id: 'port',
        label: t('filters.port'),
        source: 'ports',
        find: findPort,
        findName: (code) => Promise.resolve(formatPort(code)),
      },
    ]
    const createPortFilter = (id: 'port_of_loading' | 'port_of_discharge'): RecordFilter => ({
      kind: 'search',
      id,
      label: t(`filters.${id}`),
      source: 'ports',
      find: findPort,
      findName: (code) => Promise.resolve(formatPort(code)),
    })
    const createFillFilter = (id: 'fill_from' | 'fill_to'): RecordFilter => ({
      kind: 'search',
      id,
      label: t(`filters.${id}`),
      source: 'fill',
      find: (text) =>
        Promise.resolve(
          FILL_LEVELS.filter((percent) => percent.startsWith(text.trim())).map((percent) => ({
            value: percent,
            label: format.percent(percent),
          })),
        ),
      findName: (percent) => Promise.resolve(format.percent(percent)),
    })
    const rareFilters: readonly RecordFilter[] = [
      createPortFilter('port_of_loading'),
      createPortFilter('port_of_discharge'),
      createFillFilter('fill_from'),
      createFillFilter('fill_to'),
      createCountryFilter(t('filters.country'), format, i18n.language),
      {
        kind: 'choices',
        id: 'wood',
        label: t('filters.wood'),
        choices: wood.values.map((value) => ({
          value,
          label: t(`entities/product:wood.${value}`),
        })),
      },
    ]
    return [
      ...basicFilters,
      ...rareFilters.filter(({ id }) => activeRareFilters.split(' ').includes(id)),
    ]
  }, [t, i18n.language, format, queryClient, activeRareFilters])
}

const RARE_FILTERS = [
  'port_of_loading',
  'port_of_discharge',
  'fill_from',
  'fill_to',
  'country',
  'wood',
] as const
const FILL_LEVELS = Array.from({ length: 21 }, (_, i) => String(i * 5))
