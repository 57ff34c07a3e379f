import { useCallback } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Combobox, type ComboboxProps, namedOptions } from '@/shared/ui'

/** The shown fields of a partner in a search. */
export interface ShownPartner {
  readonly id: string
  readonly name: string
  readonly country?: string
  /** Distinguishes partners of the same name; the country if left out. */
  readonly detail?: string
}

export type FetchPartners = (
  search: { q?: string },
  page: { readonly cursor: string | undefined; readonly limit: number },
  signal: AbortSignal,
) => Promise<{ readonly items: readonly ShownPartner[]; readonly next_cursor: string | null }>

export interface PartnerBoxProps extends Omit<
  ComboboxProps<ShownPartner>,
  'load' | 'getKey' | 'getLabel' | 'getDetail'
> {
  /** Must be the same function in every render. */
  find: FetchPartners
  /** Search text that was typed before and matched no partner. */
  initialText: string
}

const MAX_FOUND = 20

/** Searches a partner by name and shows each match with its country or detail. */
export function PartnerBox({ find, ...props }: PartnerBoxProps) {
  const { t } = useTranslation('widgets/company-fields')
  const format = useFormat()
  const load = useCallback(
    async (text: string, signal: AbortSignal) => {
      const page = await find(
        text ? { q: text } : {},
        { cursor: undefined, limit: MAX_FOUND },
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
      {...namedOptions}
      getDetail={({ detail, country }) =>
        detail ?? (country === undefined ? null : format.country(country))
      }
    />
  )
}
