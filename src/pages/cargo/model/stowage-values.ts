import type { StowedPack } from '@domain/load-plan'
import type { CargoValues } from './cargo-form'

type StowageFormValues = CargoValues['stowage'][number]

export const fromStowageFormValues = ({
  load_id,
  pack_id,
  is_turned,
  ...measures
}: StowageFormValues): StowedPack => ({
  load_id,
  pack_id: pack_id || null,
  is_turned: is_turned === 'true',
  x_mm: Number(measures.x_mm),
  y_mm: Number(measures.y_mm),
  z_mm: Number(measures.z_mm),
  length_mm: Number(measures.length_mm),
  width_mm: Number(measures.width_mm),
  height_mm: Number(measures.height_mm),
})

export const toStowageFormValues = ({
  load_id,
  pack_id,
  is_turned,
  ...measures
}: StowedPack): StowageFormValues => ({
  load_id,
  pack_id: pack_id ?? '',
  is_turned: is_turned ? 'true' : '',
  x_mm: String(measures.x_mm),
  y_mm: String(measures.y_mm),
  z_mm: String(measures.z_mm),
  length_mm: String(measures.length_mm),
  width_mm: String(measures.width_mm),
  height_mm: String(measures.height_mm),
})
