import { useState } from 'react'
import { formatProductName, type ProductFilter } from '@/entities/product'
import type { Schemas } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import {
  Banner,
  Button,
  Drawer,
  IconButton,
  NativeSelect,
  NumberField,
  TextField,
  toast,
  XIcon,
} from '@/shared/ui'
import {
  type BulkEditField,
  bulkEditFields,
  type BulkEditValues,
  canBeEmpty,
  findBulkEditErrors,
  getFieldChoices,
  isNumericField,
  useBulkEdit,
} from '../model/bulk-edit'
import styles from './products-list.module.css'

/** Preview: the number of changed products, and the reasons why others stay unchanged. */
function BulkEditPreview({
  preview: { changed, same, refused, refusals },
}: {
  preview: Schemas['ProductChangesPreview']
}) {
  const { t } = useTranslation(['pages/products-list', 'entities/product'])
  const formatRefusal = ({ code, field }: Schemas['ProductRefusal']) =>
    code === 'in_use' || code === 'same_specification'
      ? t(`changes.why_${code}`)
      : t('changes.why_locked', { field: t(`entities/product:field.${field}`) })
  return (
    <>
      <Banner tone={changed > 0 ? 'info' : 'waiting'} isAnnounced>
        {[
          t('changes.changed', { count: changed }),
          same > 0 && t('changes.same', { count: same }),
          refused > 0 && t('changes.refused', { count: refused }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Banner>
      {refusals.length > 0 && (
        <ul className={styles.refused}>
          {refusals.map((refusal) => (
            <li key={refusal.product.id}>
              {formatProductName(refusal.product)}: {formatRefusal(refusal)}
            </li>
          ))}
          {refused > refusals.length && (
            <li>{t('changes.more', { count: refused - refusals.length })}</li>
          )}
        </ul>
      )}
    </>
  )
}

interface BulkEditDrawerProps {
  filter: ProductFilter
  onClose(): void
}

/** Bulk edit in three steps: fields, preview, save. */
export function BulkEditDrawer({ filter, onClose }: BulkEditDrawerProps) {
  const { t } = useTranslation(['pages/products-list', 'entities/product'])
  const [values, setValues] = useState<BulkEditValues>([])
  const [wasRefused, setIsRefused] = useState(false)
  const { preview, failure, isBusy, discardPreview, loadPreview, change } = useBulkEdit(
    filter,
    onClose,
  )
  const mistakes = wasRefused ? findBulkEditErrors(values) : {}
  const remainingFields = bulkEditFields.filter((field) =>
    values.every((entry) => entry.field !== field),
  )

  function updateValues(next: BulkEditValues) {
    setValues(next)
    discardPreview()
  }
  function openPreview() {
    const hasErrors = Object.keys(findBulkEditErrors(values)).length > 0
    setIsRefused(hasErrors)
    if (hasErrors) toast.formValidationError()
    else void loadPreview(values)
  }
  const add = (field: BulkEditField | '') =>
    field !== '' && updateValues([...values, { field, value: getFieldChoices(field)?.[0] ?? '' }])

  return (
    <Drawer
      title={t('changes.title')}
      isOpen
      size="m"
      onClose={onClose}
      actions={
        <>
          {preview && preview.changed > 0 ? (
            <Button
              variant="primary"
              isPending={isBusy}
              onClick={() => void change(values, preview)}
            >
              {t('changes.change', { count: preview.changed })}
            </Button>
          ) : (
            <Button
              variant="primary"
              isPending={isBusy}
              isDisabled={values.length === 0}
              onClick={openPreview}
            >
              {t('changes.preview')}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {t('changes.cancel')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {failure && (
          <Banner tone="blocked" isAnnounced>
            {failure}
          </Banner>
        )}
        <p className={styles.muted}>{t('changes.text')}</p>
        {values.map(({ field, value }) => (
          <div key={field} className={styles.row}>
            <BulkEditValueField
              field={field}
              value={value}
              error={mistakes[field]}
              onChange={(next) =>
                updateValues(
                  values.map((entry) => (entry.field === field ? { field, value: next } : entry)),
                )
              }
            />
            <IconButton
              label={t('changes.remove', {
                field: t(`entities/product:field.${field}`),
              })}
              icon={<XIcon />}
              onClick={() => updateValues(values.filter((entry) => entry.field !== field))}
            />
          </div>
        ))}
        {remainingFields.length > 0 && (
          <NativeSelect
            label={t(values.length === 0 ? 'changes.field' : 'changes.another')}
            value=""
            placeholder={t('changes.choose')}
            options={remainingFields.map((field) => ({
              value: field,
              label: t(`entities/product:field.${field}`),
            }))}
            onChange={add}
          />
        )}
        {preview && <BulkEditPreview preview={preview} />}
      </div>
    </Drawer>
  )
}

const UNITS: Partial<Record<BulkEditField, string>> = {
  humidity_percent: '%',
  density_kg_m3: 'kg/m³',
}

interface BulkEditValueFieldProps {
  field: BulkEditField
  value: string
  error: string | undefined
  onChange(value: string): void
}

function BulkEditValueField({ field, value, error, onChange }: BulkEditValueFieldProps) {
  const { t } = useTranslation(['pages/products-list', 'entities/product'])
  const choices = getFieldChoices(field)
  const label = t(`entities/product:field.${field}`)
  const hint = canBeEmpty(field) ? t('changes.empties') : undefined
  if (choices) {
    const options = choices.map((choice) => ({
      value: choice,
      label: t(`entities/product:${field}.${choice}` as 'entities/product:wood.PCAB'),
    }))
    return (
      <NativeSelect
        label={label}
        value={value}
        options={options}
        error={error}
        onChange={onChange}
      />
    )
  }
  if (isNumericField(field))
    return (
      <NumberField
        label={label}
        value={value}
        unit={UNITS[field]}
        maxPlaces={0}
        hint={hint}
        error={error}
        onChange={onChange}
      />
    )
  return (
    <TextField
      label={label}
      value={value}
      maxLength={60}
      hint={hint}
      error={error}
      onChange={onChange}
    />
  )
}
