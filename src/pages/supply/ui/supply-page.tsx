import type { ReactElement } from 'react'
import { recordLoader, RecordPage } from '@/features/edit-record'
import { supplyForm } from '../model/supply-form'
import { SupplyScreen } from './supply-screen'
import { SupplySkeleton } from './supply-skeleton'

/** A supply, new or saved. */
export const SupplyPage = (): ReactElement => (
  <RecordPage form={supplyForm} screen={SupplyScreen} skeleton={<SupplySkeleton />} />
)

export const loader = recordLoader(supplyForm)
