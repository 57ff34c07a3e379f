import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { Cargo } from '@/entities/cargo'
import { LanguageProvider, useTranslation } from '@/shared/i18n'
import { getButtonClass, ErrorState } from '@/shared/ui'
import { PaperDesk, PaperParty, PaperSheet, PaperSkeleton } from '@/widgets/document'
import { getLoadId, LoadDrawing, usePackFormatter } from '@/widgets/load-builder'
import { spaces } from '@domain/load-plan'
import type { CargoPaperName } from '..'
import {
  type CargoPapers,
  cargoPapersQueryOptions,
  toClientPapers,
  toCrewPapers,
} from '../model/cargo-papers'
import { createCargoPackList } from '../model/cargo-pack-list'
import { CmrPaper } from './cmr-paper'
import { PackTable, useCargoPaperParts } from './paper-parts'
import styles from './paper-parts.module.css'

/** Loading instruction: the drawing, and the packs in loading order. */
function LoadingListPaper({ papers }: { papers: CargoPapers }) {
  const { t } = useTranslation('pages/cargo')
  const { cargo } = papers
  const parts = useCargoPaperParts(papers)
  const { space, loads, placed, packs } = createCargoPackList(cargo)
  const packFormatter = usePackFormatter(space ?? spaces['40HC'])
  const packsById = new Map(packs.map((item) => [item.id, item]))
  const formatPlace = (id: string) => {
    const found = placed.find(({ pack }) => pack.id === id)
    if (found) return packFormatter.place(found, placed)
    return placed.length > 0 ? t('paper.unplaced') : ''
  }
  return (
    <PaperSheet
      notice={parts.notice}
      title={`${t('paper.loading.title')} ${cargo.number}`}
      details={parts.details}
      parties={[
        <div key="at">{parts.loadingPlaces}</div>,
        <PaperParty
          key="by"
          role={t('paper.carrier')}
          name={cargo.carrier ?? ''}
          lines={[cargo.forwarder]}
        />,
      ]}
      terms={[
        ...parts.unit,
        parts.createTerm('seal_number'),
        parts.createTerm('booking_number'),
        parts.departs,
      ]}
      smallPrint={t('paper.terms.loading')}
      signatures={parts.sign(t('paper.sign_loader'))}
    >
      {space && placed.length > 0 && (
        <div className={styles.drawing}>
          <LoadDrawing
            space={space}
            packsToDraw={{
              placed,
              getLetter: ({ pack }) => packsById.get(pack.id)?.letter ?? '',
              getTone: ({ pack }) => loads.findIndex(({ id }) => id === getLoadId(pack)),
              formatPack: (item, number) =>
                packFormatter.pack(
                  item,
                  number,
                  `${packsById.get(item.pack.id)?.letter ?? ''} ${packsById.get(item.pack.id)?.wood ?? ''}`,
                  placed,
                ),
              blockedIds: [],
            }}
          />
        </div>
      )}
      <PackTable packs={packs} formatPlace={({ id }) => formatPlace(id)} />
    </PaperSheet>
  )
}

/**
 * Packing list of one client, numbered as in the loading instruction. It does not name the mill.
 */
function PackingListPaper({ papers }: { papers: CargoPapers }) {
  const { t } = useTranslation('pages/cargo')
  const { cargo, consignees } = papers
  const deals = new Set(consignees.map(({ dealNumber }) => dealNumber))
  const parts = useCargoPaperParts(papers)
  const isTruck = cargo.kind === 'truck'
  return (
    <PaperSheet
      notice={parts.notice}
      title={`${t('paper.packing_list.title')} ${cargo.number}`}
      details={parts.details}
      parties={[
        parts.consignee,
        <PaperParty key="from" role={t('paper.shipper')} name="Timberdesk" lines={[]} />,
      ]}
      terms={[
        ...parts.unit,
        parts.createTerm('seal_number'),
        ...(isTruck ? [] : [parts.voyage, parts.way]),
        parts.departs,
        ...(isTruck ? [] : [parts.createTerm('bill_of_lading')]),
      ]}
      smallPrint={t('paper.terms.packing_list')}
      signatures={parts.sign(t('paper.sign_shipper'))}
    >
      <PackTable packs={createCargoPackList(cargo).packs.filter(({ deal }) => deals.has(deal))} />
    </PaperSheet>
  )
}

const paperComponents = { packing_list: PackingListPaper, loading: LoadingListPaper, cmr: CmrPaper }

/** A paper of a cargo on A4 in its reader's language: for one client, or for the loading crew. */
export function CargoPaper({ cargo, name }: { cargo: Cargo; name: CargoPaperName }) {
  const { t } = useTranslation('pages/cargo')
  const { data, error, refetch, isFetching } = useQuery(cargoPapersQueryOptions(cargo))
  const { client } = useSearch({ from: '/cargo/$id' })
  const PaperComponent = paperComponents[name]
  const clients =
    name === 'loading' || !data
      ? []
      : [...new Map(data.consignees.map((item) => [item.clientId, item])).values()]
  const reader = clients.find(({ clientId }) => clientId === client) ?? clients[0]
  const content =
    data &&
    (name === 'loading' ? toCrewPapers(cargo, data) : toClientPapers(cargo, data, reader?.clientId))
  const back = (
    <Link to="/cargo/$id" params={{ id: cargo.id }} className={getButtonClass({})}>
      {t('action.back')}
    </Link>
  )
  const head = (
    <>
      {back}
      {clients.length > 1 &&
        clients.map(({ clientId, name: clientName }) => (
          <Link
            key={clientId}
            to="/cargo/$id"
            params={{ id: cargo.id }}
            search={{ view: name, client: clientId }}
            aria-current={clientId === reader?.clientId ? 'page' : undefined}
            className={getButtonClass({
              variant: clientId === reader?.clientId ? 'secondary' : 'quiet',
            })}
          >
            {clientName}
          </Link>
        ))}
    </>
  )
  return (
    <PaperDesk back={head} isReady={data !== undefined}>
      {content ? (
        <LanguageProvider language={content.language}>
          <PaperComponent papers={content} />
        </LanguageProvider>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <PaperSkeleton title={`${t(`paper.${name}.title`)} ${cargo.number}`} />
      )}
    </PaperDesk>
  )
}
