import type { PriceEffect } from '@/entities/price'
import { useFormat, useTranslation } from '@/shared/i18n'
import styles from './price-list.module.css'

/** Named on each side. */
const MAX_NAMED = 8

/** Who pays more and who less by a sheet, for what they bought in the last three months. */
export function SheetEffects({ effects }: { readonly effects: readonly PriceEffect[] }) {
  const { t } = useTranslation('pages/price-list')
  return (
    <section className={styles.form} aria-label={t('upload.effects')}>
      <h3 className={styles.head}>{t('upload.effects')}</h3>
      {effects.length === 0 ? (
        <p className={styles.muted}>{t('upload.no_effects')}</p>
      ) : (
        <div className={styles.sides}>
          <Side
            title={t('upload.lose')}
            effects={effects.filter(({ amount }) => !amount.startsWith('-'))}
          />
          <Side
            title={t('upload.win')}
            effects={effects.filter(({ amount }) => amount.startsWith('-'))}
          />
        </div>
      )}
    </section>
  )
}

function Side({
  title,
  effects,
}: {
  readonly title: string
  readonly effects: readonly PriceEffect[]
}) {
  const { t } = useTranslation('pages/price-list')
  const format = useFormat()
  if (effects.length === 0) return null
  const sum = effects.reduce((cents, { amount }) => cents + Math.round(Number(amount) * 100), 0)
  const rest = effects.length - MAX_NAMED
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {title}: {format.money((sum / 100).toFixed(2), 'EUR')}
      </caption>
      <tbody>
        {effects.slice(0, MAX_NAMED).map(({ company, amount, volume_m3 }) => (
          <tr key={company.id}>
            <th scope="row">{company.name}</th>
            <td className={styles.figure}>
              {t('upload.volume', { volume: format.volume(volume_m3) })}
            </td>
            <td className={styles.figure}>{format.money(amount, 'EUR')}</td>
          </tr>
        ))}
        {rest > 0 && (
          <tr>
            <td colSpan={3}>{t('upload.others', { count: rest })}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
