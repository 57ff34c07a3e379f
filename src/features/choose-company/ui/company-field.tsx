import type { Ref } from 'react'
import { companyLists, type CompanySummary } from '@/entities/company'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Combobox } from '@/shared/ui'

/** A company as it is chosen. */
export type ChosenCompany = Pick<CompanySummary, 'id' | 'name'> & { readonly country?: string }

interface CompanyFieldProps {
  /** "Company" unless said otherwise. */
  readonly label?: string | undefined
  readonly value: ChosenCompany | null
  readonly onChange: (company: ChosenCompany | null) => void
  readonly error?: string | undefined
  readonly isRequired?: boolean
  readonly isLabelHidden?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

const page = { cursor: undefined, limit: 20 }
const keyOf = ({ id }: ChosenCompany) => id
const labelOf = ({ name }: ChosenCompany) => name

/** Those that may order, of the companies that this person serves. */
async function load(text: string, signal: AbortSignal) {
  const { items, next_cursor } = await companyLists.fetchPage(
    { status: ['verified'], ...(text && { q: text }) },
    page,
    signal,
  )
  return {
    items: items.map(({ id, name, country }): ChosenCompany => ({ id, name, country })),
    hasMore: next_cursor !== null,
  }
}

/** For which company somebody acts who serves many. */
export function CompanyField({ label, ...field }: CompanyFieldProps) {
  const { t } = useTranslation('features/choose-company')
  const format = useFormat()
  return (
    <Combobox<ChosenCompany>
      {...field}
      label={label ?? t('company')}
      placeholder={t('search')}
      load={load}
      keyOf={keyOf}
      labelOf={labelOf}
      detailOf={({ country }) => country && format.country(country)}
    />
  )
}
