import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Cargo } from '@/entities/cargo'
import { LanguageProvider, useTranslation } from '@/shared/i18n'
import { buttonClass, ErrorState } from '@/shared/ui'
import { PaperDesk, WaitingPaper } from '@/widgets/document'
import type { CargoPaperName } from '..'
import { papersQuery } from '../model/paper-query'
import { CmrPaper } from './cmr-paper'
import { LoadingPaper } from './loading-paper'
import { PackingListPaper } from './packing-list-paper'

const papers = { packing_list: PackingListPaper, loading: LoadingPaper, cmr: CmrPaper }

/** One of the papers of a cargo: a sheet that prints on A4, in the language of the client. */
export function CargoPaper({ cargo, name }: { cargo: Cargo; name: CargoPaperName }) {
  const { t } = useTranslation('pages/cargo')
  const { data, error, refetch, isFetching } = useQuery(papersQuery(cargo))
  const Drawn = papers[name]
  const back = (
    <Link to="/cargo/$id" params={{ id: cargo.id }} className={buttonClass({})}>
      {t('action.back')}
    </Link>
  )
  return (
    <PaperDesk back={back} isReady={data !== undefined}>
      {data ? (
        <LanguageProvider value={data.language}>
          <Drawn papers={data} />
        </LanguageProvider>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <WaitingPaper title={`${t(`paper.${name}.title`)} ${cargo.number}`} />
      )}
    </PaperDesk>
  )
}
