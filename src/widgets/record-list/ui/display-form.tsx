import { useTranslation } from '@/shared/i18n'
import { Checkbox, NativeSelect, RadioGroup } from '@/shared/ui'
import type { RecordColumn } from '../model/column'
import { isShown, setColumnShown, type ListLayout } from '../model/list-layout'
import styles from './panel.module.css'

export interface DisplayFormProps {
  columns: readonly Pick<RecordColumn<unknown>, 'id' | 'title' | 'unit' | 'sort' | 'isOptional'>[]
  layout: ListLayout
  onLayout(layout: ListLayout): void
  /** Cards have neither columns nor row heights nor a head, so their order is chosen here. */
  isCards: boolean
  sort: string
  onSort(sort: string): void
}

/** Density and columns of a grid, or the order of cards. */
export function DisplayForm({
  columns,
  layout,
  onLayout,
  isCards,
  sort,
  onSort,
}: DisplayFormProps) {
  const { t } = useTranslation('widgets/record-list')
  if (isCards) {
    return (
      <NativeSelect
        label={t('display.order')}
        value={sort}
        onChange={onSort}
        isRequired
        options={columns.flatMap((column) =>
          column.sort
            ? [
                {
                  value: column.sort.ascending,
                  label: t('display.ascending', { column: column.title }),
                },
                {
                  value: column.sort.descending,
                  label: t('display.descending', { column: column.title }),
                },
              ]
            : [],
        )}
      />
    )
  }
  return (
    <>
      <RadioGroup
        label={t('display.density')}
        direction="row"
        value={layout.density}
        onChange={(density) => density !== '' && onLayout({ ...layout, density })}
        options={[
          { value: 'roomy', label: t('display.roomy') },
          { value: 'dense', label: t('display.dense') },
        ]}
      />
      <div className={styles.heading} aria-hidden>
        {t('display.columns')}
      </div>
      <div role="group" aria-label={t('display.columns')} className={styles.options}>
        {columns.slice(1).map((column) => (
          <Checkbox
            key={column.id}
            label={column.unit ? `${column.title}, ${column.unit}` : column.title}
            value={isShown(column, layout)}
            onChange={(shown) => onLayout(setColumnShown(layout, column, shown))}
          />
        ))}
      </div>
    </>
  )
}
