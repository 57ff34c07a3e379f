import { useState } from 'react'
import type { ProductFilter } from '@/entities/product'
import { useTranslation } from '@/shared/i18n'
import { Banner, Button, Drawer, IconButton, NativeSelect, XIcon } from '@/shared/ui'
import type { Schemas } from '@/shared/api'
import {
  type BulkEditField,
  bulkEditFields,
  type BulkEditValues,
  findBulkEditErrors,
  getFieldChoices,
} from '../model/bulk-edit'
import { useBulkEdit } from '../model/use-bulk-edit'
import { BulkEditValueField } from './bulk-edit-value-field'
import styles from './products-list.module.css'

/** Preview: the number of changed products, and the reasons why others stay unchanged. */
function BulkEditPreview({
  preview: { changed, same, refused, refusals },
}: {
  readonly preview: Schemas['ProductChangesPreview']
}) {
  const { t } = useTranslation(['pages/products-list', 'entities/product'])
  const why = ({ code, field }: Schemas['ProductRefusal']) =>
    code === 'in_use' || code === 'same_specification'
      ? t(`pages/products-list:changes.why_${code}`)
      : t('pages/products-list:changes.why_locked', { field: t(`entities/product:field.${field}`) })
  return (
    <>
      <Banner tone={changed > 0 ? 'info' : 'waiting'} isAnnounced>
        {[
          t('pages/products-list:changes.changed', { count: changed }),
          same > 0 && t('pages/products-list:changes.same', { count: same }),
          refused > 0 && t('pages/products-list:changes.refused', { count: refused }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Banner>
      {refusals.length > 0 && (
        <ul className={styles.refused}>
          {refusals.map((refusal) => (
            <li key={refusal.id}>
              {refusal.name}: {why(refusal)}
            </li>
          ))}
          {refused > refusals.length && (
            <li>{t('pages/products-list:changes.more', { count: refused - refusals.length })}</li>
          )}
        </ul>
      )}
    </>
  )
}

interface Props {
  readonly filter: ProductFilter
  onClose(): void
}

/** Bulk edit in three steps: fields, preview, save. */
export function BulkEditDrawer({ filter, onClose }: Props) {
  const { t } = useTranslation(['pages/products-list', 'entities/product'])
  const [typed, setTyped] = useState<BulkEditValues>([])
  const [isRefused, setIsRefused] = useState(false)
  const { preview, failure, isBusy, forget, look, change } = useBulkEdit(filter, onClose)
  const mistakes = isRefused ? findBulkEditErrors(typed) : {}
  const left = bulkEditFields.filter((field) => typed.every((one) => one.field !== field))

  function write(next: BulkEditValues) {
    setTyped(next)
    forget()
  }
  function onLook() {
    const isWrong = Object.keys(findBulkEditErrors(typed)).length > 0
    setIsRefused(isWrong)
    if (!isWrong) void look(typed)
  }
  const add = (field: BulkEditField | '') =>
    field !== '' && write([...typed, { field, value: getFieldChoices(field)?.[0] ?? '' }])

  return (
    <Drawer
      title={t('pages/products-list:changes.title')}
      isOpen
      size="m"
      onClose={onClose}
      actions={
        <>
          {preview && preview.changed > 0 ? (
            <Button
              variant="primary"
              isPending={isBusy}
              onClick={() => void change(typed, preview)}
            >
              {t('pages/products-list:changes.change', { count: preview.changed })}
            </Button>
          ) : (
            <Button
              variant="primary"
              isPending={isBusy}
              isDisabled={typed.length === 0}
              onClick={onLook}
            >
              {t('pages/products-list:changes.preview')}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {t('pages/products-list:changes.cancel')}
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
        <p className={styles.muted}>{t('pages/products-list:changes.text')}</p>
        {typed.map(({ field, value }) => (
          <div key={field} className={styles.row}>
            <BulkEditValueField
              field={field}
              value={value}
              error={mistakes[field]}
              onChange={(next) =>
                write(typed.map((one) => (one.field === field ? { field, value: next } : one)))
              }
            />
            <IconButton
              label={t('pages/products-list:changes.remove', {
                field: t(`entities/product:field.${field}`),
              })}
              icon={<XIcon />}
              onClick={() => write(typed.filter((one) => one.field !== field))}
            />
          </div>
        ))}
        {left.length > 0 && (
          <NativeSelect
            label={t(
              typed.length === 0
                ? 'pages/products-list:changes.field'
                : 'pages/products-list:changes.another',
            )}
            value=""
            placeholder={t('pages/products-list:changes.choose')}
            options={left.map((field) => ({
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
