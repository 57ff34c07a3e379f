import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { type ReactElement, type ReactNode, useState } from 'react'
import { type PackRecord, PackStatusBadge, packQueryOptions } from '@/entities/pack'
import { formatProductName } from '@/entities/product'
import { canOpenRoute, useAuth } from '@/entities/session'
import { ApiProblem, useFormatProblem } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import {
  Button,
  DescriptionList,
  ErrorState,
  FigureList,
  KeyFigure,
  PageState,
  SearchXIcon,
  Skeleton,
} from '@/shared/ui'
import { DocumentFrame, DocumentSection, DocumentSkeleton, PackLinks } from '@/widgets/document'
import { MergePacks, SplitPack } from '@/widgets/packs'
import { findPortName } from '@domain/ports'
import { PackHistory } from './pack-history'
import { PackPieces } from './pack-pieces'
import styles from './pack.module.css'

/** A pack: its wood, pieces, places and history. */
export function PackPage(): ReactElement {
  const { t } = useTranslation('pages/pack')
  const formatProblem = useFormatProblem()
  const { id } = useParams({ from: '/packs/$id' })
  const pack = useQuery({ ...packQueryOptions(id), retryOnMount: false })
  if (pack.data) return <PackScreen pack={pack.data} />
  if (!pack.error)
    return (
      <DocumentSkeleton
        title={t('waiting')}
        figures={<Skeleton height="6rem" />}
        actions={null}
        progress={null}
      >
        <DocumentSection title={t('section.pieces')} layout="whole">
          <Skeleton height="10rem" />
        </DocumentSection>
      </DocumentSkeleton>
    )
  if (pack.error instanceof ApiProblem && pack.error.problem.code === 'not_found')
    return (
      <PageState size="page" headingLevel={1} icon={<SearchXIcon />} title={t('not_found.title')}>
        {t('not_found.text')}
      </PageState>
    )
  return (
    <ErrorState size="page" onRetry={() => void pack.refetch()} isRetrying={pack.isFetching}>
      {formatProblem(pack.error)}
    </ErrorState>
  )
}

function PackScreen({ pack }: { pack: PackRecord }) {
  const { t } = useTranslation('pages/pack')
  const format = useFormat()
  const wood = formatProductName({
    name: pack.product_name ?? '',
    specification: pack.specification,
  })
  return (
    <DocumentFrame
      isInternal
      title={t('title', { number: pack.number })}
      status={<PackStatusBadge status={pack.status} />}
      actions={<PackActions pack={pack} />}
      subtitle={[wood, pack.sawmill.name].join(', ')}
      figures={
        <FigureList>
          <KeyFigure label={t('figure.pcs')} value={format.number(pack.pcs)} size="s" />
          <KeyFigure label={t('figure.volume')} value={format.volume(pack.volume_m3)} unit="m³" />
          <KeyFigure
            label={t(pack.kg === null ? 'figure.weight' : 'figure.weighed')}
            value={format.number(pack.weight_kg)}
            unit="kg"
            size="s"
          />
        </FigureList>
      }
    >
      <div className={styles.sections}>
        <DocumentSection title={t('section.pieces')} layout="whole">
          <PackPieces pack={pack} />
        </DocumentSection>
        <DocumentSection title={t('section.details')} layout="whole">
          <PackDetails pack={pack} />
        </DocumentSection>
        <DocumentSection title={t('section.history')} layout="whole">
          <PackHistory events={pack.events} />
        </DocumentSection>
      </div>
    </DocumentFrame>
  )
}

/** Buttons that split and merge the pack, if the server allows it now. */
function PackActions({ pack }: { pack: PackRecord }) {
  const { t } = useTranslation('pages/pack')
  const [action, setAction] = useState<'split' | 'merge' | null>(null)
  const close = () => setAction(null)
  return (
    <>
      {pack.allowed_actions.includes('split') && (
        <Button onClick={() => setAction('split')}>{t('action.split')}</Button>
      )}
      {pack.allowed_actions.includes('merge') && (
        <Button onClick={() => setAction('merge')}>{t('action.merge')}</Button>
      )}
      {action === 'split' && <SplitPack pack={pack} onClose={close} />}
      {action === 'merge' && <MergePacks pack={pack} onClose={close} />}
    </>
  )
}

function PackDetails({ pack }: { pack: PackRecord }) {
  const { t } = useTranslation('pages/pack')
  const format = useFormat()
  const { role } = useAuth()
  const { supply, cargo, lot, parents, parts } = pack
  const supplyLink: ReactNode = canOpenRoute(role, '/supplies/$id') ? (
    <Link to="/supplies/$id" params={{ id: supply.id }}>
      {supply.number}
    </Link>
  ) : (
    supply.number
  )
  const cargoLink: ReactNode =
    cargo && canOpenRoute(role, '/cargo/$id') ? (
      <Link to="/cargo/$id" params={{ id: cargo.id }}>
        {cargo.number}
      </Link>
    ) : (
      cargo?.number
    )
  const lotLink: ReactNode =
    lot && pack.status === 'in_stock' && canOpenRoute(role, '/stock') ? (
      <Link to="/stock" search={{ q: lot.barcode }}>
        {lot.barcode}
      </Link>
    ) : (
      lot?.barcode
    )
  const others = [
    { term: t('detail.parents'), packs: parents },
    { term: t('detail.parts'), packs: parts },
  ].filter(({ packs }) => packs.length > 0)
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: t('detail.supply'), value: supplyLink },
        { term: t('detail.listed'), value: format.dateTime(pack.received_at) },
        { term: t('detail.barcode'), value: pack.barcode },
        { term: t('detail.mark'), value: pack.mark },
        {
          term: t('detail.stock'),
          value: lot && (
            <>
              {lotLink}, {findPortName(lot.location) ?? lot.location}
            </>
          ),
        },
        { term: t('detail.cargo'), value: cargoLink },
        ...others.map(({ term, packs }) => ({ term, value: <PackLinks packs={packs} /> })),
      ]}
    />
  )
}
