import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatProductName } from '@/entities/product'
import { isRemoved, type Lot, type LotAction, lotsQueryOptions } from '@/entities/stock'
import { useTranslation } from '@/shared/i18n'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { Button, Checkbox, Drawer, EmptyState, ErrorState, Skeleton } from '@/shared/ui'
import { parseStockRowId, toStockRowId } from '../model/stock-search'
import { ChangePacksDialog, CorrectPackDialog } from './pack-dialogs'
import { PackHistory } from './pack-history'
import { PackItem } from './pack-item'
import styles from './stock.module.css'

const PackLabels = lazyComponent(async () => (await import('./pack-labels')).PackLabels)

/** The open action; null for the list of packs. */
type CurrentAction =
  | { readonly action: 'history' | 'correct'; readonly lot: Lot }
  | { readonly action: LotAction | 'labels'; readonly lots: readonly Lot[] }
  | null

interface RowPacksProps {
  row: string
  onClose(): void
  /** Opens the row that the last pack is in after its pieces were counted. */
  onFollow(row: string): void
}

/**
 * Packs of a row: block, release, move or print labels for selected packs; correct single packs.
 */
export function RowPacks({ row, onClose, onFollow }: RowPacksProps) {
  const { t } = useTranslation('pages/stock')
  const { data, isError, refetch } = useQuery(lotsQueryOptions(parseStockRowId(row)))
  const [selected, setSelected] = useState<readonly string[]>([])
  const [currentAction, setCurrentAction] = useState<CurrentAction>(null)
  const closeAction = () => setCurrentAction(null)
  const finishAction = () => {
    setSelected([])
    closeAction()
  }
  const finishCorrection = (corrected: Lot) => {
    const next = toStockRowId(corrected)
    const hasOthers = data?.items.some(({ id }) => id !== corrected.id)
    if (hasOthers || isRemoved(corrected) || next === row) closeAction()
    else onFollow(next)
  }
  // Only one drawer at a time; the action replaces the packs.
  if (currentAction?.action === 'labels')
    return <PackLabels lots={currentAction.lots} onClose={closeAction} />
  if (currentAction && 'lots' in currentAction)
    return (
      <ChangePacksDialog
        action={currentAction.action}
        lots={currentAction.lots}
        onClose={closeAction}
        onDone={finishAction}
      />
    )
  if (currentAction)
    return currentAction.action === 'history' ? (
      <PackHistory lot={currentAction.lot} onClose={closeAction} />
    ) : (
      <CorrectPackDialog lot={currentAction.lot} onClose={closeAction} onDone={finishCorrection} />
    )
  const lots = data?.items ?? []
  const product = lots[0]?.product
  const chosen = lots.filter(({ id }) => selected.includes(id))
  const toMove = chosen.filter(({ status }) => status !== 'reserved')
  const toBlock = chosen.filter(({ status }) => status === 'available')
  const toRelease = chosen.filter(({ status }) => status === 'blocked')
  return (
    <Drawer
      title={product ? formatProductName(product) : t('packs.title')}
      isOpen
      size="m"
      onClose={onClose}
      actions={
        lots.length > 0 && (
          <>
            <Button
              variant="primary"
              isDisabled={toMove.length === 0}
              onClick={() => setCurrentAction({ action: 'move', lots: toMove })}
            >
              {t('packs.move')}
            </Button>
            <Button
              isDisabled={toBlock.length === 0}
              onClick={() => setCurrentAction({ action: 'block', lots: toBlock })}
            >
              {t('packs.block')}
            </Button>
            <Button
              isDisabled={toRelease.length === 0}
              onClick={() => setCurrentAction({ action: 'release', lots: toRelease })}
            >
              {t('packs.release')}
            </Button>
            <Button
              isDisabled={chosen.length === 0}
              onClick={() => setCurrentAction({ action: 'labels', lots: chosen })}
            >
              {t('labels.open')}
            </Button>
          </>
        )
      }
    >
      {isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height="20rem" />
      ) : lots.length === 0 ? (
        <EmptyState title={t('packs.none')} />
      ) : (
        <div className={styles.form}>
          {product && (
            <Link to="/products/$id" params={{ id: product.id }}>
              {t('packs.product')}
            </Link>
          )}
          <p className={styles.muted}>{t('packs.hint')}</p>
          <Checkbox
            label={t('packs.all', { count: lots.length })}
            value={chosen.length === lots.length}
            isPartial={chosen.length > 0 && chosen.length < lots.length}
            onChange={(isSelected) => setSelected(isSelected ? lots.map(({ id }) => id) : [])}
          />
          <ul className={styles.packs} aria-label={t('packs.title')}>
            {lots.map((lot) => (
              <PackItem
                key={lot.id}
                lot={lot}
                selection={{
                  value: selected.includes(lot.id),
                  onChange: (isSelected) =>
                    setSelected((previous) =>
                      isSelected ? [...previous, lot.id] : previous.filter((id) => id !== lot.id),
                    ),
                }}
                onCorrect={() => setCurrentAction({ action: 'correct', lot })}
                onHistory={() => setCurrentAction({ action: 'history', lot })}
              />
            ))}
          </ul>
        </div>
      )}
    </Drawer>
  )
}
