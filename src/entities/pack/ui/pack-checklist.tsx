import { useFormat } from '@/shared/i18n'
import { Checkbox } from '@/shared/ui'
import type { Pack } from '../api/packs'
import { formatPieces } from '../model/format-pieces'
import styles from './pack-checklist.module.css'

interface PackChecklistProps {
  packs: readonly Pick<Pack, 'id' | 'number' | 'tally' | 'volume_m3'>[]
  /** Ids of the ticked packs. */
  value: readonly string[]
  onChange(ids: readonly string[]): void
}

/** Packs by number with their pieces and volume, to tick several of them. */
export function PackChecklist({ packs, value, onChange }: PackChecklistProps) {
  const format = useFormat()
  const chosen = new Set(value)
  return (
    <ul className={styles.packs}>
      {packs.map(({ id, number, tally, volume_m3 }) => (
        <li key={id} className={styles.pack}>
          <Checkbox
            label={number}
            hint={`${formatPieces(tally)}, ${format.volume(volume_m3)}\u00a0m³`}
            value={chosen.has(id)}
            onChange={(isChosen) =>
              onChange(isChosen ? [...value, id] : value.filter((chosenId) => chosenId !== id))
            }
          />
        </li>
      ))}
    </ul>
  )
}
