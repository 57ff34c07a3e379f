import { useCallback } from 'react'
import { fetchClientPage, type ClientSummary } from '@/entities/client'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Combobox, type ComboboxProps } from '@/shared/ui'

type ShownClient = Pick<ClientSummary, 'id' | 'name' | 'country'>

export interface ClientFieldProps extends Omit<ComboboxProps<ShownClient>, 'load' | 'keyOf' | 'labelOf' | 'detailOf' | 'placeholder'> {
  /** What was typed before and chose nobody. */
  keptWords: string
}

const mostFound = 20
const keyOf = ({ id }: ShownClient) => id

/** Finds a client by name, and says in which country each is. */
export function ClientField(props: ClientFieldProps) {
  const { t } = useTranslation('pages/deal')
  const format = useFormat()
  const load = useCallback(async (words: string, signal: AbortSignal) => {
    const page = await fetchClientPage(words ? { q: words } : {}, { cursor: undefined, limit: mostFound }, signal)
    return { items: page.items, hasMore: page.next_cursor !== null }
  }, [])

  return (
    <Combobox
      {...props}
      placeholder={t('client.search')}
      load={load}
      keyOf={keyOf}
      labelOf={(client) => client.name}
      detailOf={(client) => format.country(client.country)}
    />
  )
}
