import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { clientQuery } from '@/entities/client'
import { useMe } from '@/entities/session'
import { ApiProblem, useProblemText } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { ErrorState, PageState, Skeleton } from '@/shared/ui'
import { DocumentFrame } from '@/widgets/document-frame'
import { ClientEditor } from './client-editor'
import { ClientFigures } from './client-figures'

/** A client, new or known. */
export function ClientPage(): ReactElement {
  const { id } = useParams({ strict: false })
  const me = useMe()
  if (!me) return <ClientBones />
  return id === undefined ? (
    <ClientEditor key="new" client={null} personId={me.id} />
  ) : (
    <KnownClient key={id} id={id} personId={me.id} />
  )
}

function KnownClient({ id, personId }: { readonly id: string; readonly personId: string }) {
  const { t } = useTranslation('pages/client')
  const problemText = useProblemText()
  const { data, error, isPending, refetch } = useQuery(clientQuery(id))
  if (data) return <ClientEditor client={data} personId={personId} />
  if (isPending) return <ClientBones />
  if (error instanceof ApiProblem && error.problem.status === 404) {
    return (
      <PageState size="page" headingLevel={1} title={t('not_found.title')}>
        {t('not_found.text')}
      </PageState>
    )
  }
  return (
    <ErrorState size="page" onRetry={() => void refetch()}>
      {problemText(error)}
    </ErrorState>
  )
}

/** The frame of the screen while the client is under way. */
function ClientBones() {
  const { t } = useTranslation('pages/client')
  return (
    <DocumentFrame title={t('client')} figures={<ClientFigures client={null} />}>
      <Skeleton height="36rem" />
    </DocumentFrame>
  )
}
