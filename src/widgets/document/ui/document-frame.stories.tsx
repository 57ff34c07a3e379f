import preview from '#.storybook/preview'
import { BelowHeader } from '../../../../.storybook/below-header'
import { NeedList } from '@/features/change-status'
import {
  Banner,
  Button,
  DescriptionList,
  FigureList,
  KeyFigure,
  Skeleton,
  Status,
  TextField,
} from '@/shared/ui'
import { DocumentFrame, type DocumentFrameProps } from './document-frame'
import { DocumentProgress } from './document-progress'
import { DocumentSection } from './document-section'

const figures = (
  <FigureList>
    <KeyFigure label="Volume" value="86.412" unit="m³" />
    <KeyFigure label="Total" value="€27,651.84" />
    <KeyFigure label="Margin" value="€3,102.40" note="11.2%" tone="good" />
  </FigureList>
)

const needs = [
  { id: 'week', text: 'Enter the delivery week', onNavigate: () => {} },
  { id: 'credit', text: 'The client is over its credit limit' },
]

const sample: DocumentFrameProps = {
  title: 'S-2026-0042',
  status: (
    <Status tone="neutral" share={0}>
      Draft
    </Status>
  ),
  subtitle: 'Södra Timber AB, 18 Nov 2026, Tomas Kazlauskas',
  saveState: 'Saved 09:12',
  actions: (
    <>
      <Button variant="primary">Send the order</Button>
      <Button isDisabled>Save</Button>
    </>
  ),
  figures,
  progress: (
    <DocumentProgress
      stages={['Draft', 'Ordered', 'Production', 'Ready', 'Loading', 'Completed']}
      current="Draft"
      formatStage={(stage) => stage}
    />
  ),
  record: (
    <DescriptionList
      items={[
        { term: 'Mill', value: 'Värö' },
        { term: 'Loads from', value: 'W49 2026' },
      ]}
    />
  ),
  children: (
    <form>
      <DocumentSection title="Terms">
        {['Mill', 'Reference', 'Named place'].map((label) => (
          <div key={label} style={{ gridColumn: 'span 4' }}>
            <TextField label={label} value="" onChange={() => {}} />
          </div>
        ))}
      </DocumentSection>
      <DocumentSection title="Lines" aside="2 lines" layout="whole">
        <Skeleton height="8rem" />
      </DocumentSection>
    </form>
  ),
}

const meta = preview.meta({
  title: 'Patterns/Document frame',
  tags: ['stable'],
  component: DocumentFrame,
  args: sample,
  parameters: { screen: {}, docs: { story: { inline: false, height: '560px' } } },
  decorators: [
    (Story) => (
      <BelowHeader>
        <Story />
      </BelowHeader>
    ),
  ],
})

const phone = { globals: { viewport: { value: 'phone', isRotated: false } } }
const missing = <NeedList title="Before it can be sent" needs={needs} />

export const NothingMissing = meta.story()
export const SomethingMissing = meta.story({ args: { needs: missing } })
export const ReadOnly = meta.story({
  args: {
    actions: null,
    notice: <Banner>Read-only: the status does not allow changes.</Banner>,
  },
})
export const SaveFailed = meta.story({
  args: {
    saveState: 'Unsaved changes',
    notice: (
      <Banner tone="blocked" title="Not saved">
        Timberdesk can’t be reached. Your input is kept; save again in a moment.
      </Banner>
    ),
  },
})
export const Phone = meta.story({ args: { needs: missing }, ...phone })
