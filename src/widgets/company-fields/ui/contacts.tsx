import { useRef } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import type { Schemas } from '@/shared/api'
import { createFields, useFormFields, type FormValues } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { Button, IconButton, PlusIcon, Trash2Icon } from '@/shared/ui'
import styles from './contacts.module.css'

interface HasContacts {
  contacts: FormValues<Schemas['Contact']>[]
}

const Field = createFields<HasContacts>()

export function Contacts() {
  const { t } = useTranslation('widgets/company-fields')
  const { form, canEdit } = useFormFields<HasContacts>()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'contacts' })
  const add = useRef<HTMLButtonElement>(null)
  const isEditable = canEdit('contacts')

  function removeAt(index: number) {
    remove(index)
    // The pressed button has disappeared, so the focus moves.
    add.current?.focus()
  }

  return (
    <>
      {fields.length === 0 && <p className={styles.none}>{t('contacts.none')}</p>}
      <ul>
        {fields.map((_contact, index) => {
          // Keyed by index: saving gives every contact a new id, and the edited field must stay
          // mounted.
          const path = `contacts.${index}` as const
          return (
            <li
              key={path}
              className={styles.contact}
              aria-label={t('contacts.one', { number: index + 1 })}
            >
              <div className={styles.fields}>
                <Field.Text name={`${path}.name`} />
                <Field.Text name={`${path}.role`} />
                <Field.Text name={`${path}.email`} type="email" />
                <Field.Text name={`${path}.phone`} type="tel" />
              </div>
              {isEditable && <RemoveButton index={index} onRemove={() => removeAt(index)} />}
            </li>
          )
        })}
      </ul>
      {isEditable && (
        <Button
          ref={add}
          size="s"
          icon={<PlusIcon />}
          onClick={() => append({ name: '', email: '', phone: '', role: '' })}
        >
          {t('contacts.add')}
        </Button>
      )}
    </>
  )
}

interface RemoveProps {
  index: number
  onRemove(): void
}

/** Removes a contact. A component of its own, so that typing a name rerenders nothing else. */
function RemoveButton({ index, onRemove }: RemoveProps) {
  const { t } = useTranslation('widgets/company-fields')
  const { form } = useFormFields<HasContacts>()
  const name = useWatch({ control: form.control, name: `contacts.${index}.name` }).trim()
  return (
    <IconButton
      label={t('contacts.remove', { name: name || t('contacts.one', { number: index + 1 }) })}
      icon={<Trash2Icon />}
      onClick={onRemove}
      className={styles.remove}
    />
  )
}
