import type { Client } from '@/entities/client'
import { useFormat, useTranslation } from '@/shared/i18n'
import { FigureList, KeyFigure } from '@/shared/ui'

/** What the client owes against what it may owe, and what it bought in a year. A new client has dashes. */
export function ClientFigures({ client }: { readonly client: Client | null }) {
  const { t } = useTranslation('pages/client')
  const format = useFormat()
  const exposure = client?.exposure_eur ?? null
  const limit = client?.credit_limit_eur ?? null
  const isOver = exposure !== null && limit !== null && Number(exposure) > Number(limit)
  const sold = client?.sold_12_months ?? null
  const euro = (amount: string | null) => amount && format.money(amount, 'EUR')
  return (
    <FigureList>
      <KeyFigure
        label={t('figures.exposure')}
        value={euro(exposure)}
        tone={isOver ? 'blocked' : 'plain'}
        note={isOver ? t('figures.over') : undefined}
      />
      <KeyFigure
        label={t('field.credit_limit_eur')}
        value={euro(limit)}
        note={client && limit === null ? t('figures.no_limit') : undefined}
      />
      <KeyFigure
        label={t('figures.volume')}
        value={sold === null ? null : format.volume(sold.volume_m3)}
        unit="m³"
      />
      <KeyFigure label={t('figures.margin')} value={euro(sold?.margin_eur ?? null)} />
    </FigureList>
  )
}
