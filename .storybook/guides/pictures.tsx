import type { ReactNode } from 'react'
import { Banner, Button, Chip, DescriptionList, Skeleton, Status } from '@/shared/ui'

/** A good and a bad example of one rule. */
interface PicturePair {
  good: ReactNode
  bad: ReactNode
}

const Row = ({ children }: { children: ReactNode }) => <div className="guide-row">{children}</div>

/** A field as it looks, without its behaviour. */
const Field = ({ label, text, hint }: { label?: string; text?: string; hint?: string }) => (
  <div className="guide-field">
    {label && <span>{label}</span>}
    <div>{text}</div>
    {hint && <small>{hint}</small>}
  </div>
)

const Table = ({ heads, rows }: { heads: string[]; rows: string[][] }) => (
  <table className="guide-table">
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells) => (
        <tr key={cells[0]}>
          {cells.map((cell) => (
            <td key={cell}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** Pairs by the name that docs/patterns.md and docs/screens.md use. */
export const picturePairs: Readonly<Record<string, PicturePair>> = {
  'one-primary': {
    good: (
      <Row>
        <Button variant="primary">Issue confirmation</Button>
        <Button variant="quiet">More</Button>
      </Row>
    ),
    bad: (
      <Row>
        <Button variant="primary">Issue</Button>
        <Button variant="primary">Copy</Button>
        <Button variant="primary">Print</Button>
      </Row>
    ),
  },
  'named-actions': {
    good: (
      <Row>
        <Button variant="danger">Cancel deal</Button>
        <Button>Keep deal</Button>
      </Row>
    ),
    bad: (
      <Row>
        <Button>Yes</Button>
        <Button>No</Button>
      </Row>
    ),
  },
  'named-count': {
    good: <p className="guide-figure">18 deals late</p>,
    bad: <p className="guide-figure">18 late</p>,
  },
  status: {
    good: (
      <Row>
        <Status tone="done">Delivered</Status>
        <Status tone="blocked">Expired</Status>
      </Row>
    ),
    bad: (
      <Row>
        <span className="guide-dot" data-tone="good" />
        <span className="guide-dot" data-tone="bad" />
      </Row>
    ),
  },
  'read-only': {
    good: (
      <DescriptionList
        items={[
          { term: 'Delivery week', value: '2026-W48' },
          { term: 'Payment', value: '30 days' },
        ]}
      />
    ),
    bad: (
      <>
        <Field label="Delivery week" text="2026-W48" />
        <Field label="Payment" text="30 days" />
      </>
    ),
  },
  loading: {
    good: (
      <>
        <Skeleton width="60%" />
        <Skeleton />
        <Skeleton />
      </>
    ),
    bad: <p>Loading…</p>,
  },
  empty: {
    good: (
      <>
        <p>No orders yet. Start with the products.</p>
        <Row>
          <Button variant="primary">See products</Button>
        </Row>
      </>
    ),
    bad: <p>No data</p>,
  },
  failure: {
    good: (
      <>
        <p>The report was not sent: the network was lost.</p>
        <Row>
          <Button>Try again</Button>
        </Row>
      </>
    ),
    bad: <p>Error 500</p>,
  },
  units: {
    good: (
      <Table
        heads={['Product', 'm³', '€/m³']}
        rows={[
          ['22 × 100', '118.420', '311.50'],
          ['50 × 150', '9.600', '298.00'],
        ]}
      />
    ),
    bad: (
      <Table
        heads={['Product', 'Volume', 'Price']}
        rows={[
          ['22 × 100', '118.42 m³', '311.5 EUR'],
          ['50 × 150', '9.6 m³', '€298 /m³'],
        ]}
      />
    ),
  },
  filters: {
    good: (
      <Row>
        <Button>Filter</Button>
        <Chip label="Status: Confirmed" />
      </Row>
    ),
    bad: (
      <Row>
        <Button>Status</Button>
        <Button>Client</Button>
        <Button>Manager</Button>
        <Button>Week</Button>
        <Button>Country</Button>
      </Row>
    ),
  },
  label: {
    good: <Field label="Delivery week" text="48" hint="Write a week such as 48" />,
    bad: <Field text="Delivery week" />,
  },
  loss: {
    good: (
      <Row>
        <Status tone="blocked">Over the limit by €12,400</Status>
      </Row>
    ),
    bad: <p className="guide-red">12,400</p>,
  },
  lasting: {
    good: <Banner tone="waiting" title="Prices are reserved until 14:30" />,
    bad: <p className="guide-toast">Prices are reserved</p>,
  },
  difference: {
    good: (
      <Table heads={['Line 1', 'Before', 'After']} rows={[['Price, EUR/m³', '239.00', '245.00']]} />
    ),
    bad: <p>Deal updated</p>,
  },
  'two-volumes': {
    good: (
      <DescriptionList
        items={[
          { term: 'Loaded', value: '14.324 m³' },
          { term: 'Placed', value: '9.210 m³' },
        ]}
      />
    ),
    bad: <p className="guide-figure">14.324</p>,
  },
  'two-averages': {
    good: (
      <Table
        heads={['Trade', 'Volume m³', 'Average €/m³']}
        rows={[
          ['Sold', '462.120', '450.82'],
          ['Bought', '620.400', '314.18'],
        ]}
      />
    ),
    bad: <Table heads={['Volume m³', 'Average €/m³']} rows={[['1,082.520', '372.51']]} />,
  },
  signs: {
    good: (
      <Table
        heads={['Number', 'Total EUR']}
        rows={[
          ['2026-0024', '28,733.89'],
          ['2026-0025', '−6,379.60'],
        ]}
      />
    ),
    bad: (
      <Table
        heads={['Number', 'Total EUR']}
        rows={[
          ['2026-0024', '28,733.89'],
          ['2026-0025 (credit)', '6,379.60'],
        ]}
      />
    ),
  },
  'named-cells': {
    good: <p>Row 12, GBP: “0,8.6” is not a number.</p>,
    bad: <p>1 value was not imported.</p>,
  },
  'used-link': {
    good: (
      <p>Accepted on 24 November by Claire Fontaine. For changes, write to Ona Petrauskaitė.</p>
    ),
    bad: <p>This link has expired.</p>,
  },
  'filled-terms': {
    good: (
      <Field label="Payment terms" text="Net 30 days" hint="From the client Bois du Rhône SAS" />
    ),
    bad: <Field label="Payment terms" />,
  },
  'first-figure': {
    good: (
      <DescriptionList
        items={[
          { term: 'Arrives', value: '4 December 2026' },
          { term: 'Order', value: 'O-2026-0009' },
        ]}
      />
    ),
    bad: (
      <DescriptionList
        items={[
          { term: 'Internal number', value: '7f3a-0009' },
          { term: 'Arrives', value: '4 December 2026' },
        ]}
      />
    ),
  },
  target: {
    good: (
      <div className="guide-phone">
        <Button variant="primary" size="l">
          Next piece
        </Button>
      </div>
    ),
    bad: (
      <div className="guide-phone">
        <Row>
          <Button size="s">‹</Button>
          <Button size="s">✓</Button>
          <Button size="s">›</Button>
        </Row>
      </div>
    ),
  },
}
