import { useMemo } from 'react'
import { getSupplyStatusMark, type SupplySearch, type SupplySummary } from '@/entities/supply'
import { listSuppliesSearch } from '@contract/searches'
import { useFormat, useTranslation } from '@/shared/i18n'
import {
  createAmountListColumn,
  createLateColumn,
  createStatusColumn,
  createTextColumn,
  createUpdatedColumn,
  createVolumeListColumn,
  type RecordColumn,
} from '@/widgets/record-list'

type SupplySort = NonNullable<SupplySearch['sort']>
type Column = RecordColumn<SupplySummary, SupplySort>

export function useSupplyColumns(): readonly Column[] {
  const { t } = useTranslation(['pages/supplies-list', 'entities/supply', 'entities/product'])
  const format = useFormat()

  return useMemo(() => {
    const columns: readonly Column[] = [
      createTextColumn((supply) => supply.number, {
        id: 'number',
        title: t('columns.number'),
        width: 8.2,
        hasFixedWidth: true,
        sort: { ascending: 'number', descending: '-number', first: 'descending' },
      }),
      createStatusColumn({
        title: t('columns.status'),
        statuses: listSuppliesSearch.status.values,
        formatStatus: (status) => t(`entities/supply:status.${status}`),
        getMark: getSupplyStatusMark,
      }),
      createTextColumn((supply) => supply.sawmill.name, {
        id: 'sawmill',
        title: t('columns.sawmill'),
        width: 16.5,
        grows: 2,
        sort: { ascending: 'sawmill', descending: '-sawmill' },
      }),
      createTextColumn((supply) => format.country(supply.sawmill.country), {
        id: 'country',
        title: t('columns.country'),
        width: 6.6,
        grows: 1,
        isOptional: true,
      }),
      createTextColumn((supply) => supply.purchase_manager?.name ?? null, {
        id: 'purchase_manager',
        title: t('columns.purchase_manager'),
        width: 12,
        grows: 1,
      }),
      createTextColumn(
        (supply) => supply.woods.map((wood) => t(`entities/product:wood.${wood}`)).join(', '),
        {
          id: 'woods',
          title: t('columns.woods'),
          width: 12.2,
          grows: 1,
          isOptional: true,
        },
      ),
      createTextColumn((supply) => supply.ready_week && format.week(supply.ready_week), {
        id: 'ready_week',
        title: t('columns.ready_week'),
        width: 8.6,
        sort: { ascending: 'ready_week', descending: '-ready_week' },
      }),
      {
        ...createLateColumn(t('columns.late'), format),
        sort: { ascending: 'late_days', descending: '-late_days', first: 'descending' },
      },
      createTextColumn((supply) => supply.loading_place, {
        id: 'loading_place',
        title: t('columns.loading_place'),
        width: 11.2,
        grows: 1,
        isOptional: true,
      }),
      createTextColumn((supply) => `${supply.incoterms.rule} ${supply.incoterms.place}`.trim(), {
        id: 'incoterms',
        title: t('columns.incoterms'),
        width: 8.6,
        grows: 1,
        isOptional: true,
      }),
      createVolumeListColumn(
        {
          id: 'volume_m3',
          title: t('columns.volume'),
          width: 8,
          sort: { ascending: 'volume_m3', descending: '-volume_m3', first: 'descending' },
          value: (supply) => supply.volume_m3,
        },
        format,
      ),
      createVolumeListColumn(
        {
          id: 'confirmed_m3',
          title: t('columns.confirmed'),
          width: 8.4,
          isOptional: true,
          value: (supply) => supply.confirmed_m3,
        },
        format,
      ),
      createVolumeListColumn(
        {
          id: 'ready_m3',
          title: t('columns.ready'),
          width: 7.2,
          value: (supply) => supply.ready_m3,
        },
        format,
      ),
      createVolumeListColumn(
        {
          id: 'free_m3',
          title: t('columns.free'),
          width: 8.8,
          sort: { ascending: 'free_m3', descending: '-free_m3', first: 'descending' },
          value: (supply) => supply.free_m3,
        },
        format,
      ),
      createAmountListColumn(
        {
          id: 'amount',
          title: t('columns.amount'),
          width: 7.8,
          isOptional: true,
          currency: (supply) => supply.currency,
          value: (supply) => supply.amount,
        },
        format,
      ),
      createTextColumn((supply) => supply.currency, {
        id: 'currency',
        title: t('columns.currency'),
        width: 5.5,
        hasFixedWidth: true,
        isOptional: true,
      }),
      createAmountListColumn(
        {
          id: 'amount_eur',
          title: t('columns.amount'),
          currency: 'EUR',
          width: 8,
          sort: { ascending: 'amount_eur', descending: '-amount_eur', first: 'descending' },
          value: (supply) => supply.amount_eur,
        },
        format,
      ),
      createUpdatedColumn(t('columns.updated'), format),
    ]
    return columns
  }, [t, format])
}
