import { useMemo } from 'react'
import {
  type CargoSearch,
  getCargoStatusMark,
  type CargoSummary,
  formatRoute,
} from '@/entities/cargo'
import { listCargosSearch } from '@contract/searches'
import { useFormat, useTranslation } from '@/shared/i18n'
import { roundShare } from '@domain/numbers'
import { Status } from '@/shared/ui'
import {
  createAmountListColumn,
  createLateColumn,
  type RecordColumn,
  createStatusColumn,
  createTextColumn,
  createUpdatedColumn,
  createVolumeListColumn,
} from '@/widgets/record-list'

type CargoSort = NonNullable<CargoSearch['sort']>
type Column = RecordColumn<CargoSummary, CargoSort>
type DayName = 'cut_off' | 'etd' | 'eta' | 'atd' | 'ata'

const joinNames = (records: CargoSummary['clients']) => records.map(({ name }) => name).join(', ')

export function useCargoColumns(): readonly Column[] {
  const { t } = useTranslation(['pages/cargos-list', 'entities/cargo'])
  const format = useFormat()

  return useMemo(() => {
    const createDayColumn = (id: DayName, sort?: NonNullable<Column['sort']>): Column => ({
      id,
      title: t(`columns.${id}`),
      width: 7.6,
      hasFixedWidth: true,
      align: 'end',
      ...(sort ? { sort } : { isOptional: true }),
      cell: (cargo) => {
        const date = cargo[id]
        return date && format.date(date)
      },
      sheet: { type: 'date', value: (cargo) => cargo[id] },
    })
    const columns: readonly Column[] = [
      createTextColumn((cargo) => cargo.number, {
        id: 'number',
        title: t('columns.number'),
        width: 8.2,
        hasFixedWidth: true,
        sort: { ascending: 'number', descending: '-number', first: 'descending' },
      }),
      createStatusColumn({
        title: t('columns.status'),
        statuses: listCargosSearch.status.values,
        formatStatus: (status) => t(`entities/cargo:status.${status}`),
        getMark: getCargoStatusMark,
      }),
      createTextColumn((cargo) => cargo.container_number ?? cargo.truck_plate, {
        id: 'unit',
        title: t('columns.unit'),
        width: 10,
      }),
      createTextColumn(
        (cargo) =>
          cargo.container_type
            ? t(`entities/cargo:type.${cargo.container_type}`)
            : t(`entities/cargo:kind.${cargo.kind}`),
        {
          id: 'kind',
          title: t('columns.kind'),
          width: 7.5,
          isOptional: true,
        },
      ),
      createTextColumn((cargo) => joinNames(cargo.clients), {
        id: 'clients',
        title: t('columns.clients'),
        width: 13,
        grows: 1,
      }),
      createTextColumn((cargo) => joinNames(cargo.sawmills), {
        id: 'sawmills',
        title: t('columns.sawmills'),
        width: 12,
        grows: 1,
        isOptional: true,
      }),
      createTextColumn((cargo) => joinNames(cargo.deals), {
        id: 'deals',
        title: t('columns.deals'),
        width: 8.5,
        grows: 1,
        isOptional: true,
      }),
      createTextColumn((cargo) => cargo.carrier, {
        id: 'carrier',
        title: t('columns.carrier'),
        width: 12.6,
        grows: 1,
        sort: { ascending: 'carrier', descending: '-carrier' },
      }),
      createTextColumn((cargo) => cargo.vessel, {
        id: 'vessel',
        title: t('columns.vessel'),
        width: 9,
        grows: 1,
        isOptional: true,
      }),
      createTextColumn((cargo) => formatRoute(cargo), {
        id: 'way',
        title: t('columns.way'),
        width: 13.4,
        grows: 1,
      }),
      createDayColumn('cut_off', { ascending: 'cut_off', descending: '-cut_off' }),
      createDayColumn('etd', { ascending: 'etd', descending: '-etd' }),
      createDayColumn('eta', { ascending: 'eta', descending: '-eta' }),
      createLateColumn(t('columns.late'), format, (time) => t('late_on_arrival', { time })),
      createDayColumn('atd'),
      createDayColumn('ata'),
      createVolumeListColumn(
        {
          id: 'm3',
          title: t('columns.volume'),
          width: 6.5,
          sort: { ascending: 'm3', descending: '-m3', first: 'descending' },
          value: (cargo) => cargo.m3,
        },
        format,
      ),
      {
        id: 'gross_kg',
        title: t('columns.gross'),
        unit: 'kg',
        width: 6.5,
        hasFixedWidth: true,
        align: 'end',
        isOptional: true,
        sort: { ascending: 'gross_kg', descending: '-gross_kg', first: 'descending' },
        cell: (cargo) => format.number(cargo.gross_kg, 0),
        sheet: { type: 'number', places: 0, value: (cargo) => cargo.gross_kg },
      },
      {
        id: 'fill_percent',
        title: t('columns.fill'),
        unit: '%',
        width: 7.2,
        hasFixedWidth: true,
        align: 'end',
        isOptional: true,
        sort: { ascending: 'fill_percent', descending: '-fill_percent', first: 'descending' },
        cell: (cargo) =>
          cargo.fill_percent === null
            ? ''
            : format.number(roundShare(Number(cargo.fill_percent), 1), 1),
        sheet: { type: 'share', places: 1, value: (cargo) => cargo.fill_percent },
      },
      createAmountListColumn(
        {
          id: 'freight_eur',
          title: t('columns.freight'),
          currency: 'EUR',
          width: 7.5,
          isOptional: true,
          sort: { ascending: 'freight_eur', descending: '-freight_eur', first: 'descending' },
          value: (cargo) => cargo.freight_eur,
        },
        format,
      ),
      {
        id: 'missing_documents',
        title: t('columns.missing_documents'),
        width: 8.4,
        hasFixedWidth: true,
        cell: ({ missing_documents: missing }) =>
          missing !== null &&
          missing > 0 && <Status tone="waiting">{format.number(missing)}</Status>,
        sheet: { type: 'number', places: 0, value: ({ missing_documents }) => missing_documents },
      },
      createUpdatedColumn(t('columns.updated'), format),
    ]
    return columns
  }, [t, format])
}
