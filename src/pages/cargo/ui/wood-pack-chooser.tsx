import { useQuery } from '@tanstack/react-query'
import { type LoadablePack, loadablePacksQueryOptions } from '@/entities/cargo'
import { useRecord } from '@/features/edit-record'
import { ErrorState, Skeleton } from '@/shared/ui'
import { cargoFormConfig } from '../model/cargo-form'
import { canCountPacks, listMillPacks, type PlacedWood } from '../model/edit-loads'
import { useLoadLines } from '../model/use-cargo-loads'
import { PackChooser, type PackChooserProps } from './pack-chooser'

export interface WoodPackChooserProps extends Omit<
  PackChooserProps,
  'packs' | 'pending' | 'onChoose' | 'onCount'
> {
  wood: PlacedWood
  /** Packs that are shown until the full list is fetched. */
  initialPacks: readonly LoadablePack[]
  onChoose: (packIds: readonly string[], packs: readonly LoadablePack[]) => void
  /** Counts the packs without their numbers. */
  onCount: () => void
}

/** Choice among all packs of the mill's list, which is fetched when it opens. */
export function WoodPackChooser({
  wood,
  initialPacks,
  onChoose,
  onCount,
  ...props
}: WoodPackChooserProps) {
  const { saved } = useRecord(cargoFormConfig)
  const lines = useLoadLines()
  const { data, error, refetch, isFetching } = useQuery(
    loadablePacksQueryOptions(saved?.id ?? null, wood),
  )
  const packs = data ? listMillPacks({ ...wood, mill_packs: data.items }, lines) : initialPacks
  const pending = error ? (
    <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
  ) : (
    <Skeleton height="6rem" />
  )
  return (
    <PackChooser
      {...props}
      packs={packs}
      pending={data ? null : pending}
      onChoose={(ids) => onChoose(ids, packs)}
      onCount={canCountPacks(wood) && props.loadedIds.length > 0 ? onCount : null}
    />
  )
}
