import { useRef, type ReactNode } from 'react'
import { useFieldArray } from 'react-hook-form'
import { vCurrency, vHouseCertificate } from '@contract/validators'
import { createFields, useFormFields } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { Button, IconButton, PlusIcon, Trash2Icon } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import type { SettingsValues } from '../model/settings-form'
import styles from './settings.module.css'

const Field = createFields<SettingsValues>()

const schemes = vHouseCertificate.entries.scheme.options
const currencies = vCurrency.options.map((value) => ({ value, label: value }))
const schemeOptions = schemes.map((value) => ({ value, label: value.toUpperCase() }))

export function BankAccounts() {
  const { t } = useTranslation('pages/settings')
  const { form } = useFormFields<SettingsValues>()
  const list = useFieldArray({ control: form.control, name: 'bank_accounts' })
  return (
    <DocumentSection title={t('field.bank_accounts')} layout="whole">
      <ItemList
        list="bank_accounts"
        count={list.fields.length}
        canAdd={list.fields.length < currencies.length}
        onAdd={() => list.append({ currency: '', bank: '', iban: '', bic: '' })}
        onRemove={list.remove}
      >
        {(index) => (
          <>
            <Field.Choice
              name={`bank_accounts.${index}.currency`}
              span={2}
              placeholder={t('choose')}
              options={currencies}
            />
            <Field.Text name={`bank_accounts.${index}.iban`} span={4} />
            <Field.Text name={`bank_accounts.${index}.bic`} span={2} />
            <Field.Text name={`bank_accounts.${index}.bank`} span={4} />
          </>
        )}
      </ItemList>
    </DocumentSection>
  )
}

export function Certificates() {
  const { t } = useTranslation('pages/settings')
  const { form } = useFormFields<SettingsValues>()
  const list = useFieldArray({ control: form.control, name: 'certificates' })
  return (
    <DocumentSection title={t('field.certificates')} layout="whole">
      <ItemList
        list="certificates"
        count={list.fields.length}
        canAdd={list.fields.length < schemes.length}
        onAdd={() => list.append({ scheme: '', code: '' })}
        onRemove={list.remove}
      >
        {(index) => (
          <>
            <Field.Choice
              name={`certificates.${index}.scheme`}
              span={3}
              placeholder={t('choose')}
              options={schemeOptions}
            />
            <Field.Text name={`certificates.${index}.code`} span={6} />
          </>
        )}
      </ItemList>
    </DocumentSection>
  )
}

interface ItemListProps {
  list: 'bank_accounts' | 'certificates'
  count: number
  canAdd: boolean
  onAdd(): void
  onRemove(index: number): void
  /** Fields of an item. */
  children: (index: number) => ReactNode
}

/** Items of a list with their fields, and buttons to add and remove them. */
function ItemList({ list, count, canAdd, onAdd, onRemove, children }: ItemListProps) {
  const { t } = useTranslation('pages/settings')
  const add = useRef<HTMLButtonElement>(null)

  function removeAt(index: number) {
    onRemove(index)
    // The pressed button has disappeared, so the focus moves.
    add.current?.focus()
  }

  return (
    <>
      {count === 0 && <p className={styles.none}>{t(`none.${list}`)}</p>}
      <ul className={styles.items}>
        {Array.from({ length: count }, (_item, index) => {
          const label = t(`item.${list}`, { number: index + 1 })
          return (
            // Keyed by index: saving gives every item a new id, and the edited field must stay.
            <li key={label} className={styles.item} data-list={list} aria-label={label}>
              <div className={styles.fields}>{children(index)}</div>
              <IconButton
                label={t('remove', { name: label })}
                icon={<Trash2Icon />}
                onClick={() => removeAt(index)}
                className={styles.remove}
              />
            </li>
          )
        })}
      </ul>
      <Button ref={add} size="s" icon={<PlusIcon />} isDisabled={!canAdd} onClick={onAdd}>
        {t(`add.${list}`)}
      </Button>
    </>
  )
}
