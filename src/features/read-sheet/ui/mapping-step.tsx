import { useState, type ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button, NativeSelect, TextField, toast } from '@/shared/ui'
import { getCellText } from '../lib/cells'
import { findMissingColumns, type Mapping, type ColumnSource } from '../lib/find-table'
import { productParts, type ProductPart } from '../lib/titles'
import type { MappedTable, SheetQuestionStep } from '../model/use-sheet-questions'
import styles from './sheet-questions.module.css'

interface Props<Column extends string> extends MappingTexts<Column> {
  readonly step: Extract<SheetQuestionStep<Column>, { at: 'map' }>
}

export interface MappingTexts<Column extends string> {
  getTitle(column: Column): string
  /** Returns why a column needs one value for all rows. */
  getReason?(column: Column): string | null
  /** Renders the field of one value for all rows; null for a plain text field. */
  renderValue?(
    column: Column,
    field: {
      label: string
      value: string
      onChange(value: string): void
      error: string | undefined
    },
  ): ReactNode
}

const FOR_ALL_ROWS = 'all'

/** Index of the table with the most known columns, else titles: a cover sheet has few of either. */
function findFullestTable<Column extends string>(tables: readonly MappedTable<Column>[]): number {
  const counts = tables.map(
    ({ table, mapping }) =>
      1000 * Object.keys(mapping).length + table.titles.filter((title) => title !== '').length,
  )
  return Math.max(0, counts.indexOf(Math.max(...counts)))
}

/**
 * Form to choose the sheet and the source of each column. A missing column gets one value for all
 * rows.
 */
export function MappingStep<Column extends string>({
  step: { kind, tables, asked = [], draft, onDraft, answer },
  getTitle,
  getReason,
  renderValue,
}: Props<Column>) {
  const { t } = useTranslation('features/read-sheet')
  const [at, setAt] = useState(draft && tables[draft.at] ? draft.at : findFullestTable(tables))
  const [chosen, setChosen] = useState<Readonly<Record<number, Mapping<Column>>>>(
    draft?.chosen ?? {},
  )
  const [wasSubmitted, setSubmitted] = useState(false)
  const mapped: MappedTable<Column> | undefined = tables[at]
  if (!mapped) return null
  const { table } = mapped
  const mapping: Mapping<Column> = chosen[at] ?? {
    ...mapped.mapping,
    ...(Object.fromEntries(asked.map((column) => [column, { value: '' }])) as Mapping<Column>),
  }
  const filled = Object.fromEntries(
    Object.entries<ColumnSource | undefined>(mapping).filter(
      ([, source]) => source && !('value' in source && source.value.trim() === ''),
    ),
  ) as Mapping<Column>
  const missing = [
    ...findMissingColumns(kind, filled, table),
    ...kind.columns.filter((column) => mapping[column] && !filled[column]),
  ]
  /** The product is optional if species and sizes are mapped, the unit if the price's title contains it. */
  const isRequired = (column: Column) => {
    const others = Object.entries(filled).filter(([name]) => name !== column)
    return findMissingColumns(kind, Object.fromEntries(others) as Mapping<Column>, table).includes(
      column,
    )
  }
  const isPart = (column: Column) => productParts.includes(column as string as ProductPart)
  const formatExample = (index: number) =>
    table.sheet.rows
      .slice(table.header)
      .map((cells) => getCellText(cells[index]))
      .find((text) => text !== '') ?? ''
  const options = [
    ...table.titles.flatMap((title, index) =>
      title === '' && formatExample(index) === ''
        ? []
        : [
            {
              value: String(index),
              label: [title, formatExample(index)].filter(Boolean).join(': '),
            },
          ],
    ),
    { value: FOR_ALL_ROWS, label: t('map.for_all_rows') },
  ]
  function choose(columns: readonly Column[], source: ColumnSource | null) {
    const others = Object.entries<ColumnSource | undefined>(mapping).filter(
      ([name]) => !columns.some((column) => column === name),
    )
    const next = {
      ...chosen,
      [at]: Object.fromEntries(
        source === null ? others : [...others, ...columns.map((column) => [column, source])],
      ) as Mapping<Column>,
    }
    setChosen(next)
    onDraft?.({ at, chosen: next })
  }
  function submit() {
    setSubmitted(true)
    if (missing.length > 0) toast.formValidationError()
    else answer({ table, mapping: filled, asked: [...(mapped?.asked ?? []), ...asked] })
  }
  function renderField(column: Column) {
    const source = mapping[column]
    const error = wasSubmitted && missing.includes(column) ? t('map.missing') : undefined
    const valueField = source &&
      'value' in source && {
        label: t('map.value', { column: getTitle(column) }),
        value: source.value,
        onChange: (value: string) => choose([column], { value }),
        error,
      }
    return (
      <div key={column} className={styles.column}>
        <NativeSelect
          label={getTitle(column)}
          isRequired={isRequired(column)}
          value={source === undefined ? '' : 'value' in source ? FOR_ALL_ROWS : String(source.at)}
          placeholder={t('map.none')}
          options={options}
          error={valueField ? undefined : error}
          onChange={(value) =>
            choose(
              [column],
              value === '' ? null : value === FOR_ALL_ROWS ? { value: '' } : { at: Number(value) },
            )
          }
        />
        {valueField && (renderValue?.(column, valueField) ?? <TextField {...valueField} />)}
      </div>
    )
  }
  return (
    <form
      noValidate
      className={styles.questions}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <p role="status">
        {[...asked.flatMap((column) => getReason?.(column) ?? []), t('map.how')].join(' ')}
      </p>
      {tables.length > 1 && (
        <NativeSelect
          label={t('map.sheet')}
          isRequired
          value={String(at)}
          options={tables.map((one, index) => ({
            value: String(index),
            label: one.table.sheet.name,
          }))}
          onChange={(value) => {
            setAt(Number(value))
            onDraft?.({ at: Number(value), chosen })
          }}
        />
      )}
      <div className={styles.columns}>
        {kind.columns.filter((column) => !isPart(column)).map(renderField)}
      </div>
      {kind.columns.some(isPart) && (
        <fieldset className={styles.parts}>
          <legend>{t('map.parts')}</legend>
          <div className={styles.columns}>{kind.columns.filter(isPart).map(renderField)}</div>
        </fieldset>
      )}
      <div>
        <Button type="submit" variant="primary">
          {t('map.use')}
        </Button>
      </div>
    </form>
  )
}
