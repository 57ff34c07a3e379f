import { previewQueryOptions, type Preview } from '@/entities/document/@x/cargo'
import { api, unwrap, type Schemas } from '@/shared/api'
import type { Cargo, CargoWrite } from './cargo-queries'

export type CargoPreview = Preview<Schemas['CargoPreview']>

/** Computed values and missing requirements of an edited cargo. */
export const cargoPreviewQueryOptions = (saved: Cargo | null, edited: CargoWrite | null) =>
  previewQueryOptions('cargos', saved, edited, (cargo, signal) =>
    unwrap(api.POST('/cargos/preview/', { body: { id: saved?.id ?? null, cargo }, signal })),
  )
