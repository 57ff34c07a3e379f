import { useMemo } from 'react'
import { useController } from 'react-hook-form'
import { useRecord } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import { LoadBuilder, type Stowed } from '@/widgets/load-builder'
import { cargoForm, type CargoValues } from '../model/cargo-form'
import { drawnLoads } from '../model/drawn-loads'
import { withLess } from '../model/pack-counts'
import { spaceOf } from '../model/space-of'
import { useCargoLoads, useLoadLines } from '../model/use-cargo-loads'
import styles from './cargo.module.css'
import { StillFits } from './still-fits'

type TypedPlace = CargoValues['stowage'][number]

const placeOf = ({ load_id, is_turned, ...measures }: TypedPlace): Stowed => ({
  load_id,
  is_turned: is_turned === 'true',
  x_mm: Number(measures.x_mm),
  y_mm: Number(measures.y_mm),
  z_mm: Number(measures.z_mm),
  length_mm: Number(measures.length_mm),
  width_mm: Number(measures.width_mm),
  height_mm: Number(measures.height_mm),
})

const typedPlace = ({ load_id, is_turned, ...measures }: Stowed): TypedPlace => ({
  load_id,
  is_turned: is_turned ? 'true' : '',
  x_mm: String(measures.x_mm),
  y_mm: String(measures.y_mm),
  z_mm: String(measures.z_mm),
  length_mm: String(measures.length_mm),
  width_mm: String(measures.width_mm),
  height_mm: String(measures.height_mm),
})

type CarrierProps = Parameters<typeof spaceOf>[0]

/** The load as it lies, and beside it what still fits of the wood that is ready. */
export function CargoBuilder({ kind, container_type, tare_kg, max_gross_kg }: CarrierProps) {
  const { t } = useTranslation('pages/cargo')
  const { fields, canEdit } = useRecord(cargoForm)
  const { lines } = useCargoLoads()
  const loadLines = useLoadLines()
  const { field } = useController({ control: fields.control, name: 'stowage' })
  const space = useMemo(
    () => spaceOf({ kind, container_type, tare_kg, max_gross_kg }),
    [kind, container_type, tare_kg, max_gross_kg],
  )
  const loads = useMemo(() => drawnLoads(loadLines), [loadLines])
  const stowage = useMemo(() => field.value.map(placeOf), [field.value])
  const keep = (next: readonly Stowed[]) => field.onChange(next.map(typedPlace))
  const isOpen = canEdit('lines')

  if (!space) return <p className={styles.muted}>{t('load.no_space')}</p>
  return (
    <>
      <LoadBuilder
        space={space}
        loads={loads}
        stowage={stowage}
        onStowage={canEdit('stowage') ? keep : null}
        onTakeOff={isOpen ? (id, packs) => lines.replace(withLess(lines.lines(), id, packs)) : null}
      />
      {isOpen && <StillFits space={space} loads={loads} stowage={stowage} onStowage={keep} />}
    </>
  )
}
