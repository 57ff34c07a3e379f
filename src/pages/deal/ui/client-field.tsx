import { useCallback } from 'react'
import { fetchClientPage, type ClientSummary } from '@/entities/client'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Combobox } from '@/shared/ui'

interface ClientFieldProps {
  value: Pick<ClientSummary, 'id' | 'name' | 'country'> | null
  error: string | undefined
  isReadOnly: boolean
  onChoose: (clientId: string) => void
  /** What was typed before and chose nobody. */
  keptWords: string
  onWords: (words: string) => void
}

const mostFound = 20
const keyOf = (client: ClientFieldProps['value']) => client?.id ?? ''

/** Finds a client by name, and says in which country each is. */
export function ClientField({ onChoose, ...rest }: ClientFieldProps) {
  const { t } = useTranslation('pages/deal')
  const format = useFormat()
  const load = useCallback(async (words: string, signal: AbortSignal) => {
    const page = await fetchClientPage(words ? { q: words } : {}, { cursor: undefined, limit: mostFound }, signal)
    return { items: page.items, hasMore: page.next_cursor !== null }
  }, [])

  return (
    <Combobox
      name="client_id"
      label={t('field.client_id')}
      placeholder={t('client.search')}
      {...rest}
      isRequired
      load={load}
      keyOf={keyOf}
      labelOf={(client) => client.name}
      detailOf={(client) => format.country(client.country)}
      onChange={(client) => onChoose(client?.id ?? '')}
    />
  )
}
