import { type ReactNode, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useRecord } from '@/features/edit-record'
import { formatProblem } from '@/shared/api'
import { useField } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { TextField, toast } from '@/shared/ui'
import { isEqual } from '@/shared/lib/is-equal'
import type { FetchPartners, PartnerBoxProps, ShownPartner } from './partner-box'
import styles from './partner-field.module.css'

/**
 * The fields that a newly chosen partner fills: those that nobody has typed into, which still are as the document was opened or as the partner before
 * left them.
 *
 * @param initialValues the document as it was opened
 * @param before what the partner chosen before had brought, if there was one
 * @param brought what the new one brings
 */
function pickUntouchedFields<Brought extends FieldValues>(
  now: FieldValues,
  atOpening: FieldValues,
  before: FieldValues,
  brought: Brought,
  isEditable: (field: string) => boolean,
): Partial<Brought> {
  const free = Object.entries(brought).filter(([field]) => {
    const isUntouched =
      isEqual(now[field], atOpening[field]) ||
      (field in before && isEqual(now[field], before[field]))
    return isUntouched && isEditable(field)
  })
  return Object.fromEntries(free) as Partial<Brought>
}

const PartnerBox = lazyComponent(
  async () => (await import('./partner-box')).PartnerBox,
  PartnerBoxFallback,
)

interface PartnerFieldProps<Partner extends ShownPartner> {
  /** The field that has its id. */
  name: string
  /** The field beside it that keeps words which chose nobody. */
  wordsName: string
  find: FetchPartners
  /** The chosen one, once it is there. */
  partner: Partner | undefined
  /** Who the saved document is with. */
  saved: ShownPartner | undefined
  fetch: (id: string) => Promise<Partner>
  /** What it brings with it into fields that nobody has typed into. */
  toPartnerDefaults: (partner: Partner) => FieldValues
  onChosen?: (partner: Partner) => void
  /** By which words it is found, where those are not name and country. */
  placeholder?: string
  /** What there is to know of it. */
  children: ReactNode
}

/** With whom a document is: a client, a mill. Choosing one brings its terms into every field that nobody has typed into. */
export function PartnerField<Partner extends ShownPartner>(props: PartnerFieldProps<Partner>) {
  const {
    name,
    wordsName,
    find,
    partner,
    saved,
    fetch,
    toPartnerDefaults,
    onChosen,
    placeholder,
    children,
  } = props
  const { fields, initialValues, canEdit } = useRecord()
  const { value, onChange, ...field } = useField(name)
  const brought = useRef<FieldValues>({})
  const words = () => fields.getValues(wordsName) as string

  async function choose(id: string) {
    if (partner) brought.current = toPartnerDefaults(partner)
    onChange(id)
    if (id === '') return
    const chosen = await fetch(id)
    // Somebody who chose again meanwhile gets the terms of that one.
    if (fields.getValues(name) !== id) return
    const filled = pickUntouchedFields(
      fields.getValues(),
      initialValues,
      brought.current,
      toPartnerDefaults(chosen),
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
          void choose(chosen?.id ?? '').catch((error: unknown) => toast.error(formatProblem(error)))
        }
        initialText={words()}
        onUnchosenText={(typed) => {
          if (typed !== words()) fields.setValue(wordsName, typed)
        }}
      />
      {children}
    </div>
  )
}

/** The field while what searches in it is under way. */
function PartnerBoxFallback({ value, initialText, find: _, ...field }: PartnerBoxProps) {
  const { t } = useTranslation('widgets/company-fields')
  return (
    <TextField
      {...field}
      value={initialText || (value?.name ?? '')}
      onChange={() => {}}
      placeholder={field.placeholder ?? t('search')}
    />
  )
}

/** What there is to know of a partner, under its field. */
export const PartnerNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.note}>{children}</p>
)
