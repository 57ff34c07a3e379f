import { noop, type QueryClient } from '@tanstack/react-query'
import { sawmillQuery } from '@/entities/sawmill'
import { lazyPage } from '@/shared/lib/lazy-page'

type LoaderContext = { readonly context: { readonly queryClient: QueryClient }; readonly params: { readonly id: string } }

const component = lazyPage('pages/sawmill', () => import('./ui/sawmill-page'), 'SawmillPage')

export const newSawmillPage = { component }

export const sawmillPage = {
  component,
  // Not awaited: the frame is shown while the mill loads.
  loader: ({ context, params }: LoaderContext) => {
    context.queryClient.query(sawmillQuery(params.id)).catch(noop)
  },
}
