import { noop, type QueryClient } from '@tanstack/react-query'
import { clientQuery } from '@/entities/client'
import { lazyPage } from '@/shared/lib/lazy-page'

type LoaderContext = { readonly context: { readonly queryClient: QueryClient }; readonly params: { readonly id: string } }

const component = lazyPage('pages/client', () => import('./ui/client-page'), 'ClientPage')

export const newClientPage = { component }

export const clientPage = {
  component,
  // Not awaited: the frame is shown while the client loads.
  loader: ({ context, params }: LoaderContext) => {
    context.queryClient.query(clientQuery(params.id)).catch(noop)
  },
}
