import { useCallback } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Combobox, type ComboboxProps } from '@/shared/ui'

/** What is shown of a company, or of what else a document is of, that is searched for. */
export interface ShownPartner {
  readonly id: string
  readonly name: string
  readonly country?: string
  /** What tells two of one name apart, where that is not the country. */
  readonly detail?: string
}

/** A page of a list of companies. */
export type FindPartners = (
  search: { q?: string },
  page: { readonly cursor: string | undefined; readonly limit: number },
  signal: AbortSignal,
) => Promise<{ readonly items: readonly ShownPartner[]; readonly next_cursor: string | null }>

export interface PartnerBoxProps extends Omit<
  ComboboxProps<ShownPartner>,
  'load' | 'keyOf' | 'labelOf' | 'detailOf'
> {
  /** The same function each time. */
  find: FindPartners
  /** What was typed before and chose nobody. */
  keptWords: string
}

const mostFound = 20
const keyOf = ({ id }: ShownPartner) => id

/** Finds one by name, and says in which country each is, or what else tells it apart. */
export function PartnerBox({ find, ...props }: PartnerBoxProps) {
  const { t } = useTranslation('widgets/company-fields')
  const format = useFormat()
  const load = useCallback(
    async (words: string, signal: AbortSignal) => {
      const page = await find(
        words ? { q: words } : {},
        { cursor: undefined, limit: mostFound },
        signal,
      )
      return { items: page.items, hasMore: page.next_cursor !== null }
    },
    [find],
  )

  return (
    <Combobox
      {...props}
      placeholder={props.placeholder ?? t('search')}
      load={load}
      keyOf={keyOf}
      labelOf={(partner) => partner.name}
      detailOf={({ detail, country }) =>
        detail ?? (country === undefined ? null : format.country(country))
      }
    />
  )
}
