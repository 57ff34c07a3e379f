import { dequal } from 'dequal/lite'
import { type ReactNode, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useRecord } from '@/features/edit-record'
import { formatProblem } from '@/shared/api'
import { useField } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { TextField, toast } from '@/shared/ui'
import type { FetchPartners, PartnerBoxProps, ShownPartner } from './partner-box'
import styles from './partner-field.module.css'

/**
 * Returns the fields that a newly chosen partner fills: those still equal to the opened document or
 * to the previous partner's defaults.
 * @param initial the document when it was opened
 * @param previousDefaults the previous partner's defaults, if there was one
 * @param defaults the new partner's defaults
 */
function pickUntouchedFields<Defaults extends FieldValues>(
  current: FieldValues,
  {
    initial,
    previousDefaults,
    defaults,
    isEditable,
  }: {
    readonly initial: FieldValues
    readonly previousDefaults: FieldValues
    readonly defaults: Defaults
    readonly isEditable: (field: string) => boolean
  },
): Partial<Defaults> {
  const untouched = Object.entries(defaults).filter(([field]) => {
    const isUntouched =
      dequal(current[field], initial[field]) ||
      (field in previousDefaults && dequal(current[field], previousDefaults[field]))
    return isUntouched && isEditable(field)
  })
  return Object.fromEntries(untouched) as Partial<Defaults>
}

const PartnerBox = lazyComponent(
  async () => (await import('./partner-box')).PartnerBox,
  PartnerBoxFallback,
)

interface PartnerFieldProps<Partner extends ShownPartner> {
  /** The field for the partner's id. */
  name: string
  /** The field for search text that matched no partner. */
  wordsName: string
  find: FetchPartners
  /** The chosen partner once it is loaded. */
  partner: Partner | undefined
  /** The partner of the saved document. */
  saved: ShownPartner | undefined
  fetch: (id: string) => Promise<Partner>
  /** Returns the partner's defaults, which fill the fields that the user has not edited. */
  toPartnerDefaults: (partner: Partner) => FieldValues
  onChosen?: (partner: Partner) => void
  /** Placeholder of the search, if it does not find partners by name and country. */
  placeholder?: string
  /** Notes on the partner. */
  children: ReactNode
}

/**
 * The partner of a document, such as a client or a mill. Choosing a partner fills the fields that
 * the user has not edited.
 */
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
  const { form, initialValues, canEdit } = useRecord()
  const { value, onChange, ...field } = useField(name)
  const defaults = useRef<FieldValues>({})
  const getSearchText = () => form.getValues(wordsName) as string

  async function choose(id: string) {
    if (partner) defaults.current = toPartnerDefaults(partner)
    onChange(id)
    if (id === '') return
    const chosen = await fetch(id)
    // The user has chosen another partner meanwhile.
    if (form.getValues(name) !== id) return
    const filled = pickUntouchedFields(form.getValues(), {
      initial: initialValues,
      previousDefaults: defaults.current,
      defaults: toPartnerDefaults(chosen),
      isEditable: canEdit,
    })
    form.reset({ ...form.getValues(), ...filled }, { keepDefaultValues: true })
    onChosen?.(chosen)
  }

  const chosenPartner = partner ?? (saved?.id === value ? saved : null)
  const box = (
    <PartnerBox
      {...field}
      // A description list must not contain an element around a field.
      {...(field.isReadOnly && { hint: children, className: styles.partner })}
      placeholder={placeholder}
      find={find}
      value={chosenPartner}
      onChange={(chosen) =>
        void choose(chosen?.id ?? '').catch((error: unknown) => toast.error(formatProblem(error)))
      }
      initialText={getSearchText()}
      onUnchosenText={(text) => {
        if (text !== getSearchText()) form.setValue(wordsName, text)
      }}
    />
  )
  if (field.isReadOnly) return box
  return (
    <div className={styles.partner}>
      {box}
      {children}
    </div>
  )
}

/** The field while its search is loading. */
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

/** A note on a partner, under its field. */
export const PartnerNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.note}>{children}</p>
)
