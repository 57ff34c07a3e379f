import { useRef } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from '@/shared/i18n'
import { Button, IconButton, PlusIcon, Trash2Icon } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document-frame'
import { useClientFields } from '../model/client-form-context'
import { ClientText } from './client-fields'
import styles from './contacts-section.module.css'

/** The people to call, as many as there are. */
export function ContactsSection() {
  const { t } = useTranslation('pages/client')
  const { control, isReadOnly } = useClientFields()
  const { fields, append, remove } = useFieldArray({ control, name: 'contacts' })
  const add = useRef<HTMLButtonElement>(null)

  function removeAt(index: number) {
    remove(index)
    // The button that was pressed is gone, and must not take the focus along.
    add.current?.focus()
  }

  return (
    <DocumentSection title={t('section.contacts')} layout="whole">
      {fields.length === 0 && <p className={styles.none}>{t('contacts.none')}</p>}
      <ul className={styles.contacts}>
        {fields.map((_contact, index) => {
          // By its place: saving gives every contact another id, and the field that is typed in must outlast it.
          const place = `contacts.${index}` as const
          return (
            <li key={place} className={styles.contact} aria-label={t('contacts.number', { number: index + 1 })}>
              <div className={styles.fields}>
                <ClientText name={`${place}.name`} label={t('contacts.name')} width={3} isRequired />
                <ClientText name={`${place}.role`} label={t('contacts.role')} width={3} isNullable />
                <ClientText name={`${place}.email`} label={t('contacts.email')} width={3} isNullable type="email" />
                <ClientText name={`${place}.phone`} label={t('contacts.phone')} width={3} isNullable type="tel" />
              </div>
              {!isReadOnly && <RemoveButton index={index} onRemove={() => removeAt(index)} />}
            </li>
          )
        })}
      </ul>
      {!isReadOnly && (
        <Button
          ref={add}
          size="s"
          icon={<PlusIcon />}
          onClick={() => append({ name: '', email: null, phone: null, role: null })}
        >
          {t('contacts.add')}
        </Button>
      )}
    </DocumentSection>
  )
}

type RemoveProps = { readonly index: number; onRemove(): void }

/** Removes a contact, called by the name that is typed now. A part of its own, so that typing one renders no other. */
function RemoveButton({ index, onRemove }: RemoveProps) {
  const { t } = useTranslation('pages/client')
  const { control } = useClientFields()
  const name = useWatch({ control, name: `contacts.${index}.name` }).trim()
  return (
    <IconButton
      label={t('contacts.remove', { name: name || t('contacts.number', { number: index + 1 }) })}
      icon={<Trash2Icon />}
      onClick={onRemove}
      className={styles.remove}
    />
  )
}
