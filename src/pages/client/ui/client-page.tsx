import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { clientQuery } from '@/entities/client'
import { meQuery } from '@/entities/session'
import { ApiProblem, useProblemText } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { ErrorState, PageState, Skeleton } from '@/shared/ui'
import { DocumentFrame, useScreenKey } from '@/widgets/document-frame'
import { ClientEditor } from './client-editor'
import { ClientFigures } from './client-figures'

/** A client, new or known. */
export function ClientPage(): ReactElement {
  const { id } = useParams({ strict: false })
  const [screenKey, goOnAt] = useScreenKey(id)
  return <OpenClient key={screenKey} id={id} onAdded={goOnAt} />
}

type OpenClientProps = { readonly id: string | undefined; onAdded(id: string): void }

function OpenClient({ id, onAdded }: OpenClientProps) {
  const { t } = useTranslation('pages/client')
  const isNew = id === undefined
  const me = useQuery(meQuery)
  // The route's loader has asked before: what it was refused is not asked for again.
  const known = useQuery({ ...clientQuery(id ?? ''), enabled: !isNew, retryOnMount: false })
  const client = isNew ? null : known.data
  if (client !== undefined && me.data) return <ClientEditor client={client} personId={me.data.id} onAdded={onAdded} />
  const error = known.error ?? me.error
  if (!error) return <ClientBones />
  if (error instanceof ApiProblem && error.problem.status === 404) {
    return (
      <PageState size="page" title={t('not_found.title')}>
        {t('not_found.text')}
      </PageState>
    )
  }
  return <LoadFailed error={error} onRetry={() => void Promise.all([me.refetch(), !isNew && known.refetch()])} />
}

function LoadFailed({ error, onRetry }: { readonly error: Error; onRetry(): void }) {
  const problemText = useProblemText()
  return (
    <ErrorState size="page" onRetry={onRetry}>
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
