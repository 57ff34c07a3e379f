import type { Sawmill } from '@/entities/sawmill'
import { useFormat, useTranslation } from '@/shared/i18n'
import { FigureList, KeyFigure } from '@/shared/ui'

/** What a buyer asks first: how much, how soon, and until when it is certified. A new mill has dashes. */
export function SawmillFigures({ mill }: { readonly mill: Sawmill | null }) {
  const { t } = useTranslation(['pages/sawmill', 'entities/sawmill'])
  const format = useFormat()
  const count = (number: number | null | undefined) => (number === null || number === undefined ? null : format.number(number))
  const state = mill?.certificate_state
  const isWarned = state === 'expired' || state === 'expiring'
  return (
    <FigureList>
      <KeyFigure label={t('pages/sawmill:field.capacity_m3_month')} value={count(mill?.capacity_m3_month)} unit={t('pages/sawmill:unit.capacity')} />
      <KeyFigure label={t('pages/sawmill:field.lead_time_weeks')} value={count(mill?.lead_time_weeks)} unit={t('pages/sawmill:unit.weeks')} />
      <KeyFigure
        label={t('pages/sawmill:certificate.until')}
        value={mill?.certificate ? format.date(mill.certificate.expires) : null}
        tone={isWarned ? 'waiting' : 'plain'}
        note={isWarned || state === 'none' ? t(`entities/sawmill:certificate.${state}`) : undefined}
      />
    </FigureList>
  )
}
