import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import {
  type PaperChoice,
  type PaperItem,
  paperQueryOptions,
  type PaperRecord,
  papersQueryOptions,
} from '@/entities/document'
import { ApiProblem } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, DownloadIcon, ErrorState, getButtonClass, PageState } from '@/shared/ui'
import { useDownloadPaper } from '../../model/use-download-paper'
import { usePaperPhotos } from '../../model/use-paper-photos'
import { PaperSkeleton } from '../document-skeleton'
import { SendPaperDialog } from './lazy-send-paper-dialog'
import { Paper } from './paper'
import { PaperDesk } from './paper-desk'

export interface PaperViewProps {
  record: PaperRecord & { readonly number: string }
  choice: PaperChoice
  /** Link back to the document. */
  back: ReactNode
}

/** A paper of a record as it prints, with its other versions and its PDF. */
export function PaperView({ record, choice, back }: PaperViewProps) {
  const { t } = useTranslation('widgets/document')
  const { data, error, refetch, isFetching } = useQuery(paperQueryOptions(record, choice))
  const download = useDownloadPaper(record)
  const photoUrls = usePaperPhotos(record, data?.photos)
  return (
    <PaperDesk
      back={
        <>
          {back}
          <Versions record={record} choice={choice} />
        </>
      }
      actions={
        <>
          <SendButton record={record} choice={choice} />
          <Button
            icon={<DownloadIcon />}
            isDisabled={data === undefined}
            isPending={download.isPending}
            onClick={() => download.mutate(choice)}
          >
            {t('paper.download_pdf')}
          </Button>
        </>
      }
      isReady={data !== undefined && photoUrls !== undefined}
    >
      {data ? (
        <Paper paper={data} photoUrls={photoUrls} />
      ) : error instanceof ApiProblem && error.problem.code === 'not_found' ? (
        <PageState headingLevel={1} title={t('paper.missing')} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <PaperSkeleton title={`${t(`papers.${choice.paper}.title`)} ${record.number}`} />
      )}
    </PaperDesk>
  )
}

/** Opens the dialog that sends the paper; nothing for users who may not send it. */
function SendButton({ record, choice }: Pick<PaperViewProps, 'record' | 'choice'>) {
  const { t } = useTranslation('widgets/document')
  const { data: papers = [] } = useQuery(papersQueryOptions(record))
  const [isOpen, setIsOpen] = useState(false)
  const version = papers.find((item) => item.paper === choice.paper && isChosen(item, choice))
  if (!version?.can_send) return null
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('send.open')}</Button>
      {isOpen && (
        <SendPaperDialog record={record} choice={choice} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}

/** Links to the versions of a paper: its clients or its revisions. Nothing if there is only one. */
function Versions({ record, choice }: Pick<PaperViewProps, 'record' | 'choice'>) {
  const { t } = useTranslation('widgets/document')
  const format = useFormat()
  const { data: papers = [] } = useQuery(papersQueryOptions(record))
  const versions = papers.filter(({ paper }) => paper === choice.paper)
  if (versions.length < 2) return null
  const hasClients = versions.some(({ client }) => client !== null)
  function formatVersion({ number, revision, client, sent }: PaperItem): string {
    if (sent) {
      const at = format.dateTime(sent.at)
      return client ? t('paper.sent_to', { name: client.name, at }) : t('paper.sent', { at })
    }
    if (number !== null) return number
    if (client) return client.name
    if (revision !== null) return t('paper.revision', { number: revision })
    return t(hasClients ? 'paper.internal' : 'paper.now')
  }
  const current = versions.find((version) => isChosen(version, choice)) ?? versions[0]
  return versions.map((version) => {
    const { revision, client, sent } = version
    return (
      <Link
        key={`${revision} ${client?.id} ${sent?.id}`}
        to="."
        search={{
          view: choice.paper,
          ...(client && { client: client.id }),
          ...(revision !== null && { revision }),
          ...(sent && { sent: sent.id }),
        }}
        replace
        aria-current={version === current ? 'page' : undefined}
        className={getButtonClass({ variant: version === current ? 'secondary' : 'quiet' })}
      >
        {formatVersion(version)}
      </Link>
    )
  })
}

const isChosen = ({ revision, client, sent }: PaperItem, choice: PaperChoice) =>
  choice.sent === sent?.id &&
  (choice.revision === undefined || choice.revision === revision) &&
  (choice.client === undefined || choice.client === client?.id)
