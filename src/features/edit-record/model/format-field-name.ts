import { getFieldLabel, type Mistake } from '@/shared/forms'
import { i18n } from '@/shared/i18n'
import type { EditedRecord } from './record-context'
import type { RecordFormConfig } from './record-form-config'

/** Formats a list item: "Contact 2", "Line 3". */
export const formatItem = ({ texts }: RecordFormConfig, list: string, number: number): string =>
  i18n.t(`${texts}:item.${list}` as 'shared/forms:field.max', { number })

/**
 * Formats a field path (`incoterms.place`, `contacts.0.email`, `lines.2.price`) as its label: "Line
 * 3, Price".
 */
export function formatFieldName(
  { config, lines }: Pick<EditedRecord, 'config' | 'lines'>,
  name: Mistake['name'],
): string {
  const [list = '', at, ...itemField] = name.split('.')
  if (at === undefined || !/^\d+$/.test(at)) return getFieldLabel(config.texts, name)
  const isLine = list === config.lines?.field
  const item = formatItem(
    config,
    list,
    isLine && lines ? lines.getLineNumber(Number(at)) : Number(at) + 1,
  )
  if (itemField.length === 0) return item
  // Line fields use the labels of their columns.
  const field = getFieldLabel(config.texts, isLine ? itemField.join('.') : name)
  return i18n.t('features/edit-record:in_item', { item, field })
}
