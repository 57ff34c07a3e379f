import { cleanup, render } from '@testing-library/react'
import type { ComponentProps, ReactNode } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { RecordProvider } from '@/features/edit-record/model/record-context'
import type { Schemas } from '@/shared/api'
import { startI18n } from '@/shared/i18n'
import { RevisionConflicts } from './revision-parts'

const record = { config: { texts: 'pages/deal' } } as unknown as ComponentProps<
  typeof RecordProvider
>['value']
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <RecordProvider value={record}>{children}</RecordProvider>
)

beforeAll(() => startI18n({ shell: async () => ({}), page: async () => ({}) }, 'en'))
afterEach(cleanup)

it('each error of a field is listed, and none of them once another field is wrong', () => {
  const locked: Schemas['FieldError'] = { pointer: '/customer_reference', code: 'locked' }
  const createConflicts = (conflicts: Schemas['FieldError'][]) => (
    <RevisionConflicts title="Check these fields again." conflicts={conflicts} />
  )
  const { container, rerender } = render(
    createConflicts([locked, { ...locked, code: 'required' }]),
    {
      wrapper,
    },
  )
  expect(container.querySelectorAll('li')).toHaveLength(2)
  rerender(createConflicts([{ pointer: '/client_notes', code: 'locked' }]))
  expect(container.querySelectorAll('li')).toHaveLength(1)
})
