import { ReservationNote, type Basket } from '@/entities/order'
import { useFormat, useTranslation } from '@/shared/i18n'
import { FigureList, KeyFigure, Progress } from '@/shared/ui'

/**
 * Fill level of the truck by kg and m3 with the limiting one, and the total collected and
 * delivered.
 */
export function BasketFigures({
  basket: { truck, reservation, amount, transport },
}: {
  basket: Basket
}) {
  const { t } = useTranslation('pages/basket')
  const format = useFormat()
  const kg = t('truck.kg', {
    kg: format.number(truck.weight_kg, 0),
    most: format.number(truck.most_kg, 0),
  })
  const m3 = t('truck.m3', { m3: format.volume(truck.m3), most: format.number(truck.most_m3, 0) })
  const formatMoney = (value: string) => format.money(value, 'EUR')
  const missingReason =
    transport.why && transport.why !== 'nothing_in_it' ? t(`dap.why.${transport.why}`) : undefined
  return (
    <>
      <Progress label={t('truck.weight')} value={Number(truck.weight_percent) / 100} text={kg} />
      <Progress label={t('truck.space')} value={Number(truck.space_percent) / 100} text={m3} />
      {truck.binding && !truck.is_over && <p>{t(`truck.binding.${truck.binding}`)}</p>}
      <ReservationNote reservation={reservation} />
      <FigureList>
        <KeyFigure label={t('fca')} value={formatMoney(amount)} />
        <KeyFigure
          label={t('dap.total')}
          value={transport.total && formatMoney(transport.total)}
          note={
            missingReason ??
            (transport.per_m3 &&
              transport.per_m3_full &&
              t('dap.per_m3', {
                now: formatMoney(transport.per_m3),
                full: formatMoney(transport.per_m3_full),
              }))
          }
        />
      </FigureList>
    </>
  )
}
