import { PackChecklist } from '@/entities/pack'
import type { ReceivableLine } from '@/entities/stock'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Checkbox } from '@/shared/ui'
import { listFirstIds, MAX_RECEIVED, pickListed, sumPacks } from '../model/listed-packs'
import styles from './stock.module.css'

interface ListedPacksProps {
  packs: ReceivableLine['packs']
  /** Ids of the packs that have arrived. */
  value: readonly string[]
  onChange(ids: readonly string[]): void
  error: string | undefined
}

/** Packs on the mill's list: those that have arrived are ticked, and summed above the list. */
export function ListedPacks({ packs, value, onChange, error }: ListedPacksProps) {
  const { t } = useTranslation('pages/stock')
  const format = useFormat()
  const chosen = pickListed(packs, value)
  const { pcs, volume_m3 } = sumPacks(chosen)
  return (
    <fieldset className={styles.listed}>
      <legend className="visually-hidden">{t('receive.from.listed')}</legend>
      <div className={styles.line}>
        <Checkbox
          label={t('packs.all', { count: packs.length })}
          hint={
            packs.length > MAX_RECEIVED &&
            t('receive.at_once', { limit: format.number(MAX_RECEIVED) })
          }
          value={chosen.length === packs.length}
          isPartial={chosen.length > 0 && chosen.length < packs.length}
          onChange={(isChosen) => onChange(isChosen ? listFirstIds(packs) : [])}
          error={error && (chosen.length === 0 ? t('receive.tick') : error)}
        />
        <output className={styles.muted}>
          {t('receive.sum', {
            count: chosen.length,
            pcs: t('pcs', { count: pcs, pcs: format.number(pcs) }),
            volume: format.volume(volume_m3),
          })}
        </output>
      </div>
      <PackChecklist packs={packs} value={value} onChange={onChange} />
    </fieldset>
  )
}
