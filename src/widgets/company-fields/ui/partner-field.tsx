import { useRef, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useRecord } from '@/features/edit-record'
import { problemText } from '@/shared/api'
import { useField } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { lazyPart } from '@/shared/lib/lazy-part'
import { TextField, toast } from '@/shared/ui'
import { fieldsToFill } from '../model/fields-to-fill'
import type { FindPartners, PartnerBoxProps, ShownPartner } from './partner-box'
import styles from './partner-field.module.css'

const PartnerBox = lazyPart(async () => (await import('./partner-box')).PartnerBox, BoxBefore)

interface PartnerFieldProps<Partner extends ShownPartner> {
  /** The field that has its id. */
  name: string
  /** The field beside it that keeps words which chose nobody. */
  wordsName: string
  find: FindPartners
  /** The chosen one, once it is there. */
  partner: Partner | undefined
  /** Who the saved document is with. */
  saved: ShownPartner | undefined
  fetch: (id: string) => Promise<Partner>
  /** What it brings with it into fields that nobody has typed into. */
  bring: (partner: Partner) => FieldValues
  onChosen?: (partner: Partner) => void
  /** By which words it is found, where those are not name and country. */
  placeholder?: string
  /** What there is to know of it. */
  children: ReactNode
}

/** With whom a document is: a client, a mill. Choosing one brings its terms into every field that nobody has typed into. */
export function PartnerField<Partner extends ShownPartner>(props: PartnerFieldProps<Partner>) {
  const { name, wordsName, find, partner, saved, fetch, bring, onChosen, placeholder, children } =
    props
  const { fields, atOpening, canEdit } = useRecord()
  const { value, onChange, ...field } = useField(name)
  const brought = useRef<FieldValues>({})
  const words = () => fields.getValues(wordsName) as string

  async function choose(id: string) {
    if (partner) brought.current = bring(partner)
    onChange(id)
    if (id === '') return
    const chosen = await fetch(id)
    // Somebody who chose again meanwhile gets the terms of that one.
    if (fields.getValues(name) !== id) return
    const filled = fieldsToFill(
      fields.getValues(),
      atOpening,
      brought.current,
      bring(chosen),
      canEdit,
    )
    fields.reset({ ...fields.getValues(), ...filled }, { keepDefaultValues: true })
    onChosen?.(chosen)
  }

  return (
    <div className={styles.partner}>
      <PartnerBox
        {...field}
        placeholder={placeholder}
        find={find}
        value={partner ?? (saved?.id === value ? saved : null)}
        onChange={(chosen) =>
          void choose(chosen?.id ?? '').catch((error: unknown) => toast.error(problemText(error)))
        }
        keptWords={words()}
        onWords={(typed) => {
          if (typed !== words()) fields.setValue(wordsName, typed)
        }}
      />
      {children}
    </div>
  )
}

/** The field while what searches in it is under way. */
function BoxBefore({ value, keptWords, find: _, ...field }: PartnerBoxProps) {
  const { t } = useTranslation('widgets/company-fields')
  return (
    <TextField
      {...field}
      value={keptWords || (value?.name ?? '')}
      onChange={() => {}}
      placeholder={field.placeholder ?? t('search')}
    />
  )
}

/** What there is to know of a partner, under its field. */
export const PartnerNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.note}>{children}</p>
)
