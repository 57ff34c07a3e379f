import type { LoadableWood } from '@/entities/cargo'
import { useFormat, useTranslation } from '@/shared/i18n'
import { CheckboxGroup, Disclosure } from '@/shared/ui'
import { useLoadLines } from '../model/use-cargo-loads'
import styles from './cargo.module.css'

interface YardPacksProps {
  wood: LoadableWood
  onChoose: (lotIds: readonly string[]) => void
}

/** Choice of the reserved packs in the yard. Renders nothing for wood that is still at its mill. */
export function YardPacks({ wood: { lots, deal }, onChoose }: YardPacksProps) {
  const { t } = useTranslation('pages/cargo')
  const format = useFormat()
  const loaded = new Set(useLoadLines().flatMap(({ lot_ids }) => lot_ids))
  const chosen = lots.map(({ id }) => id).filter((id) => loaded.has(id))
  if (lots.length === 0) return null
  const options = lots.map(({ id, barcode, pcs, m3 }) => ({
    value: id,
    label: t('fits.lot', { barcode, pcs: format.number(pcs, 0), m3: format.volume(m3) }),
  }))
  return (
    <div className={styles.yardPacks}>
      <Disclosure
        label={t('fits.choose')}
        aside={t('fits.chosen', { chosen: chosen.length, all: lots.length })}
      >
        <CheckboxGroup
          label={t('fits.choose_named', { what: deal.number })}
          isLabelHidden
          options={options}
          value={chosen}
          onChange={onChoose}
        />
      </Disclosure>
    </div>
  )
}
