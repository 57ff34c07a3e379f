import type { ReactElement } from 'react'
import { recordLoader, RecordPage } from '@/features/edit-record'
import { cargoForm } from '../model/cargo-form'
import { CargoScreen } from './cargo-screen'
import { CargoSkeleton } from './cargo-skeleton'

/** A cargo, new or saved. */
export const CargoPage = (): ReactElement => (
  <RecordPage form={cargoForm} screen={CargoScreen} skeleton={<CargoSkeleton />} />
)

export const loader = recordLoader(cargoForm)
