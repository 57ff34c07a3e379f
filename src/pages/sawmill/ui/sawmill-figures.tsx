import type { Sawmill } from '@/entities/sawmill'
import { useFormat, useTranslation } from '@/shared/i18n'
import { FigureList, KeyFigure } from '@/shared/ui'

type Figures = Sawmill['figures']

/** What a buyer asks first: how much, how soon and until when it is certified; then how the mill has kept its word. A new mill has dashes. */
export function SawmillFigures({ mill }: { readonly mill: Sawmill | null }) {
  const { t } = useTranslation(['pages/sawmill', 'entities/sawmill'])
  const format = useFormat()
  const count = (number: number | null | undefined) =>
    number === null || number === undefined ? null : format.number(number)
  const state = mill?.certificate_state
  const isWarned = state === 'expired' || state === 'expiring'
  return (
    <FigureList>
      <KeyFigure
        label={t('pages/sawmill:field.capacity_m3_month')}
        value={count(mill?.capacity_m3_month)}
        unit={t('pages/sawmill:unit.capacity')}
      />
      <KeyFigure
        label={t('pages/sawmill:field.lead_time_weeks')}
        value={count(mill?.lead_time_weeks)}
        unit={t('pages/sawmill:unit.weeks')}
      />
      <KeyFigure
        label={t('pages/sawmill:certificate.until')}
        value={mill?.certificate ? format.date(mill.certificate.expires) : null}
        tone={isWarned ? 'waiting' : 'plain'}
        note={isWarned || state === 'none' ? t(`entities/sawmill:certificate.${state}`) : undefined}
      />
      {mill && <DeliveryReliability figures={mill.figures} />}
    </FigureList>
  )
}

function DeliveryReliability({ figures }: { readonly figures: Figures }) {
  const { t } = useTranslation('pages/sawmill')
  const format = useFormat()
  const share = (percent: string | null) => ({
    value: percent && format.percent(percent),
    note: percent === null ? t('figures.not_known') : undefined,
  })
  return (
    <>
      <KeyFigure label={t('figures.on_time')} {...share(figures.on_time_percent)} />
      <KeyFigure label={t('figures.fill')} {...share(figures.fill_percent)} />
      <KeyFigure label={t('figures.inspection_pass')} {...share(figures.inspection_pass_percent)} />
      <KeyFigure label={t('figures.moisture')} {...share(figures.average_moisture_percent)} />
      <KeyFigure label={t('figures.volume')} value={format.volume(figures.volume_m3)} unit="m³" />
      <KeyFigure
        label={t('figures.amount')}
        value={format.money(figures.amount_eur, 'EUR')}
        note={
          figures.without_rate > 0
            ? t('figures.without_rate', { count: figures.without_rate })
            : undefined
        }
      />
      <KeyFigure label={t('figures.open')} value={format.number(figures.open_supplies)} />
    </>
  )
}
