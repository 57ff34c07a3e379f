import { useFormat, useTranslation } from '@/shared/i18n'
import type { Basket } from '../api/basket'

/** True if the company of a basket can reserve no more. */
export const isReservationFull = ({
  left_kg,
  left_m3,
}: Pick<Basket['reservation'], 'left_kg' | 'left_m3'>): boolean =>
  left_kg === 0 || Number(left_m3) === 0

/** Shows how much more the company of a basket can reserve, by weight and volume. */
export function ReservationNote({
  reservation: { percent, left_kg, left_m3 },
}: Pick<Basket, 'reservation'>) {
  const { t } = useTranslation('entities/order')
  const format = useFormat()
  return (
    <p>
      {t(isReservationFull({ left_kg, left_m3 }) ? 'reservation.reached' : 'reservation.left', {
        kg: format.number(left_kg, 0),
        m3: format.volume(left_m3),
        percent: format.percent(String(percent)),
      })}
    </p>
  )
}
