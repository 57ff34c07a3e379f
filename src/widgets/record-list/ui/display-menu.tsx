import { useTranslation } from '@/shared/i18n'
import { Checkbox, NativeSelect, RadioGroup, Settings2Icon } from '@/shared/ui'
import type { RecordColumn } from '../model/column'
import { isShown, withColumn, type ListLayout } from '../model/list-layout'
import { Panel } from './panel'
import styles from './panel.module.css'

type Props<Row> = {
  readonly columns: readonly RecordColumn<Row>[]
  readonly layout: ListLayout
  onLayout(layout: ListLayout): void
  /** Cards have no columns and one height; their order is chosen here for want of heads. */
  readonly isCards: boolean
  readonly sort: string
  onSort(sort: string): void
}

/** What the list shows, how densely, and on a phone in which order. */
export function DisplayMenu<Row>({ columns, layout, onLayout, isCards, sort, onSort }: Props<Row>) {
  const { t } = useTranslation('widgets/record-list')
  return (
    <Panel
      label={
        <>
          <Settings2Icon />
          {isCards ? t('display.order') : t('display.title')}
        </>
      }
      align="end"
    >
      {() =>
        isCards ? (
          <NativeSelect
            label={t('display.order')}
            value={sort}
            onChange={onSort}
            isRequired
            options={columns.flatMap((column) =>
              column.sort
                ? [
                    { value: column.sort.ascending, label: t('display.ascending', { column: column.title }) },
                    { value: column.sort.descending, label: t('display.descending', { column: column.title }) },
                  ]
                : [],
            )}
          />
        ) : (
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
                  onChange={(shown) => onLayout(withColumn(layout, column, shown))}
                />
              ))}
            </div>
          </>
        )
      }
    </Panel>
  )
}
