import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { Cargo } from '@/entities/cargo'
import { LanguageProvider, useTranslation } from '@/shared/i18n'
import { buttonClass, ErrorState } from '@/shared/ui'
import { PaperDesk, PaperSkeleton } from '@/widgets/document'
import type { CargoPaperName } from '..'
import { cargoPapersQueryOptions, toClientPapers, toCrewPapers } from '../model/cargo-papers'
import { CmrPaper } from './cmr-paper'
import { LoadingListPaper } from './loading-paper'
import { PackingListPaper } from './packing-list-paper'

const paperComponents = { packing_list: PackingListPaper, loading: LoadingListPaper, cmr: CmrPaper }

/** One paper of a cargo, printed on A4: for one client, or for the crew that loads. Each is in its reader's language. */
export function CargoPaper({ cargo, name }: { cargo: Cargo; name: CargoPaperName }) {
  const { t } = useTranslation('pages/cargo')
  const { data, error, refetch, isFetching } = useQuery(cargoPapersQueryOptions(cargo))
  const { client } = useSearch({ from: '/cargo/$id' })
  const Drawn = paperComponents[name]
  const clients =
    name === 'loading' || !data
      ? []
      : [...new Map(data.consignees.map((each) => [each.clientId, each])).values()]
  const reader = clients.find(({ clientId }) => clientId === client) ?? clients[0]
  const content =
    data &&
    (name === 'loading' ? toCrewPapers(cargo, data) : toClientPapers(cargo, data, reader?.clientId))
  const back = (
    <Link to="/cargo/$id" params={{ id: cargo.id }} className={buttonClass({})}>
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
            className={buttonClass({
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
        <LanguageProvider value={content.language}>
          <Drawn papers={content} />
        </LanguageProvider>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <PaperSkeleton title={`${t(`paper.${name}.title`)} ${cargo.number}`} />
      )}
    </PaperDesk>
  )
}
