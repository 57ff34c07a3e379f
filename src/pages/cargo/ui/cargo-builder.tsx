import { useMemo } from 'react'
import { useController } from 'react-hook-form'
import { useRecord } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import type { StowedPack } from '@domain/load-plan'
import { cargoFormConfig } from '../model/cargo-form'
import { toDrawnLoads } from '../model/cargo-space'
import { removePacksFromLoads } from '../model/edit-loads'
import { fromStowageFormValues, toStowageFormValues } from '../model/stowage-values'
import { useCargoLoads, useCargoSpace, useLoadLines } from '../model/use-cargo-loads'
import styles from './cargo.module.css'
import { LoadBuilder } from './load-builder/load-builder'
import { RemainingCapacity } from './remaining-capacity'

/** The drawing of the load, with the wood that still fits. */
export function CargoBuilder() {
  const { t } = useTranslation('pages/cargo')
  const { form, canEdit } = useRecord(cargoFormConfig)
  const { lines } = useCargoLoads()
  const loadLines = useLoadLines()
  const { field } = useController({ control: form.control, name: 'stowage' })
  const space = useCargoSpace()
  const loads = useMemo(() => toDrawnLoads(loadLines), [loadLines])
  const stowage = useMemo(() => field.value.map(fromStowageFormValues), [field.value])
  const saveStowage = (next: readonly StowedPack[]) => field.onChange(next.map(toStowageFormValues))
  const isOpen = canEdit('lines')

  if (!space) return <p className={styles.muted}>{t('load.no_space')}</p>
  return (
    <>
      <LoadBuilder
        space={space}
        loads={loads}
        stowage={stowage}
        onStowage={canEdit('stowage') ? saveStowage : null}
        onRemovePacks={
          isOpen
            ? (id, packs) => lines.replace(removePacksFromLoads(lines.lines(), id, packs))
            : null
        }
      />
      {isOpen && (
        <RemainingCapacity space={space} loads={loads} stowage={stowage} onStowage={saveStowage} />
      )}
    </>
  )
}
