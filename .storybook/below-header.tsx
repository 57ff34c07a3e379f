import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { createQueryClient } from '@/app/query-client'
import { createAppRouter } from '@/app/router'
import { meQueryOptions } from '@/entities/session'
import { BellIcon, IconButton } from '@/shared/ui'
import { Header } from '@/widgets/header'

const me = {
  id: 'ona',
  name: 'Ona Petrauskaitė',
  email: 'ona@timberdesk.example',
  role: 'purchase_manager',
  language: 'en',
  is_terms_agreed: true,
  draft_key: '7c'.repeat(32),
} as const

function createHeaderContext() {
  const queryClient = createQueryClient()
  queryClient.setQueryData(meQueryOptions.queryKey, me)
  return {
    queryClient,
    router: createAppRouter(
      queryClient,
      createMemoryHistory({ initialEntries: ['/supplies/new'] }),
    ),
  }
}

/** Renders a component below the application's header. It makes no API calls. */
export function BelowHeader({ children }: { children: ReactNode }) {
  const [{ queryClient, router }] = useState(createHeaderContext)
  return (
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>
        <Header
          role={me.role}
          notifications={<IconButton label="Notifications" icon={<BellIcon />} />}
        />
        {children}
      </RouterContextProvider>
    </QueryClientProvider>
  )
}
