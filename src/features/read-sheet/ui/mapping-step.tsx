import { useState, type ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button, NativeSelect, TextField, toast } from '@/shared/ui'
import { getCellText } from '../lib/cells'
import { PRODUCT_PARTS, type ProductPart } from '../lib/titles'
import { useMapping, type MappingQuestion } from '../model/use-mapping'
import styles from './sheet-questions.module.css'

interface Props<Column extends string> extends MappingTexts<Column> {
  step: MappingQuestion<Column>
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

/**
 * Form to choose the sheet and the source of each column. A missing column gets one value for all
 * rows.
 */
export function MappingStep<Column extends string>({
  step,
  getTitle,
  getReason,
  renderValue,
}: Props<Column>) {
  const { t } = useTranslation('features/read-sheet')
  const { kind, tables, asked = [] } = step
  const choice = useMapping(step)
  const [wasSubmitted, setSubmitted] = useState(false)
  if (!choice) return null
  const { at, table, mapping, missing, isRequired, choose, chooseTable, answer } = choice
  const isPart = (column: Column) => PRODUCT_PARTS.includes(column as string as ProductPart)
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
  function submit() {
    setSubmitted(true)
    if (missing.length > 0) toast.formValidationError()
    else answer()
  }
  function renderField(column: Column) {
    const source = mapping[column]
    const error = wasSubmitted && missing.includes(column) ? t('map.missing') : undefined
    const valueField = source &&
      'value' in source && {
        label: t('map.value', { column: getTitle(column) }),
        value: source.value,
        onChange: (value: string) => choose(column, { value }),
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
              column,
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
          onChange={(value) => chooseTable(Number(value))}
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
