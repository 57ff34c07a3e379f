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
export type FetchPartners = (
  search: { q?: string },
  page: { readonly cursor: string | undefined; readonly limit: number },
  signal: AbortSignal,
) => Promise<{ readonly items: readonly ShownPartner[]; readonly next_cursor: string | null }>

export interface PartnerBoxProps extends Omit<
  ComboboxProps<ShownPartner>,
  'load' | 'getKey' | 'getLabel' | 'getDetail'
> {
  /** The same function each time. */
  find: FetchPartners
  /** What was typed before and chose nobody. */
  initialText: string
}

const maxFound = 20
const getKey = ({ id }: ShownPartner) => id

/** Finds one by name, and says in which country each is, or what else tells it apart. */
export function PartnerBox({ find, ...props }: PartnerBoxProps) {
  const { t } = useTranslation('widgets/company-fields')
  const format = useFormat()
  const load = useCallback(
    async (words: string, signal: AbortSignal) => {
      const page = await find(
        words ? { q: words } : {},
        { cursor: undefined, limit: maxFound },
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
      getKey={getKey}
      getLabel={(partner) => partner.name}
      getDetail={({ detail, country }) =>
        detail ?? (country === undefined ? null : format.country(country))
      }
    />
  )
}
