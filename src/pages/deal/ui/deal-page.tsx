import type { ReactElement } from 'react'
import { RecordPage } from '@/features/edit-record'
import { dealForm } from '../model/deal-form'
import { DealScreen } from './deal-screen'
import { DealSkeleton } from './deal-skeleton'

/** A deal, new or saved. */
export const DealPage = (): ReactElement => (
  <RecordPage form={dealForm} screen={DealScreen} skeleton={<DealSkeleton />} />
)
