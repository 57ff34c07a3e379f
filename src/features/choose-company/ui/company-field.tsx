import type { Ref } from 'react'
import { companyListQueries, type CompanySummary } from '@/entities/company'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Combobox, namedOptions } from '@/shared/ui'

export type ChosenCompany = Pick<CompanySummary, 'id' | 'name'> & { readonly country?: string }

interface CompanyFieldProps {
  /** Default: "Company". */
  label?: string | undefined
  value: ChosenCompany | null
  onChange: (company: ChosenCompany | null) => void
  error?: string | undefined
  isRequired?: boolean
  isLabelHidden?: boolean
  ref?: Ref<HTMLInputElement>
}

const FIRST_PAGE = { cursor: undefined, limit: 20 }

/** Searches the verified companies, which can order. */
async function load(text: string, signal: AbortSignal) {
  const { items, next_cursor } = await companyListQueries.fetchPage(
    { status: ['verified'], ...(text && { q: text }) },
    FIRST_PAGE,
    signal,
  )
  return {
    items: items.map(({ id, name, country }): ChosenCompany => ({ id, name, country })),
    hasMore: next_cursor !== null,
  }
}

/** Search field for the company that a user acts for. */
export function CompanyField({ label, ...field }: CompanyFieldProps) {
  const { t } = useTranslation('features/choose-company')
  const format = useFormat()
  return (
    <Combobox<ChosenCompany>
      {...field}
      label={label ?? t('company')}
      placeholder={t('search')}
      load={load}
      {...namedOptions}
      getDetail={({ country }) => country && format.country(country)}
    />
  )
}
